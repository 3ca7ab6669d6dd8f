/** Takes away the frame that the server wrote, once the screen's own heading stands in its place. */
export function endFirstFrame(root: HTMLElement): void {
  const frame = document.getElementById('first-frame');
  if (frame === null) return;
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1') === null) return;
    observer.disconnect();
    frame.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
