import { sameLook } from './heading-look';
import { headingKinds, kindNamedIn } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import type { SectionKind } from '../lexicon/headings';
import type { Section } from './section';
import { fold, wordsOf } from '../text/words';

/** What words of a group of certificates may seem to head: 'Information Technology', 'Safety'. */
const SEEMING: ReadonlySet<SectionKind> = new Set(['skills', 'contact', 'other', 'header']);

/** What a group of certificates is on, though it heads other things as well: 'Software', 'Leadership'. */
const ALSO_TAUGHT =
  /^(?:software|tools?|technolog(?:y|ies)|networks?|leadership|military|social|community|workshops?|seminars?|conferences?|logiciels?|outils)$/u;

/** A field that is no information on somebody. */
const OF_COMPUTING = /informations? (?:technolog|system|secur)\p{L}*/u;

/** Whether a heading is that of another section wherever it stands: 'Contact', 'Technical skills'. */
const isOfOthers = (heading: string): boolean =>
  headingKinds(heading).length > 0 &&
  wordsOf(fold(heading).replace(OF_COMPUTING, '')).some(
    (word) => kindNamedIn(word) !== null && !ALSO_TAUGHT.test(word),
  );

const areCertificates = ({ kinds }: Section): boolean => kinds.join() === 'certificates';

/** Whether the heading of `section` stands out less than that over all groups. */
const isBelow = (section: Section, over: ResumeLine): boolean => {
  const own = section.heading?.line;
  return own !== undefined && own.size < over.size - 0.3 && own.page - over.page < 2;
};

/** Sections right under a larger heading on certificates, which has no lines of its own, are its groups. */
export function withGroupsBelowHeading(sections: readonly Section[]): Section[] {
  let over: ResumeLine | null = null;
  return sections.map((section) => {
    const heading: ResumeLine | undefined = section.heading?.line;
    const isSeeming = SEEMING.has(section.kind) && !isOfOthers(heading?.text ?? '');
    if (over && heading && isSeeming && isBelow(section, over)) {
      const lines = section.lines.filter(({ line }) => !sameLook(line, heading));
      return { ...section, kind: 'certificates', kinds: ['certificates'], lines };
    }
    over = heading && areCertificates(section) && section.lines.length === 0 ? heading : null;
    return section;
  });
}
