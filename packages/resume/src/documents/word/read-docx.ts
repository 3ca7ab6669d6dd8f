import type { DocumentOutcome } from '../document';
import { refused } from '../unreadable';
import { BodyReader } from './body';
import { distinct, layOut } from './flow';
import type { Parts } from './package';
import { Styles } from './styles';
import { readXml } from './xml';

const MAIN = 'word/document.xml';

/** Reads a Word document (DOCX) from its package. Throws for one that is damaged or unpacks too far. */
export function readDocx(pack: Parts): DocumentOutcome {
  const main = mainPart(pack);
  if (!pack.names.includes(main)) throw new Error('No main part');
  const reader = new BodyReader(pack, new Styles(pack));
  const body = reader.read(main);
  const { headers, footers, shown } = marginParts(pack, main);
  const flow = [
    ...distinct(headers.map((name) => reader.read(name, shown.has(name)))),
    ...body,
    ...distinct(footers.map((name) => reader.read(name, shown.has(name)))),
  ];
  reader.finish();
  const document = layOut('docx', flow);
  return document.lines.some((line) => line.hidden === null)
    ? { outcome: 'read', document }
    : refused('noText');
}

/** The name of the part that holds the body. */
function mainPart(pack: Parts): string {
  let main = MAIN;
  readXml(pack, '_rels/.rels', {
    open: (_, { Type = '', Target = '' }) => {
      if (Type.endsWith('/officeDocument')) main = Target.replace(/^\//, '');
    },
  });
  return main;
}

interface MarginParts {
  headers: string[];
  footers: string[];
  /** The parts that Word shows on some page. */
  shown: ReadonlySet<string>;
}

/** The names of the parts that hold headers and footers, which often hold contact details. */
function marginParts(pack: Parts, main: string): MarginParts {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const parts = new Set(pack.names);
  const referred = referredParts(pack, main);
  const headers = new Set<string>();
  const footers = new Set<string>();
  const shown = new Set<string>();
  readXml(pack, `${folder}_rels/${main.slice(folder.length)}.rels`, {
    open: (_, { Id = '', Type = '', Target = '' }) => {
      const name = Target.startsWith('/') ? Target.slice(1) : folder + Target;
      if (!parts.has(name)) return;
      if (Type.endsWith('/header')) headers.add(name);
      if (Type.endsWith('/footer')) footers.add(name);
      if (referred.has(Id)) shown.add(name);
    },
  });
  return { headers: [...headers].toSorted(), footers: [...footers].toSorted(), shown };
}

/** The relations of the headers and footers that sections show. One for even pages is shown only with a setting. */
function referredParts(pack: Parts, main: string): ReadonlySet<string> {
  let even = false;
  readXml(pack, 'word/settings.xml', {
    open: (tag) => {
      even ||= tag === 'w:evenAndOddHeaders';
    },
  });
  const referred = new Set<string>();
  let first: string[] = [];
  readXml(pack, main, {
    open: (tag, attributes) => {
      const { 'w:type': type = 'default', 'r:id': id = '' } = attributes;
      if (tag === 'w:sectPr') first = [];
      else if (tag === 'w:titlePg') for (const each of first) referred.add(each);
      else if (tag !== 'w:headerReference' && tag !== 'w:footerReference') return;
      else if (type === 'first') first.push(id);
      else if (type === 'default' || even) referred.add(id);
    },
  });
  return referred;
}
