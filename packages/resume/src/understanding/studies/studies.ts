import type { EducationLevel, Fact } from '../../schemas/resume';
import { rangesIn } from '../dates/dates';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { foldedOf, textOf, type Span } from '../text/spans';
import { fold } from '../text/words';

/** What the name of a school has. */
export const SCHOOL =
  /universit|college|institut|school|ecole|facult|academ|polytech|hochschule|جامع|كليه|معهد|مدرس/u;

/** Degrees by words that are also those of a rank or a school. */
const ALSO_RANK = /^masters?$/u;
const ALSO_SCHOOL = /ecole/u;
const BY_WORD = /\p{L}{6}|\p{Script=Arabic}|^(?:m\.?b\.?a|ph)/u;

/** Whether a degree, as printed and folded, is named as nothing else is: 'Bachelor', 'MSc', while 'MSC' is also a firm. */
const isPlain = (name: string, folded: string): boolean =>
  !ALSO_RANK.test(folded) &&
  !ALSO_SCHOOL.test(folded) &&
  (BY_WORD.test(folded) || /\p{Ll}/u.test(name));

/** A degree by the name of who has it, which among work is a post. */
const ALSO_POST = /(?<!\p{L})ing(?:\.|enieure?)$/u;

/** What follows a degree that says in what it was taken, or in which of its years. */
const OF_SUBJECT = /^\.?(?:\s?[12](?!\d)|\s+(?:in|of|en|de|du|des)\s|\s+d['’])/u;

/** What a degree is said of besides who took it: a task, a thesis that is led, students who are taught. */
const OF_OTHERS =
  /^['’]?s? ?(?:students?(?! (?:in|at)\b)|thes[ei]s|courses?|scholarships?|level|classes|theses|programs?|supervis|projects?|admission|juries|jury|\p{L}+ supervis)/u;

/** Degrees that are also the names of permits, and of what is numbered: 'Licence B', 'M2 Club'. */
const ALSO_NUMBER = /^(?:licence|m[12]|l3)$/u;
const AFTER_NUMBER =
  /^[\s:,(–-]+(?!(?:full|permis|club|chip|group|support|macbook|technolog\p{L}*)(?!\p{L}))(?:en |de |d['’]|pro\p{L}* )?\p{L}{4}/u;

/** Whether what follows a degree, folded, lets it be one that somebody took. */
export const isTaken = (name: string, after: string): boolean =>
  !OF_OTHERS.test(after) && (!ALSO_NUMBER.test(fold(name)) || AFTER_NUMBER.test(after));

/** More letters of what begins like a degree, or its school: 'M.A.C. Cosmetics', 'BMS College'. */
const GOES_ON = /^\.?(?:\p{L}|\s+(?:college|school|institute|academy)(?!\p{L}))/u;

/** A line of the same entry that says what somebody worked as. */
const isRole = (span: Span | undefined): boolean =>
  span !== undefined &&
  !span.line.bullet &&
  hasRole(textOf(span)) &&
  rangesIn(foldedOf(span)).length === 0;

/** Whether the degree with which `lines[at]` begins was studied for: it is no permit, and `amongWork` no firm and no post. */
export function isStudied(
  lines: readonly Span[],
  at: number,
  { evidence: [named] }: Fact<EducationLevel>,
  amongWork = true,
): boolean {
  const span = lines[at];
  if (!span || !named) return false;
  const after = span.line.folded.slice(named.end, span.end);
  if (GOES_ON.test(after) || !isTaken(named.text, after)) return false;
  if (!amongWork) return true;
  if (ALSO_POST.test(fold(named.text))) return false;
  const beside = [lines[at - 1], lines[at + 1]];
  const hasSchool =
    SCHOOL.test(after) || beside.some((other) => other && SCHOOL.test(foldedOf(other)));
  const name = fold(named.text);
  if (isPlain(named.text, name)) return hasSchool || !namesEmployer(after);
  if (OF_SUBJECT.test(after) && !ALSO_SCHOOL.test(name)) return true;
  return hasSchool && !hasRole(textOf(span)) && !beside.some(isRole);
}
