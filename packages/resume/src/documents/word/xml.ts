import { SaxesParser } from 'saxes';
import { UnpacksTooFar, spend } from '../unpacking';
import type { Parts } from './package';

/** Called with a part's elements in order. Names have their prefix, such as `w:p`. */
export interface Handlers {
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** What an element, an attribute and a letter of a part cost, in units of effort. */
const COST = { element: 50, attribute: 25, letter: 1 / 2 };
/** No program nests elements deeper than this. */
const MOST_DEPTH = 400;

/** Reads a package's part element by element; does nothing where there is no such part. Throws for malformed XML. */
export function readXml(pack: Parts, name: string, handlers: Handlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('attribute', () => spend(COST.attribute));
  parser.on('opentag', ({ name: tag, attributes }) => {
    spend(COST.element);
    depth += 1;
    if (depth > MOST_DEPTH) throw new UnpacksTooFar();
    handlers.open(tag, attributes);
  });
  parser.on('closetag', ({ name: tag }) => {
    depth -= 1;
    handlers.close?.(tag);
  });
  parser.on('text', (text) => handlers.text?.(text));
  let any = false;
  pack.read(name, (text) => {
    any ||= text !== '';
    spend(text.length * COST.letter);
    parser.write(text);
  });
  if (any) parser.close();
}
