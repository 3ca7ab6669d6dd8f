import type { SectionKind } from '../lexicon/headings';
import type { Span } from '../text/spans';

/** A part of a resume under one heading; the part above the first heading is the header. */
export interface Section {
  kind: SectionKind;
  kinds: readonly SectionKind[];
  heading: Span | null;
  lines: Span[];
}
