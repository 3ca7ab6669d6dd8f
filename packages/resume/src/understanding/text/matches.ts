/** The matches of a global pattern in `text`. `matchAll` would make a copy of the pattern, which costs more than most searches. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    const isPair = pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xffff;
    if (match[0] === '') pattern.lastIndex += isPair ? 2 : 1;
  }
  return found;
}
