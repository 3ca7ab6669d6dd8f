import type { ReadableStream } from 'node:stream/web';

/** Where the bytes of files are kept, each once, by their SHA-256 in hexadecimal. */
export interface FileStore {
  /** The folder in which files arrive. */
  arrivals: string;
  /** Keeps the file at a path under its hash. Nobody sees it before it is whole. */
  keep(hash: string, path: string): Promise<void>;
  has(hash: string): Promise<boolean>;
  /** The bytes; null where there are none. */
  read(hash: string): Promise<ReadableStream<Uint8Array> | null>;
  remove(hash: string): Promise<void>;
}
