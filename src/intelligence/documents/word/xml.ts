import { SaxesParser } from 'saxes';
import type { Package } from './package';

/** What is done with a part's elements as they come. Names have their prefix, such as `w:p`. */
export interface Handlers {
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Reads a package's part element by element; nothing where there is none. Throws for malformed XML. */
export function readXml(pack: Package, name: string, handlers: Handlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name: tag, attributes }) => handlers.open(tag, attributes));
  parser.on('closetag', ({ name: tag }) => handlers.close?.(tag));
  parser.on('text', (text) => handlers.text?.(text));
  let any = false;
  pack.read(name, (text) => {
    any ||= text !== '';
    parser.write(text);
  });
  if (any) parser.close();
}
