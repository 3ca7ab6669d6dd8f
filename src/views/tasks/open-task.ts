/**
 * The task whose card is open: at most one, at the start the first, and only a listed one.
 * @param task the URL's parameter: absent at the start, empty for no open card.
 * @param ids the tasks listed, in order.
 */
export function openTask(task: string | undefined, ids: string[]): string | null {
  const asked = task ?? ids[0];
  return asked !== undefined && ids.includes(asked) ? asked : null;
}

/** The URL's parameter after a card was toggled: of the cards one is open, or none. */
export const toggledTask = (task: string | undefined, ids: string[], id: string): string =>
  openTask(task, ids) === id ? '' : id;
