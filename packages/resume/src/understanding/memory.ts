/** About the different lines and words of a long resume. */
const MOST_KEPT = 2000;

const memories: Map<string, unknown>[] = [];

/** `answer`, which depends on nothing but its text, given once a text: each line of a document is asked the same again and again. */
export function oncePerText<T>(answer: (text: string) => T): (text: string) => T {
  const memory = new Map<string, T>();
  memories.push(memory);
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    if (memory.size >= MOST_KEPT) memory.clear();
    const given = answer(text);
    memory.set(text, given);
    return given;
  };
}

/** Forgets all texts, so that nothing of a document stays behind. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}
