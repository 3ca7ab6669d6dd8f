import { contentOf } from './documents/sniff';
import { CompoundFile } from './documents/word/compound-file';
import { Package } from './documents/word/package';

export { contentOf };

/** The names of the entries of a ZIP file. Throws for one that is damaged, locked or too large inside. */
export const entriesOf = (bytes: Uint8Array): string[] => new Package(bytes).names;

/** Whether a Microsoft compound file holds a stream of a name. Throws for a damaged file. */
export const hasStream = (bytes: Uint8Array, name: string): boolean =>
  new CompoundFile(bytes).has(name);
