/** How long a browser may take to start reading a file, in milliseconds. */
const startLimit = 60_000;

/** Hands a file made in the page to the browser's downloads. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), startLimit);
}
