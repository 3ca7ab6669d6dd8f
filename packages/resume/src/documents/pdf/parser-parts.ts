import { spend } from '../unpacking';
import { loadClean } from './needs';

/** Bytes of the file, plain or unpacked. */
export interface Stream {
  pos: number;
  start: number;
  end: number;
  bytes: Uint8Array;
  dict: Dict;
}

/** A dictionary of the file. */
export interface Dict {
  get: (...keys: string[]) => unknown;
  /** The value as it stands: a reference where the file has one. */
  getRaw: (key: string) => unknown;
  /** A list with what its references stand for. */
  getArray: (key: string) => unknown[] | undefined;
  set: (key: string, value: unknown) => void;
}

/** The table of the file's objects. */
export interface XRef {
  fetchIfRef: (value: unknown) => unknown;
  fetch: (ref: unknown) => { dict?: Dict } | null;
}

/** The value, if it is a number and not negative; otherwise 0. */
export const numberFrom = (value: unknown): number =>
  typeof value === 'number' ? Math.max(0, value) : 0;

/** The length of the value, if it is a list; otherwise 0. */
export const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A method of one of the parser's classes. */
export type Method = (this: never, ...args: never[]) => unknown;

/** One of the parser's classes, or its prototype: its methods by name. */
type Owner = Record<string, Method | undefined>;

/**
 * The classes of the PDF parser by name. The parser does not promise them, but its bundle names each class as it
 * defines it, and they are collected there. A missing class throws, so that an update of the parser that changes it
 * does not go unnoticed.
 */
export class ParserParts {
  readonly #classes = new Map<string, Owner & { prototype: Owner }>();
  #left: Record<string, unknown> = {};

  /** Loads the parser, which must not have been loaded before. */
  static async load(): Promise<ParserParts> {
    const parts = new ParserParts();
    const { defineProperty } = Object;
    let loading = true;
    Object.defineProperty = ((target: never, key: PropertyKey, descriptor: PropertyDescriptor) => {
      if (loading && key === 'name') parts.#classes.set(String(descriptor.value), target);
      return defineProperty(target, key, descriptor);
    }) as typeof defineProperty;
    try {
      parts.#left = await loadClean(() => import('unpdf/pdfjs'));
    } finally {
      loading = false;
      Object.defineProperty = defineProperty;
    }
    return parts;
  }

  /** The half of the parser that reads files, which its bundle leaves as a global. */
  get reading(): unknown {
    return this.#left.pdfjsWorker;
  }

  /** The class of a name, with its static methods. Throws where there is none. */
  class(name: string): Owner & { prototype: Owner } {
    const found = this.#classes.get(name);
    if (!found) throw new Error(`The PDF parser has no ${name}.`);
    return found;
  }

  /** The prototype of a class. Throws where there is no such class. */
  of(name: string): Owner {
    return this.class(name).prototype;
  }
}

/** Replaces a method with what `make` makes of it. Throws where there is no such method. */
export function replace<M extends Method>(owner: Owner, name: string, make: (own: M) => M): void {
  const own = owner[name];
  if (!own) throw new Error(`The PDF parser has no ${name}.`);
  owner[name] = make(own as M);
}

/** Makes a method charge `cost` units of effort before it runs. */
export function charge<M extends Method>(
  owner: Owner,
  name: string,
  cost: (this: ThisParameterType<M>, ...args: Parameters<M>) => number,
): void {
  replace(
    owner,
    name,
    (own) =>
      function charged(this: never, ...args: never[]) {
        spend(cost.apply(this, args as unknown as Parameters<M>));
        return own.apply(this, args);
      },
  );
}
