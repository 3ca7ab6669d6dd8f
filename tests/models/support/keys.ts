/**
 * The key of the last request of a trail. A request that repeats an unanswered one keeps that one's key.
 * @param sent the events that send a request, each with its content and its own key.
 * @returns the empty text where nothing was sent.
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
