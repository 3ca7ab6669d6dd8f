/**
 * The key that what was last sent has: that of the time before where it had no answer and the same was sent.
 * @param sent the events that send, each with what it says and its own key.
 */
export function keyAfter<TEvent extends string>(
  sent: Partial<Record<TEvent, { says: unknown; key: string }>>,
  trail: readonly TEvent[],
): string {
  const last = trail.findLastIndex((event) => event in sent);
  const now = last === -1 ? undefined : sent[trail[last] as TEvent];
  if (now === undefined) return '';
  const before = trail.slice(0, last);
  const asked = before.findLast((event) => event in sent);
  const isAgain =
    before.at(-1) === 'no answer' && asked !== undefined && sent[asked]?.says === now.says;
  return isAgain ? keyAfter(sent, before) : now.key;
}
