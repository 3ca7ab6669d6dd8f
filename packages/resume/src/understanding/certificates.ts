import type { Fact } from '../schemas/resume';
import { dateSpans, GIVERS, HANGS, nameIn, SHORT } from './certificate-names';
import { namesDegree } from './degrees';
import { distinct } from './experience';
import { headingKinds } from './headings';
import { namesEmployer } from './roles';
import type { ResumeLine } from './layout';
import type { Section } from './sections';
import { evidenceOf, factOf, splitSpan, textOf, type Span } from './spans';
import { fold, keyOf, letterCount, wordsOf } from '../text';

const ISSUED =
  /^(?:issued by|issuer|by|from|delivre(?:e)? par|ausgestellt von|credential|id|expires?|valid|obtained|صادره? (?:من|عن)|من)(?![\p{L}])/u;

/** What a certificate is called by, where a section holds degrees as well. */
const NAMES_CERTIFICATE =
  /certifi|attestation|habilitation|caces|permis|licen[cs]e|accredit|formation|training|course|brevet|\b(?:iso|aws|azure|pmp|prince2|itil|scrum|cisco|ccna|ccnp|toeic|toefl|ielts|delf|dalf|tcf|oracle|microsoft|google|comptia|icdl|ecdl|cna|cpr|bls|acls|pals|nvq|twic|cdl|haccp|sst|hse|nebosh|iosh|osha|acca|cpa|cfa|cissp|safe)\b|شهاد|دور/u;

/** An internship among courses is no certificate. */
const INTERNSHIP = /^(?:stage(?! de formation| de perfectionnement)|internship|تربص(?! تكويني)) /u;

/** The mean width of a letter, in em, where a line is too short to tell. */
const USUAL_LETTER = 0.55;

/** What may stand with a date that is all of a line. */
const WHEN =
  /^(?:issued|valid|expires?|expiry|obtained|obtenue?s?|delivree?s?|annee d'obtention|annee de delivrance|date d'obtention|depuis|since|in|en|le|du)(?: on| until| le| en)?[ :.-]*$/u;
interface Row {
  span: Span;
  names: Span[];
  dated: boolean;
  datesOnly: boolean;
}

/** A line that its next one carries on: it ends with a small word or a sign, or has only begun to name a certificate. */
const GOES_ON =
  /(?:\s(?:of|in|for|and|the|to|with|on|by|de|du|des|en|et)|[&,:(/–-])\s*$|^[^\p{L}]*(?:certifi|diploma|licen[cs]e|permit)/iu;

/** The last words of a name that begins on the line above: 'Professional Certificate'. */
const TAIL =
  /^(?:professional|associate|practitioner|foundation|specialist|specialty|expert|advanced|training)\b/iu;

/** Whether a line is the whole name of a certificate: 'Dog Grooming Certificate', 'Food Handler Level 1'. */
const readsOnItsOwn = (span: Span): boolean => {
  const text = textOf(span).trim();
  const ends =
    /^\S+ \S+ .*(?:certificat(?:e|ion)|licen[cs]e|course|training|diploma|(?:level|grade|class) \w{1,3})$/iu;
  return /^\p{Lu}/u.test(text) && ends.test(text) && !TAIL.test(text);
};

/** Whether `next` carries on the name in `above`, whose line was full. */
function wraps(above: Row, next: Row, lines: readonly ResumeLine[]): boolean {
  const [a, b] = [above.span.line, next.span.line];
  const ended = dateSpans(above.span).some(({ start }) => start > (above.names[0]?.start ?? 0));
  if (OPENS.test(b.folded) || /\)\s*$/.test(a.text)) return false;
  const [dated] = dateSpans(next.span);
  const startsDated = dated !== undefined && dated.start <= next.span.start + 2;
  if (startsDated || (readsOnItsOwn(next.span) && !GOES_ON.test(textOf(above.span)))) return false;
  if (ended || b.bullet || a.page !== b.page || a.block !== b.block) return false;
  if (Math.abs(a.size - b.size) > 0.3 || a.bold !== b.bold || b.y - a.y > a.size * 1.9)
    return false;
  const column = lines.filter(({ page, block }) => page === a.page && block === a.block);
  const widest = Math.max(...column.map(({ x, right }) => right - x));
  const [word = ''] = b.text.trim().split(/\s/);
  const perLetter = (a.right - a.x) / Math.max(1, a.text.length);
  const needed = (word.length + 1) * Math.max(perLetter, a.size * USUAL_LETTER);
  const room =
    a.indent === a.x
      ? Math.max(...column.map(({ right }) => right)) - a.right
      : a.x - Math.min(...column.map(({ x }) => x));
  return a.right - a.x + needed > widest || needed > room;
}

/** The heads of a table of certificates. */
const HEADS_COLUMNS =
  /^(?:(?:name|title|certificates?|certifications?|issued|issuer|organi[sz]ation|authority|credential|date|year|id|no|number|intitule|organisme|annee)[\s:|/]*)+$/u;

/** The number of a certificate, alone on its line. */
const CODE = /^(?=\S*\d)[\w-]{12,}$/;

/** Whether the last line of a row goes on with who gives the certificate, or ends with the dash before. */
function hasEnded({ span, names }: Row): boolean {
  const name = names.at(-1);
  const rest = name ? name.line.text.slice(name.end) : '';
  return HANGS.test(textOf(span)) || (/^\s*[,،–—]/u.test(rest) && letterCount(rest) > 1);
}

function rowsOf(section: Section, lines: readonly ResumeLine[]): Row[] {
  const rows: Row[] = [];
  for (const span of section.lines) {
    const shown = textOf(span).trim();
    if (CODE.test(shown) || HEADS_COLUMNS.test(fold(shown)) || headingKinds(shown).length > 0)
      continue;
    const name = nameIn(span);
    const dated = dateSpans(span).length > 0;
    const rest = fold(textOf(name));
    const datesOnly = dated && (letterCount(rest) < 2 || WHEN.test(rest));
    const row = { span, names: [name], dated, datesOnly };
    const last = rows.at(-1);
    if (last && !row.datesOnly && wraps(last, row, lines)) {
      rows[rows.length - 1] = {
        ...last,
        names: hasEnded(last) ? last.names : [...last.names, name],
        dated,
      };
    } else rows.push(row);
  }
  return rows;
}

const standsOut = ({ startsBold, size }: ResumeLine) => (startsBold ? 1 : 0) + size;

/** Whether every other row is dated, as where each certificate has a line for its issuer. */
const alternates = (rows: readonly Row[]): boolean =>
  rows.every((row, i) => row.dated === (i % 2 === 0) || rows[0]?.dated !== true) &&
  rows.every((row, i) => row.dated === (i % 2 === 1) || rows[0]?.dated === true);

/** Whether a row is called a certificate, and names nobody who gives it. */
function readsAsOwn({ span }: Row): boolean {
  const text = fold(textOf(span)).replace(/^[^\p{L}]+/u, '');
  if (OPENS.test(text)) return true;
  return NAMES_CERTIFICATE.test(text) && !namesEmployer(text) && !ISSUED.test(text);
}

/** A certificate among degrees, where no section of its own has it. */
const AMONG_DEGREES =
  /^(?:caces|certification|certified|habilitation|certificat (?!d'aptitude|federal|d'etude|de fin|de scolarite|de reussite|d'enseignement))/u;

/** What is called a certificate at its end, and is none of a school: '50 hr. Teaching Business English certificate'. */
const isAmongDegrees = (text: string): boolean =>
  AMONG_DEGREES.test(text) ||
  (/\S+ \S+ certificate$/u.test(text) &&
    !/(?:school|leaving|higher|graduate|secondary|primary|general|birth) certificate$/u.test(text));

/** What a certificate begins with, and no line of its issuer does. */
const OPENS =
  /^(?:certifi|attestation|diploma |licen[cs]e |caces|permis|habilitation|brevet|شهاد|رخص)/u;

/** Who gives certificates, in short. */
const GIVERS_IN_SHORT =
  /^(?:AHA|ARC|AACN|ANCC|PMI|IIBA|CITB|OPITO|IOSH|NEBOSH|AXELOS|ASQ|ISACA|IBM|AWS|SAP|NSC|AAPC|AHIMA|SHRM|HRCI|NASM|ACSM|NCCER|DHA|HAAD|MOH|NHS|AAT|ISC2|TUV|BSI|BCS)$/;

/** School leaving is no certificate of a trade, however short its name. */
const SCHOOL = /^(?:SSC|HSC|SSLC|GED|VCE|HSE|WASSCE|GCSE|IGCSE|KCSE|KCPE|CBSE|ICSE)$/;

const MOST_WORDS_LISTED = 8;

/** The pieces of names that run over lines, parted by commas or dots. A piece may end on the line below. */
function piecesOf(names: readonly Span[]): Span[][] {
  const pieces: Span[][] = [];
  let goesOn = false;
  for (const name of names) {
    for (const [i, piece] of splitSpan(name, /\s*[,،;•]\s*/gu).entries()) {
      if (goesOn && i === 0) pieces.at(-1)?.push(piece);
      else pieces.push([piece]);
    }
    goesOn = !/^\s*[,،;•]/u.test(name.line.text.slice(name.end));
  }
  return pieces;
}

const joinedText = (spans: readonly Span[]) => spans.map(textOf).join(' ');

/**
 * Names beside each other are a certificate each: 'ACLS, PALS', or a list that is all that its section has. A name with who
 * gives it is one.
 */
function eachOf({ names, dated }: Row, isAlone: boolean): Span[][] {
  const [only] = names;
  const short = only && names.length === 1 ? splitSpan(only, /\s*[,،/]\s*/gu) : [];
  if (short.length > 1 && short.every((each) => SHORT.test(textOf(each))))
    return short
      .filter((each, i) => i === 0 || !GIVERS_IN_SHORT.test(textOf(each)))
      .map((each) => [each]);
  if (!isAlone || dated) return [[...names]];
  const pieces = piecesOf(names);
  const texts = pieces.map(joinedText);
  const isList =
    texts.every(
      (text) =>
        letterCount(text) > 1 &&
        wordsOf(text).length <= MOST_WORDS_LISTED &&
        !(GIVERS.test(fold(text)) && !NAMES_CERTIFICATE.test(fold(text))) &&
        !(namesEmployer(text) && !NAMES_CERTIFICATE.test(fold(text))),
    ) &&
    (pieces.length > 2 || texts.slice(1).every((text) => NAMES_CERTIFICATE.test(fold(text))));
  return isList ? pieces : [[...names]];
}

const isShort = (text: string) => SHORT.test(text) && !SCHOOL.test(text);

/** Whether `row` begins a certificate: after a wider gap, or standing out from the line of its issuer. */
function begins(rows: readonly Row[], i: number): boolean {
  const row = rows[i];
  const above = rows[i - 1];
  if (!row || !above) return true;
  const { line } = row.span;
  const last = above.span.line;
  if (line.bullet) return true;
  if (last.bullet) return line.indent < last.indent - 2;
  const looks = rows.filter((r) => !r.datesOnly).map((r) => standsOut(r.span.line));
  if (looks.some((look) => look > standsOut(line) + 0.3)) return false;
  if (looks.some((look) => look < standsOut(line) - 0.3)) return true;
  if (above.datesOnly && rows.slice(0, i - 1).some((r) => !r.datesOnly)) return true;
  if (OPENS.test(line.folded)) return true;
  if (rows.some((r) => r.datesOnly)) return false;
  if (rows.some((r) => r.dated)) {
    const givers = rows.filter(({ dated }) => dated !== rows[0]?.dated);
    const isPaired =
      !givers.some(readsAsOwn) && (rows.length > 2 ? alternates(rows) : !readsAsOwn(row));
    if (isPaired) return rows[0]?.dated ? row.dated : above.dated;
    return row.dated || readsAsOwn(row) || !namesEmployer(textOf(row.span));
  }
  return !ISSUED.test(line.folded);
}

/** The label of a row of skills that lists certificates, with what parts it from them. */
const ROW_LABEL =
  /^[\s•–-]*(?:licen[cs]es (?:and|&) )?certifi(?:cates?|cations?)(?: (?:and|&) licen[cs]es)?(?:\s*:\s*|\s*\t\s*|\s{3,})(?=\p{L})/iu;

/** The certificates that a section on skills has in a row of its own. */
const inSkillRows = (sections: readonly Section[]): Fact<string>[] =>
  sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ lines }) => lines)
    .flatMap((span) => {
      const label = ROW_LABEL.exec(textOf(span));
      if (!label) return [];
      return splitSpan(
        { ...span, start: span.start + label[0].length },
        /\s*[,،;|•·\t]\s*(?![^()]*\))/gu,
      ).map(factOf);
    });

/**
 * The certificates by name, without issuer and date, each once, from the sections on certificates. A diploma
 * named there stays a certificate. `lines` are the document's.
 */
export function certificatesIn(
  sections: readonly Section[],
  lines: readonly ResumeLine[],
): Fact<string>[] {
  const own = sections.filter(
    ({ kinds }) => kinds.includes('certificates') || kinds[0] === 'education',
  );
  const hasSchool = sections.some(
    ({ kinds }) => kinds.includes('education') && !kinds.includes('certificates'),
  );
  const found = own.flatMap((section) => {
    const rows = rowsOf(section, lines);
    const isOther = !section.kinds.includes('certificates');
    const isShared = section.kinds[0] !== 'certificates' && section.kinds.includes('education');
    const isAlone = rows.filter(({ datesOnly }) => !datesOnly).length === 1;
    return rows.flatMap((row, i) => {
      const text = row.names.map(textOf).join(' ');
      const skip =
        row.datesOnly ||
        (isOther && !isAmongDegrees(fold(text))) ||
        letterCount(text) < 3 ||
        (isShared &&
          (namesDegree(textOf(row.span)) ||
            !(hasSchool || NAMES_CERTIFICATE.test(fold(text)) || isShort(text)))) ||
        ISSUED.test(fold(text)) ||
        INTERNSHIP.test(fold(text)) ||
        wordsOf(text).length > 16 ||
        (/[.]$/.test(textOf(row.span).trim()) &&
          wordsOf(text).length > 8 &&
          dateSpans(row.span)[0]?.start !== row.span.start);
      const first = isOther || begins(rows, i) || rows.slice(0, i).every((r) => r.datesOnly);
      return skip || !first
        ? []
        : eachOf(row, isAlone).map((names) => ({
            value: names.map(textOf).join(' '),
            evidence: names.map(evidenceOf),
          }));
    });
  });
  return distinct([...found, ...inSkillRows(sections)], keyOf);
}
