import { GIVERS, namesGiver } from './certificate-issuers';
import { dateSpans } from './certificate-words';
import { placeOf } from '../vocabulary/place-names';
import { namesEmployer } from '../vocabulary/roles';
import { foldedOf, splitSpan, textOf, trimSpan, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

const EDGE = /[\s"“”«».,;:()•–-]/u;
const COMMAS = /\s*[,،;•|\t]\s*/gu;

/** What is called a certificate among what a school gave: 'Certificat de dessin'. */
const GIVEN_BY_SCHOOL =
  /^(?:certificat (?:de (?!fin|scolarite|reussite|travail)|en )|attestation de (?!fin|scolarite|reussite|niveau)|habilitation |brevet (?:de |d')(?!technicien|etudes))\p{L}/u;

/** The certificates in a list of what a school gave, of which not all are. */
export const amongGiven = (span: Span): Span[] => {
  const items = splitSpan(span, COMMAS).map((item) => trimSpan(item, EDGE));
  if (items.length < 2 || dateSpans(span).length > 0) return [];
  return items.filter((item) => GIVEN_BY_SCHOOL.test(foldedOf(item)));
};

/** A certificate that is called one behind what it is in, with who gave it and when: 'Welding Certificate, Marlow College'. */
const CALLED_AT_END =
  /^((?:\p{Lu}[\p{L}\d&'’.+/()-]* (?:(?:and|of|in|for|&) )?){1,7}(?:Certificate|Certification|Credential)(?: (?:in|of) (?:\p{Lu}[\p{L}&'’-]*(?: (?:and|of|&) | |$)?){1,6})?)(?= ?(?:$|[,(|]| [–—-] ))/u;
/** What is called a certificate and is of a school, of a degree, of praise or of nothing that somebody can do. */
const OF_SCHOOL =
  /^(?:senior|junior|intermediate|general|ordinary|national|higher|foundation) |(?<!\p{L})(?:schools?|primary education|secondary(?! (?:provisional|professional|standard|initial|permanent|teach\p{L}*)(?!\p{L}))|leaving|matric\p{L}*|[ao][- ]levels?|gce|hsc|ssc|ssce|wassce|kcse|kcpe|cbse|icse|degree|diploma|mba|(?:bachelor|master)'?s? (?:of|in|certificate)|thesis|topper|(?:birth|marriage|death|medical|gift|share|stock) certificate|merit|honou?rs?|appreciation|participation|attendance|achievement|excellence|recognition)(?!\p{L})/u;

/** The certificate that a line among studies calls so. */
export function calledAtEnd(span: Span): Span[] {
  const own = trimSpan(span, EDGE);
  const [, name = ''] = CALLED_AT_END.exec(textOf(own)) ?? [];
  return name === '' || OF_SCHOOL.test(fold(name))
    ? []
    : [{ ...own, end: own.start + name.trimEnd().length }];
}

/** A certificate that is called one before what it is in: 'Certificate, Glass Painting'. */
const CALLED_FIRST =
  /^(?:(?:Graduate|Post-?[Gg]raduate|Undergraduate|Professional|Advanced|Executive|University|College) )?Certificate(?: of [Cc]ompletion)?(?:,| ?[:–—-]) (\p{Lu}[\p{L}\d&'’+/-]*(?: (?:and |of |in |for |& )?\p{Lu}[\p{L}\d&'’+/-]*){0,6})(?= ?(?:$|[,(|]| [–—-] ))/u;

/** How well or how somebody studied, which is no subject, folded: 'First Class', 'Part Time'. */
const NO_SUBJECT =
  /^(?:(?:grade|class|division|gpa|mark|score|pass|passed|distinction|credit|cum|summa|magna|pending|expected|ongoing|current|completed|awarded|issued|valid|part[- ]time|full[- ]time|evening|online|distance|day|(?:first|second|third|upper|lower|one|two|three|four|six) (?:class|division|year|semester|term|month|week)s?)(?!\p{L})|(?:high|very good|good|excellent)$)/u;

/** The certificate that a line among studies calls so in its first word, unless a school, a place or a grade follows at once. */
export function calledFirst(span: Span): Span[] {
  const own = trimSpan(span, EDGE);
  const [all, subject = ''] = CALLED_FIRST.exec(textOf(own)) ?? [];
  const folded = fold(subject);
  const isSubject =
    !OF_SCHOOL.test(folded) &&
    !NO_SUBJECT.test(folded) &&
    !(GIVERS.test(folded) && wordsOf(subject).length === 1) &&
    !namesGiver(subject) &&
    !namesEmployer(subject) &&
    placeOf(subject) === null;
  if (all === undefined || !isSubject) return [];
  return [{ ...own, end: own.start + all.length }];
}
