import type { Fact } from '../../schemas/resume';
import type { ResumeLine } from '../text/layout';
import { wordsOfNoNameAbroad } from '../lexicon/no-names';
import { SAME_SIZE } from '../names/name-rows';
import { isPersonLabel } from '../vocabulary/person-labels';
import { closestBelow, isFull } from '../page/rows';
import { CONTACT, headlineParts, isOpenWish, wholeBefore, withoutWish } from './headline-parts';
import { isPlaces, saysRole, wrapsBelow } from './headline-looks';
import { STREET } from '../vocabulary/place-names';
import { hasRole } from '../vocabulary/roles';
import { headingKinds } from '../vocabulary/headings';
import { titleScore } from '../vocabulary/roles';
import { namesLanguages } from '../languages/languages';
import { evidenceOf, foldedOf, textOf, trimSpan, wholeLine, type Span } from '../text/spans';
import { LABEL } from './titles';
import { fold, keyOf, wordsOf } from '../text/words';

const EDGE = /[\s*\p{Co}\p{So}\p{Cs}\ufe0f,;:|•·–—"“”\u200e\u200f-]/u;

/** What stands below a name and is no position: a label, a wish, a licence, a status. */
const NO_POSITION =
  /^(?:profession|metier|poste|fonction|titre|position|title|objecti(?:f|ve)s?|e-?mail|courriel|mail|tel(?:ephone)?|(?:cell)?phone|mobile|portable|gsm|fax|address|adresse|contact|المهنه|الهدف|الوظيفه|البريد(?: الالكتروني)?|الايميل|الهاتف|الجوال|المحمول|العنوان)\s*:?$|^(?:\p{L}+ )?(?:address|adresse)\s*:?$|^(?:objecti(?:f|ve)s?|الهدف)(?: \p{L}+)?\s*:|^(?:career level|statut|status|situation|notice period|preavis)(?: \p{L}+)?\s*:|^(?:my |permis|driving licen[cs]e|open to|(?:young|recent|fresh|new) graduates? (?:in|of|from|with)\b|jeunes? diplomee?s? (?:en|de|d'|du)|available|disponib|nationalit|mobilite|\d{2} ?(?:ans|years old|سنه)|ne(?:e)? le|(?:belge|suisse|francaise?|marocaine?|algerien(?:ne)?|tunisien(?:ne)?|canadien(?:ne)?|quebecoise?|senegalaise?|camerounaise?|ivoirien(?:ne)?|libanaise?)$|celibataire|marie|single|married|(?:department|dept\.?|faculty|school|institute|division|university|college) of|employee of|winner|award|candidat|applicant|curriculum|cv\b|resume\b|(?:my |personal |professional |academic |student )?(?:resume|cv)$|ref(?:erence)?\b|invoice|chapter|dear\b|page\b|name\b|الجنسيه|اعزب|متزوج)/u;

/** What somebody's standing is without work, or that they look for some, and names none: 'Unemployed', "En recherche d'alternance". */
const LOOKS_FOR_WORK =
  /^(?:(?:currently |actively )?(?:unemployed|between jobs|job[- ]?(?:seeker|hunting)|(?:looking|searching) for (?:a |an |new )?(?:work|jobs?|opportunit\p{L}*|internships?|apprenticeships?)|seeking (?:a |an |new )?(?:work|jobs?|employment|opportunit\p{L}*|internships?|apprenticeships?))|entry[- ]level (?:candidate|job ?seeker)|(?:(?:recent|fresh|new|young) )?(?:(?:college|university|school) )?(?:graduate|leaver)s?|retired|(?:demandeu(?:r|se)|chercheu(?:r|se)) d'emploi|sans (?:emploi|profession)|au chomage|chomeu(?:r|se)|retraitee?|(?:actuellement )?(?:en |a la )?recherche (?:active )?(?:d'|de |une? )(?:une? |mon )?(?:nouve(?:au|l|lle)s? )?(?:emploi|travail|poste|stage|alternance|apprentissage|contrat(?: d'apprentissage| de professionnalisation)?|opportunites?)|jeunes? diplomee?s?|عاطل(?:ه)?(?: عن العمل)?|(?:ابحث|باحثه?) عن (?:عمل|وظيفه|فرصه(?: عمل)?)|متقاعده?)[\s.!]*$/u;

/** What somebody is like, which names no work: 'Sociable, curious and careful'. */
const QUALITIES =
  /^(?:sociable|dynami(?:que|c)|motivee?|motivated|serieu(?:x|se)|serious|rigoureu(?:x|se)|rigorous|curieu(?:x|se)|curious|autonome|ponctuel(?:le)?|punctual|organisee?|organi[sz]ed|souriante?|polyvalente?|hard[- ]?working|passionate|passionnee?|enthusiastic|creati(?:ve|f)|reliable|honest|detail[- ]oriented|results?[- ](?:driven|oriented)|team[- ]player|self[- ]motivated)\s*(?:[,;&/]|(?:et|and)\s)/u;

/** What a page or a form says to its reader, or of itself, in lines that name no role. */
const OF_PAGE =
  /(?<!\p{L})(?:my|me|mine|i|we|our|you|your|je|moi|mon|mes|nous|vous|votre|notre|bienvenue|hello|hi|bonjour|thanks?|merci|download|telecharger|imprimer|copyright|droits reserves|rights reserved|powered|republi(?:c|que)|minist(?:ry|ere)|certifie|motivation|مرحبا|اهلا|موقعي|بسم الله|جمهوريه|المملكه)(?!\p{L})|^welcome(?! desk)(?!\p{L})|^(?:print|accueil|home|photo|click)(?: (?:this|here|page|cv|by|credit)(?!\p{L})|\P{L}*$)|^(?:an?|the|une?|le|la|les|fait a)\s|^(?:paix|union|unite|fraternite|liberte|un peuple)\s*[\s,–-]/u;

/** What is in brackets, and what a label says: '(34 years)', 'Hobby: chess'. */
const BESIDE = /^\([^()]*\)$|^\p{L}[\p{L} ]{1,24}: /u;

/** A label of somebody's or something's name, whatever they are: 'Supervisor name: Imlay Toumi'. */
const OF_NAME = /^[\p{L}'’ ]{0,30}(?<!\p{L})(?:name|nom) ?:/u;

const JOINS = /^(?:[yeio&]|und|en|et|og|och|de|di|da)$/u;

/** Whether `text` is a heading in another language: 'Formación Académica'. */
const isOfFormAbroad = (text: string): boolean =>
  wordsOf(text).every((word) => wordsOfNoNameAbroad.has(word) || JOINS.test(word));

/** What carries on the line above: 'and leader of a choir'. */
const CARRIES_ON = /^\s*(?:&|(?:and|et|of|de|und) )/;

/** A position that somebody says to look for, wherever it stands: 'Poste recherché : Comptable'. */
const WISH_LABEL =
  /^(?:(?:target(?:ed)?|desired|preferred|sought)(?: job)? (?:position|role|job|title|job title)|(?:position|post|job) (?:sought|desired|applied for)|(?:poste|emploi|metier|fonction) (?:recherche|souhaite|vise|envisage|desire)e?|(?:المسمي الوظيفي|الوظيفه|المنصب) (?:المطلوبه?|المستهدفه?))(?:\s*:|\t)/u;

/** Running text that somebody goes on with about themselves: 'Holder of a diploma, I am careful'. */
const GOES_ON =
  /\p{L}[,;] (?:(?:and |et )?(?:i (?:am|have)|je suis|je recherche)\s|(?:i['’](?:m|ve)|j['’]ai)\s)/iu;

/** A name on a site, on a line of ways to reach the person. */
const HANDLE = /^[\p{Ll}\d_.-]+$/u;

/** What stands over the position that somebody looks for. */
const WISHED =
  /^(?:poste|emploi|metier|fonction) (?:souhaite|recherche|vise|envisage|desire)e?\s*:?$|^(?:desired|target|sought|preferred) (?:position|role|job|job title)\s*:?$|^(?:position|post|job) (?:sought|desired|applied for)\s*:?$|^(?:الوظيفه|المنصب) (?:المطلوبه?|المستهدفه?)\s*:?$/u;

/** What stands over the work that somebody does, before any heading. */
const OVER_WORK =
  /^(?:(?:current|present) )?(?:profession|occupation|job title|designation|position|metier|fonction|poste(?: actuel| occupe)?|emploi actuel|المهنه|الوظيفه(?: الحاليه)?|المسمي الوظيفي)\s*:?$/u;

/** What a line of details says of the work that somebody does: 'Profession : Comptable', or in two cells. */
function valueOfWork(line: ResumeLine | undefined): Span | null {
  const [label, value, ...more] = line?.cells ?? [];
  if (!line || !label) return null;
  if (value && more.length === 0 && OVER_WORK.test(line.folded.slice(0, label.end).trim()))
    return { line, start: value.start, end: value.end };
  const colon = line.folded.indexOf(':');
  const isLabelled = colon > 0 && colon < 30 && OVER_WORK.test(line.folded.slice(0, colon).trim());
  return isLabelled ? { line, start: colon + 1, end: line.text.length } : null;
}

/** Degrees and licences behind a name, in short: 'MRCVS', 'M.Ed., LPC-S', 'C(ASCP)CM'. */
const PIECE = String.raw`(?:\p{Lu}\p{Ll}?\.?|[\d()&+/-])`;
const IN_SHORT = String.raw`(?:${PIECE}{1,6}|(?=\S*[().])${PIECE}{7,12})(?![^,;\s])`;
const CREDENTIALS = new RegExp(String.raw`^${IN_SHORT}(?:[,;\s]+${IN_SHORT}){0,5}$`, 'u');

/** The headline beside the name and whether it names a role. */
export interface Headline {
  fact: Fact<string>;
  role: boolean;
}

/** The initials that stand for a name before a role on pages that print none: 'A. B. — Baker'. */
const INITIALS_FIRST = /^\s*(?:\p{Lu}\.\s?){2,4}\s*[–—-]\s+(?=\p{L})/u;

interface Candidate {
  spans: Span[];
  score: number;
  role: boolean;
}

function candidateFrom(
  spans: readonly Span[],
  distance: number,
  bodySize: number,
): Candidate | null {
  const [first] = spans;
  const [before = ''] = first
    ? (LABEL.exec(foldedOf(first)) ?? INITIALS_FIRST.exec(textOf(first)) ?? [])
    : [];
  const trimmed = withoutWish(spans)
    .map((span, i) => (i === 0 ? { ...span, start: span.start + before.length } : span))
    .map((span) => trimSpan(span, EDGE))
    .filter(({ start, end }) => end > start);
  const text = trimmed.map(textOf).join(' ');
  const words = wordsOf(text).length;
  if (text.length < 3 || words === 0 || words > 14 || CONTACT.test(text)) return null;
  const folded = fold(text).trim();
  if (NO_POSITION.test(folded) || LOOKS_FOR_WORK.test(folded)) return null;
  if (namesLanguages(text) || isPlaces(text)) return null;
  if (distance === 0 && CREDENTIALS.test(text) && !hasRole(text)) return null;
  if (isPersonLabel(text) || isPersonLabel(text.split(':')[0] ?? '')) return null;
  if (OF_NAME.test(fold(text))) return null;
  if ((BESIDE.test(text) || isOfFormAbroad(text)) && !hasRole(text)) return null;
  const isOther = QUALITIES.test(fold(text)) || STREET.test(fold(text));
  if ((isOther || OF_PAGE.test(fold(text).trim())) && !hasRole(text)) return null;
  if (headingKinds(text).length > 0 || /[!?]$/.test(text) || GOES_ON.test(text)) return null;
  let score = titleScore(text) - Math.abs(distance) * 0.4 - (distance < 0 ? 0.6 : 0);
  if (first && first.line.size > bodySize + 0.6) score += 1;
  if (first && (first.line.bold || first.line.capitals)) score += 0.3;
  if (text.endsWith('.') && !/(?<!\p{L})\p{Lu}\.$/u.test(text)) score -= 2;
  return { spans: trimmed, score, role: saysRole(text) };
}

/** How wide the column of `line` is: the width of its widest line. */
const widestBeside = (lines: readonly ResumeLine[], line: ResumeLine): number =>
  Math.max(
    ...lines
      .filter((other) => other.page === line.page && other.block === line.block)
      .map((other) => other.right - other.x),
  );

/** The next line carries on a headline that a narrow column has broken. */
function continuation(line: ResumeLine, next: ResumeLine | undefined, widest: number): boolean {
  if (!next || Math.abs(next.size - line.size) > 0.3) return false;
  const isWish = isOpenWish(wholeLine(line)) && hasRole(next.text);
  if (next.bold !== line.bold && !isWish) return false;
  if (next.y - line.y > line.size * 2 || next.y < line.y || next.block !== line.block) return false;
  if (
    isFull(line, next, widest) &&
    !hasRole(line.text) &&
    hasRole(next.text) &&
    wordsOf(next.text).length <= 3
  )
    return true;
  const open = line.text.lastIndexOf('(') > line.text.lastIndexOf(')');
  return (
    open ||
    isWish ||
    /(?:&|,|\/|\b(?:and|et|of|de|und))\s*$/i.test(line.text) ||
    CARRIES_ON.test(next.text)
  );
}

/** Whether `next` goes on with the sentence that `line` breaks off. */
const runsOn = (line: ResumeLine, next: ResumeLine): boolean =>
  next.block === line.block &&
  next.y > line.y &&
  next.y - line.y < line.size * 2 &&
  Math.abs(next.size - line.size) <= 0.3 &&
  /^\s*\p{Ll}/u.test(next.text) &&
  !CONTACT.test(next.text);

/** The cells of `line`; all of it where signs alone in cells show that only wide blanks part its roles: 'Chef   -   Baker'. */
function headlineCells({ text, cells }: ResumeLine): { start: number; end: number }[] {
  const signs = cells.filter(({ start, end }) => /^\s*[–—|/&-]\s*$/u.test(text.slice(start, end)));
  const parts = [...signs, { start: text.length }].map(({ start }, i) =>
    text.slice(signs[i - 1]?.end ?? 0, start),
  );
  const isOne = cells.length < 2 || (signs.length > 0 && parts.every(hasRole));
  return isOne ? [{ start: 0, end: text.length }] : cells;
}

/** How far below a name its headline may stand, in letter sizes of the name. */
const CLOSE_BELOW = 2;

/** How much larger than running text a title is that stands below the details of the person. */
const LARGE = 1.3;

/** So many words at most of a bold line are a title, below the details of the person. */
const MOST_OF_TITLE = 6;

/** Whether `line` is large, or short and bold as a whole, so that it may be a title below the details of the person. */
const isSetOff = (line: ResumeLine, bodySize: number): boolean =>
  line.size >= bodySize * LARGE ||
  (line.bold &&
    line.size >= bodySize &&
    !line.bullet &&
    line.cells.length === 1 &&
    !/[:@\d]/u.test(line.text) &&
    wordsOf(line.text).length <= MOST_OF_TITLE);

/** What a document says that it is. */
const OF_DOCUMENT = /^(?:resume|cv|curriculum vitae)$/u;

/** Whether a heading stands over `line` in its column, so that it belongs to what that heads. */
const isHeaded = (
  line: ResumeLine,
  lines: readonly ResumeLine[],
  headings: ReadonlySet<ResumeLine>,
): boolean =>
  lines.some(
    (above) =>
      headings.has(above) &&
      above.page === line.page &&
      above.block === line.block &&
      above.y < line.y,
  );

/** Whether `line` stands on the row of the name in another column, as in a header whose title is at the far right. */
const standsFarRight = (line: ResumeLine, name: ResumeLine): boolean =>
  line !== name &&
  line.page === name.page &&
  line.x > name.right &&
  line.y < name.y + name.size * 0.2 &&
  line.y > name.y - name.size;

/** A name is printed so often again at most, as in a card beside the header. */
const MOST_AGAIN = 2;

/** The roles right below where the name is printed once more on its page. */
function belowNameAgain(lines: readonly ResumeLine[], name: Fact<string> | null): ResumeLine[] {
  const key = keyOf(name?.value ?? '');
  const read = new Set(name?.evidence.map(({ line }) => line));
  return lines
    .filter(
      (line) => line.page === 1 && !read.has(line.index) && key !== '' && keyOf(line.text) === key,
    )
    .slice(0, MOST_AGAIN)
    .flatMap((line) => closestBelow(line, lines, CLOSE_BELOW) ?? [])
    .filter((line) => hasRole(line.text));
}

/** What is a point of a list: '1. About you'. */
const NUMBERED = /^\s*\d{1,2}[.)]\s/u;

/** How a line is printed, by which headings are told from other lines. */
const lookOf = ({ size, bold, capitals }: ResumeLine): string =>
  `${Math.round(size * 2)} ${bold} ${capitals}`;

/** The lines right above and below the name, in their order or on the page, which may be a headline without naming a role. */
function linesBeside(
  lines: readonly ResumeLine[],
  name: Fact<string> | null,
): ReadonlySet<ResumeLine> {
  const rows = lines.filter(({ index }) => name?.evidence.some(({ line }) => line === index));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return new Set();
  const before = lines[lines.indexOf(first) - 1];
  const above = lines.filter(
    (line) =>
      line.page === first.page &&
      line.y < first.y &&
      first.y - line.y < CLOSE_BELOW * line.size &&
      closestBelow(line, lines, CLOSE_BELOW) === first,
  );
  const below = closestBelow(last, lines, CLOSE_BELOW);
  // A short end of the name may be left out of it: 'Amina Belkacem' over 'D.'.
  const isEnd = below && Math.abs(below.size - last.size) < SAME_SIZE && below.bold === last.bold;
  const next = isEnd ? closestBelow(below, lines, CLOSE_BELOW) : below;
  return new Set(
    [before, ...above, lines[lines.indexOf(last) + 1], next].flatMap((line) => line ?? []),
  );
}

/** Where what follows a name begins, past a stroke: 'Wat Oldacre / Baker'. */
const behindStroke = ({ text }: ResumeLine, at: number): number =>
  at + (/^\s*\/\s*/u.exec(text.slice(at))?.[0].length ?? 0);

/**
 * The headline that stands with the name: after it on its line, below it, or above it, before any heading.
 * `name` is where the name was read, `lines` the document's. Null where there is none.
 */
export function headlineIn(
  lines: readonly ResumeLine[],
  name: Fact<string> | null,
  places: ReadonlySet<string>,
  headings: ReadonlySet<ResumeLine>,
  bodySize: number,
): Headline | null {
  const nameLines = new Set(name?.evidence.map(({ line }) => line));
  const last = name?.evidence.at(-1);
  const at = last ? lines.findIndex((line) => line.index === last.line) : -1;
  const nameLine = lines[at];
  const candidates: Candidate[] = [];
  const looks = new Set([...headings].map(lookOf));
  const namedBeside = linesBeside(lines, name);
  const add = (given: Span, distance: number, next?: ResumeLine) => {
    const mayBeHeading =
      given.line !== nameLine &&
      (!namedBeside.has(given.line) ||
        looks.has(lookOf(given.line)) ||
        NUMBERED.test(given.line.text));
    const goesOn =
      next &&
      (continuation(given.line, next, widestBeside(lines, given.line)) ||
        (given.end >= given.line.text.trimEnd().length &&
          wrapsBelow(given, next, lines[lines.indexOf(next) + 1], bodySize)));
    const breaksOff = next && !goesOn && runsOn(given.line, next);
    const span = breaksOff ? wholeBefore(given) : given;
    if (!span) return;
    if (places.has(textOf(span).trim())) return;
    if (HANDLE.test(textOf(span).trim()) && CONTACT.test(span.line.text)) return;
    const own = wordsOf(name?.value ?? '');
    if (wordsOf(textOf(span)).every((word) => own.includes(word))) return;
    const rest = next && goesOn ? [wholeLine(next)] : [];
    for (const part of headlineParts(span)) {
      const isToEnd = part.end === span.end;
      const candidate =
        candidateFrom([part, ...(isToEnd ? rest : [])], distance, bodySize) ??
        candidateFrom([part], distance, bodySize);
      const isSure =
        !mayBeHeading ||
        candidate?.spans.some((each) => titleScore(textOf(each)) > 1 || hasRole(textOf(each)));
      if (candidate && isSure) candidates.push(candidate);
    }
  };
  if (nameLine && last) {
    for (const cell of nameLine.cells) {
      if (cell.start >= last.end) add({ line: nameLine, start: cell.start, end: cell.end }, 0);
      else if (cell.end > last.end + 2)
        add({ line: nameLine, start: behindStroke(nameLine, last.end), end: cell.end }, 0);
    }
  }
  const beside = lines.filter(
    (line) =>
      nameLine &&
      standsFarRight(line, nameLine) &&
      hasRole(line.text) &&
      !headings.has(line) &&
      !isHeaded(line, lines, headings),
  );
  for (const line of beside) add(wholeLine(line), 1);
  const below = nameLine && closestBelow(nameLine, lines, CLOSE_BELOW);
  if (below && !headings.has(below) && Math.abs(lines.indexOf(below) - at) > 4)
    add(wholeLine(below), 1);
  for (const line of belowNameAgain(lines, name)) if (!headings.has(line)) add(wholeLine(line), 1);
  const barred = [false, false];
  for (const distance of [1, 2, 3, 4, -1, -2]) {
    const line = lines[at + distance];
    const side = distance > 0 ? 0 : 1;
    if (line && headings.has(line) && !OF_DOCUMENT.test(line.folded.trim())) barred[side] = true;
    if (!line || barred[side] || nameLines.has(line.index) || line.page !== (nameLine ?? line).page)
      continue;
    const headsBullets = distance > 0 && lines[at + distance + 1]?.bullet && !hasRole(line.text);
    if (line.bullet || headsBullets || CARRIES_ON.test(line.text)) continue;
    const cells = headlineCells(line);
    for (const [i, cell] of cells.entries()) {
      const label = cells[i - 1];
      const isDetail = label && isPersonLabel(line.text.slice(label.start, label.end));
      if (!isDetail)
        add({ line, start: cell.start, end: cell.end }, distance, lines[at + distance + 1]);
    }
  }
  const header = at < 0 ? [] : lines.slice(at + 1);
  const end = header.findIndex((line) => headings.has(line) || line.page !== nameLine?.page);
  for (const line of end < 0 ? header : header.slice(0, end))
    if (isSetOff(line, bodySize) && hasRole(line.text)) add(wholeLine(line), 1);
  const firstHeading = lines.findIndex((line) => headings.has(line));
  for (const [i, { folded }] of lines.entries()) {
    const isOver = i <= firstHeading && OVER_WORK.test(folded.trim());
    const line = isOver || WISHED.test(folded.trim()) ? lines[i + 1] : undefined;
    if (line && hasRole(line.text)) add(wholeLine(line), 1, lines[i + 2]);
    const value = i <= firstHeading ? valueOfWork(lines[i]) : null;
    if (value && hasRole(textOf(value))) add(value, 1);
    const own = WISH_LABEL.test(folded.trim()) ? lines[i] : undefined;
    if (own && hasRole(own.text.slice(own.text.search(/[:\t]/u))))
      add(wholeLine(own), 1, lines[i + 1]);
  }
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < -0.5) return null;
  const value = best.spans.map(textOf).join(' ').replace(/\s+/g, ' ');
  return { fact: { value, evidence: best.spans.map(evidenceOf) }, role: best.role };
}
