import type { Fact } from '../schemas/resume';
import { eachOf, inSkillRows } from './certificate-lists';
import { dateSpans, NAMES_CERTIFICATE, OPENS, SHORT } from './certificate-names';
import { rowsOf, type Row } from './certificate-rows';
import { namesDegree } from './degrees';
import { distinct } from './experience';
import { namesEmployer } from './roles';
import type { ResumeLine } from './layout';
import type { Section } from './sections';
import { evidenceOf, textOf } from './spans';
import { fold, keyOf, letterCount, wordsOf } from '../text';

const ISSUED =
  /^(?:issued by|issuer|by|from|delivre(?:e)? par|ausgestellt von|credential|id|expires?|valid|obtained|صادره? (?:من|عن)|من)(?![\p{L}])/u;

/** An internship among courses is no certificate. */
const INTERNSHIP = /^(?:stage(?! de formation| de perfectionnement)|internship|تربص(?! تكويني)) /u;

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

/** School leaving is no certificate of a trade, however short its name. */
const SCHOOL = /^(?:SSC|HSC|SSLC|GED|VCE|HSE|WASSCE|GCSE|IGCSE|KCSE|KCPE|CBSE|ICSE)$/;

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
