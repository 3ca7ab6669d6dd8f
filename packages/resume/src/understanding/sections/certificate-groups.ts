import { endsName } from './heading-looks';
import { headingKinds } from '../vocabulary/headings';
import { NAMES_CERTIFICATES } from '../lexicon/certificates';
import type { SectionKind } from '../lexicon/headings';
import type { Section } from './section';
import { foldedOf, textOf, type Span } from '../text/spans';
import { fold } from '../text/words';

/** What may hold a group of certificates, of which no heading of a section says so. */
const HOLDERS: ReadonlySet<SectionKind> = new Set([
  'header',
  'summary',
  'skills',
  'languages',
  'other',
  'education',
]);

/** A sentence that leads up to a list of certificates: 'I passed the following certifications in 2016:'. */
const LEADS_TO_LIST =
  /^(?=.{1,120}:\s*$)(?:.*\P{L})?(?:certifications|certificates|certificats|attestations|habilitations|credentials|licen[cs]es and certif\p{L}+)(?!\p{L})/u;

/** How much further right than its label a group begins, at least. */
const INDENTED = 3;

/** Whether `span` is a label of certificates above `next`, which is indented, or lighter. */
function isLabel(span: Span, next: Span | undefined, above: Span | undefined): boolean {
  if (endsName(above?.line, span.line)) return false;
  if (!next || next.line.page !== span.line.page || next.line.block !== span.line.block)
    return false;
  if (LEADS_TO_LIST.test(foldedOf(span)))
    return (
      (next.line.bullet && !span.line.bullet) || next.line.indent > span.line.indent + INDENTED
    );
  const text = textOf(span).replace(/^[^\p{L}]+|[\s:]+$/gu, '');
  if (headingKinds(text).join() !== 'certificates' || !NAMES_CERTIFICATES.test(fold(text)))
    return false;
  return next.line.indent > span.line.indent + INDENTED || (span.line.bold && !next.line.bold);
}

/** How many of `below` are of the group that `label` heads: those until a line that may be another label. */
function lengthOf(label: Span, below: readonly Span[]): number {
  const { line: own } = label;
  const isIndented = (below[0]?.line.indent ?? 0) > own.indent + INDENTED;
  const end = below.findIndex(
    ({ line }) =>
      line.page !== own.page ||
      line.block !== own.block ||
      (line.indent <= own.indent + INDENTED && (isIndented || line.startsBold)),
  );
  return end < 0 ? below.length : end;
}

/** The parts of a section around the groups of certificates in it. */
function partsOf(section: Section): Section[] {
  const { lines } = section;
  const at = lines.findIndex((span, i) => isLabel(span, lines[i + 1], lines[i - 1]));
  const heading = lines[at];
  if (!heading) return [section];
  const from = at + 1;
  const to = from + lengthOf(heading, lines.slice(from));
  if (to === from) return [section];
  const group: Section = {
    kind: 'certificates',
    kinds: ['certificates'],
    heading,
    lines: lines.slice(from, to),
  };
  const kinds = section.kinds.filter((kind) => kind !== 'certificates');
  const rest = { ...section, kinds, lines: lines.slice(to) };
  const before = { ...section, kinds, lines: lines.slice(0, at) };
  return [before, group, ...(rest.lines.length > 0 ? partsOf(rest) : [])];
}

/** `sections` with the certificates that a label heads among skills, degrees and the like as sections of their own. */
export const withGroupsOfCertificates = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) =>
    HOLDERS.has(section.kind) &&
    (!section.kinds.includes('certificates') ||
      section.lines.some((line) => LEADS_TO_LIST.test(foldedOf(line))))
      ? partsOf(section)
      : [section],
  );
