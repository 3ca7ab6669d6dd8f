import { spend } from '../unpacking';

/** Bytes of the file, or that were packed in it. */
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
  set: (key: string, value: unknown) => void;
}

/** The table of the file's objects. */
export interface XRef {
  fetchIfRef: (value: unknown) => unknown;
  fetch: (ref: unknown) => { dict?: Dict } | null;
}

/** A number of the file's, where there is one that is not negative; 0 otherwise. */
export const numberFrom = (value: unknown): number =>
  typeof value === 'number' ? Math.max(0, value) : 0;

/** The length of a list of the file's, where there is one; 0 otherwise. */
export const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A method of the parser's own. */
export type Method = (this: never, ...args: never[]) => unknown;

/** A class of the parser's own, or its prototype, by its methods. */
type Owner = Record<string, Method | undefined>;

/**
 * The classes of the PDF parser by name. They are no public promise, but its bundle names each of them as it
 * is defined, and that is where they are met. Throws for one that is missing, so that an update of the parser
 * that changes them does not go unnoticed.
 */
export class ParserParts {
  readonly #classes = new Map<string, Owner & { prototype: Owner }>();

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
      await import('unpdf/pdfjs');
    } finally {
      loading = false;
      Object.defineProperty = defineProperty;
    }
    return parts;
  }

  /** The class of a name, whose own methods are static. */
  class(name: string): Owner & { prototype: Owner } {
    const found = this.#classes.get(name);
    if (!found) throw new Error(`The PDF parser has no ${name}.`);
    return found;
  }

  /** What the objects of a class have in common. */
  of(name: string): Owner {
    return this.class(name).prototype;
  }
}

/** Puts the method that `make` makes of a class's own in its place. */
export function replace<M extends Method>(owner: Owner, name: string, make: (own: M) => M): void {
  const own = owner[name];
  if (!own) throw new Error(`The PDF parser has no ${name}.`);
  owner[name] = make(own as M);
}

/** Lets a method spend `cost` units of effort before it does anything. */
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
