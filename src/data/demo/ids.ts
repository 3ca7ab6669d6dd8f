/** The id of a new record: the time it was made, in milliseconds, or the next that is free. */
export function idAt(at: Date, isTaken: (id: string) => boolean): string {
  let id = at.getTime();
  while (isTaken(String(id))) id += 1;
  return String(id);
}
