/** A file that the drop zone turned away, and its messages. */
export interface RejectedFile {
  name: string;
  messages: string[];
}

/** The rules for the files of a drop zone. Sizes are in bytes. */
export interface FileRules {
  /** File name endings with their dots, in lower case. */
  endings: readonly string[];
  /** The file types in words, for messages. */
  types: string;
  minSize: number;
  maxSize: number;
  maxFiles: number;
}

/** Section 9's drop zone: no maximum size, minimum 0, any number of files. */
export const resumeRules: FileRules = {
  endings: ['.pdf', '.doc', '.docx'],
  types: 'PDF, DOC or DOCX',
  minSize: 0,
  maxSize: Number.POSITIVE_INFINITY,
  maxFiles: Number.POSITIVE_INFINITY,
};

/** Section 5's messages for one file. There are none for an accepted file. */
function messagesFor({ name, size }: { name: string; size: number }, rules: FileRules): string[] {
  const messages = [];
  const known = rules.endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!known) messages.push(`File type must be ${rules.types}`);
  if (size > rules.maxSize) messages.push(`File is larger than ${rules.maxSize} bytes`);
  if (size < rules.minSize) messages.push(`File is smaller than ${rules.minSize} bytes`);
  return messages;
}

/**
 * Sorts files into accepted and rejected ones, with the messages for each rejected file. Accepted files beyond
 * `maxFiles` are rejected with 'Too many files'. A rejected file does not affect the others.
 */
export function sortFiles<T extends { name: string; size: number }>(
  files: T[],
  rules: FileRules,
): { accepted: T[]; rejected: RejectedFile[] } {
  const accepted: T[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const messages = messagesFor(file, rules);
    if (messages.length === 0 && accepted.length >= rules.maxFiles) messages.push('Too many files');
    if (messages.length === 0) accepted.push(file);
    else rejected.push({ name: file.name, messages });
  }
  return { accepted, rejected };
}
