import type { ExperienceRange, Fact } from '../../schemas/resume';
import { datesIn } from '../dates/dates';
import { degreesIn } from '../studies/degrees';
import { entriesIn, type Entry } from './experience';
import { hasRole } from '../vocabulary/roles';
import type { Section } from '../sections/section';
import { foldedOf, type Span } from '../text/spans';
import { SCHOOL } from '../studies/studies';
import { saysStudies } from '../studies/study-words';
import { fold } from '../text/words';

/** Who works at a school. */
const ACADEMIC =
  /(?<!\p{L})(?:profess(?:or|eur)\p{L}*|lecturers?|instructor|teachers?|teaching|maitre(?:sse)? de conf\p{L}*|maitre assistante?|enseignante?\p{L}*|chercheu\p{L}+|research\p{L}*|post-?doc\p{L}*|attachee? temporaire|ater|chargee? (?:de (?:cours|recherche)|d'enseignement)|doyenn?e?|dean|tutor|vacataire)(?!\p{L})|استاذ|محاضر|معيد|باحث|مدرس/u;

/** Who is at a school, and who has a trade by a diploma that is called so: 'Technicien supérieur en électronique'. */
const BY_STUDIES =
  /(?<!\p{L})(?:etudiante?|eleve|students?|pupil|doctorante?|candidate|fellow|scholar|graduate|طالب|\p{L}+ (?:specialisee?|superieure?|diplomee?|d'etat|qualifiee?)|\p{L}+ en (?!chef|stage|alternance|interim|cdd|cdi))(?!\p{L})/u;

/** Work by what it is: no one studies so. */
const BY_KIND =
  /^(?:post-?doc\p{L}*|stage(?= (?:chez|en entreprise|au sein)|$)|internship$|(?:emploi|travail|job) (?:saisonnier|etudiant|d'ete)|service civique)(?!\p{L})/u;

/** Whose work somebody tells of besides their own, and what they only belong to. */
const OF_OTHERS =
  /(?<!\p{L})(?:members?|membres?|committees?|comites?|عضو|husband|wife|spouse|father|mother|parents?|conjointe?|epouse?|mari|pere|mere)(?!\p{L})/u;

/** Where people are members, and the work of few is. */
const OF_MEMBERS =
  /(?<!\p{L})(?:associati(?:on|f|ve)s?|clubs?|scouts?|student union|bde|paroisse|parish|church|جمعيه)(?!\p{L})/u;

/** A heading of what somebody learnt alone, under which even a trade at a firm was learnt. */
const LEARNT = /(?<!\p{L})(?:ausbildung|scolaires?)(?!\p{L})|schul/u;

/** What only a place of work is called, as a centre is not, which also trains. */
const FIRM =
  /(?<!\p{L})(?:ltd|limited|llc|inc|corp|plc|pvt|gmbh|sarl|sas|sasu|eurl|company|societe|entreprise|restaurant|hotel|cafe|pharmac(?:y|ie)|bank|banque|super(?:market|marche)|شركه|بنك|فندق|مطعم|مصنع|صيدليه)(?!\p{L})/u;

/** The months of a school year: it begins in autumn and ends in summer. */
const isOfSchoolYear = (from: string, to: string | null): boolean =>
  to !== null && /-(?:08|09|10)$/u.test(from) && /-(?:05|06|07)$/u.test(to);

/** So many lines below its date and title an entry is read for what else it says. */
const BELOW = 2;
/** So many lines from its date a title stands at most. */
const FARTHEST = 2;
/** Lines of one entry stand no further apart than so many letter sizes. */
const TIGHT = 1.7;

/** What has a month: '03/2019', 'mars 2019'. */
const MONTH = /\p{L}{3,}\.? ?'?\d{2}|\d[-/.]\d{2,4}/u;

/** The lines of the entry that has its date and title at `places` of `lines`. */
function stretchOf(lines: readonly Span[], places: readonly number[]): Span[] {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const above = lines[first - 1];
  const top = lines[first];
  const isClose =
    above !== undefined &&
    top !== undefined &&
    datesIn(foldedOf(above)).length === 0 &&
    above.line.page === top.line.page &&
    Math.abs(top.line.y - above.line.y) <= TIGHT * top.line.size;
  let end = last + 1;
  while (end <= last + BELOW && lines[end] && datesIn(foldedOf(lines[end] as Span)).length === 0)
    end += 1;
  return lines.slice(isClose ? first - 1 : first, end);
}

/** Whether lines name a school, or what only studies have. */
const areOfStudies = (lines: readonly Span[]): boolean =>
  lines.some((line) => SCHOOL.test(foldedOf(line)) || saysStudies(line));

const namesStudies = ({ lines }: Section): boolean =>
  areOfStudies(lines) || lines.some((line) => degreesIn(line).length > 0);

/** What shows that `entry`, which stands on `lines`, is of work: null where nothing does. */
function sureEntry(
  entry: Entry,
  title: string,
  range: Fact<ExperienceRange>,
  lines: readonly Span[],
) {
  const role = fold(title);
  if (BY_STUDIES.test(role) || OF_OTHERS.test(role) || !(hasRole(title) || BY_KIND.test(role)))
    return null;
  if (lines.some((line) => degreesIn(line).length > 0)) return null;
  const isAcademic = ACADEMIC.test(role);
  if (!isAcademic && areOfStudies(lines)) return null;
  if (lines.some((line) => OF_MEMBERS.test(foldedOf(line)))) return null;
  const isFirm = lines.some((line) => FIRM.test(foldedOf(line)));
  const { from, to } = range.value;
  const dates = range.evidence.map(({ text }) => fold(text)).join(' ');
  const hasMonths = MONTH.test(dates) && !isOfSchoolYear(from, to);
  return { entry, isAcademic, isShown: isAcademic || isFirm, hasMonths };
}

/**
 * The entries of a section that is not headed as work which are of work by their own words: a role, a range, and neither
 * school nor degree. There are none where more of them say nothing of what they are, or nothing shows that any is of work;
 * nor among studies that name no school or degree, as they are those studies themselves.
 */
export function sureEntries(section: Section): Entry[] {
  const placeOf = new Map(section.lines.map(({ line }, at) => [line.index, at]));
  const kinds = [...new Set([...section.kinds, 'education' as const])];
  const placesOf = ({ evidence }: Fact<unknown>) =>
    evidence.flatMap(({ line }) => placeOf.get(line) ?? []);
  const sure: NonNullable<ReturnType<typeof sureEntry>>[] = [];
  let unknown = 0;
  for (const entry of entriesIn({ ...section, kinds })) {
    const { range, title, isLone } = entry;
    if (!range || isLone) continue;
    const dates = placesOf(range);
    const named = title ? placesOf(title) : [];
    const lines = stretchOf(section.lines, [...dates, ...named]);
    if (!title) {
      if (!areOfStudies(lines)) unknown += 1;
      continue;
    }
    const distances = named.flatMap((at) => dates.map((date) => Math.abs(at - date)));
    if (Math.min(...distances) > FARTHEST) continue;
    const found = sureEntry(entry, title.value, range, lines);
    if (found) sure.push(found);
  }
  const isAmongStudies = section.kinds.includes('education');
  const isLearnt = isAmongStudies && section.heading && LEARNT.test(foldedOf(section.heading));
  const own = isLearnt ? sure.filter(({ isAcademic }) => isAcademic) : sure;
  const areShown =
    own.some(({ isShown, hasMonths }) => isShown || (hasMonths && !isAmongStudies)) ||
    (own.length > 1 && (!isAmongStudies || own.some(({ hasMonths }) => hasMonths)));
  const areBeside = !isAmongStudies || namesStudies(section);
  return areShown && areBeside && unknown <= own.length ? own.map(({ entry }) => entry) : [];
}
