import { matchesIn } from '../text/matches';
import type { EducationLevel, Fact } from '../../schemas/resume';
import { isOfNone } from './degrees-not-held';
import { evidenceOf, textOf, type Span } from '../text/spans';
import { fold } from '../text/words';

/** What stands before the name of a degree that begins an entry or a cell of it: a date, a bullet, a label. */
const START = String.raw`(?:^|[\t|•]|(?:^|\s)(?:[Ee]ducation|[Dd]egree|[Dd]ipl[ôo]me|[Ff]ormation|[Qq]ualification|[Tt]itle|[Tt]itre)s?\s?:|\d[.,)]?(?=\s)|\s[–—-](?=\s))[^\p{L}\p{N}]{0,8}`;
const END = String.raw`(?=\s{0,3}(?:$|[,;:()|\t–—-])|\s(?:in|of|en|at|from|degree)\s)`;

const starts = (...words: string[]): RegExp =>
  new RegExp(String.raw`${START}(?<named>${words.join('|')})(?!\p{L})`, 'gu');

/** What says when a graduation was, or of what kind, rather than of what. */
const NO_STUDY = String.raw`(?:[Jj]an|[Ff]eb|[Mm]ar(?:ch)?\s|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec|[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter|[Ee]xpected|[Aa]nticipated|[Dd]ate|[Yy]ear|[Hh]igh)`;

/** In any letters, but that the first may be large: 'Graduate', 'graduate'. */
const eitherCase = (word: string) =>
  word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * Names that elsewhere mean other things, and say a degree only where an entry on education begins with them:
 * 'Graduate in Commerce', 'Ingénieur informatique', 'MIS'.
 */
const atStart: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'PhD',
    starts(
      String.raw`D\.Sc\.?(?!\p{L})|(?:DSc|DPT|DBA|DDS|HDR)${END}`,
      String.raw`(?:Th[èe]se|TH[ÈE]SE)(?= en (?:cours|\p{L}{4})| CIFRE| doctorale)`,
    ),
  ],
  [
    'Master',
    starts(
      String.raw`(?:M\. ?[AS]\.|S\.M\.|SM|Ed\.M\.|ALM|MIM|MIB|MHA|MIS|MSt|MSSc|MUP|MLA|M\.L\.I\.S\.?|MAcc|MAcy|MTS|M\.Div\.?|MSFE|MEM|MS (?:CS|IT|EE|ME|SE|IS))${END}`,
      String.raw`M\.E\.?(?= (?:VLSI|CSE|ECE|EEE|CAD|Structural|Thermal|Computer|Mechanical|Civil|Electrical|Power|Embedded|Applied|Communication|Software|Production))|ME(?= \p{Lu}\p{Ll}+ Engineering)`,
      String.raw`Mag\.(?=\s|$)`,
      String.raw`(?:PG|${eitherCase('post')}[- ]?[Gg]raduat(?:e|ion))(?=\s{0,3}(?:$|[:,–—-])| in (?![^,]{0,40}[Cc]ertificate)| [Ss]tudies)`,
      String.raw`${eitherCase('graduate')}(?: (?:[Ss]tudies|[Ww]ork|[Pp]rogram(?:me)?|[Ss]chool|[Cc]oursework))${END}|Graduate(?=\s?: )`,
      String.raw`${eitherCase('specialist')}(?= in .{0,80}[Uu]niversit)`,
      String.raw`(?:Ma[iî]trise|MA[IÎ]TRISE)(?= (?:AES|LEA|LLCE|MIAGE|MST|STAPS|Administration|Biologie|Chimie|Droit|[ÉE]conomi|Gestion|Histoire|Lettres|Math|Physique|Psycho|Sciences|Socio))`,
      String.raw`(?<=\d{4}\P{L}{1,8})Ma[iî]trise(?= \p{Lu})`,
      String.raw`(?:Ing[ée]nieure?|ING[ÉE]NIEURE?)(?=\s{0,3}[:(–—-]|\s+(?!stagiaire|commercial)\p{L})`,
    ),
  ],
  [
    'Bachelor',
    starts(
      String.raw`B\. ?[AS]\.${END}`,
      String.raw`(?:BMS|BIT|BIS)${END}`,
      String.raw`(?:B\.M\.S\.?|BAF|BHM|BSHM|BMM|HBA|BTh|BUT ?[1-3])(?=\s{0,3}(?:$|[,;:()|\t–—-])|\s\p{L})`,
      String.raw`L[12](?=\s{0,3}$|\s?[–-]|,| (?![Ss]upport)\p{L}{3})`,
      String.raw`(?:UG|${eitherCase('undergrad')}(?:uate)?)(?=\s{0,3}(?:$|[:,–—-])| in )`,
      String.raw`${eitherCase('graduation')}(?=\s{0,3}[:,–—-]\s{0,3}(?!${NO_STUDY})\p{L}| in (?!${NO_STUDY})\p{L}|\s{0,3}$)|Graduate(?=,| in (?!\d)(?!.{0,40}[Hh]igh [Ss]chool)\p{L})`,
      String.raw`2[:.][12](?= in | [Hh]onou?rs|,)|(?:[Uu]pper|[Ll]ower) [Ss]econd(?: [Cc]lass)?|[Ss]econd [Cc]lass (?:[Uu]pper|[Ll]ower)`,
    ),
  ],
];

/** The school whose graduates have no degree. */
const HIGH_SCHOOL = /high school|secondary/iu;
const LEFT_SCHOOL = /^graduat(?:e|ion)$/iu;

/** The degrees that an entry on education begins with, where only its place says that they are degrees. */
export function entryDegreesIn(span: Span, above?: Span): Fact<EducationLevel>[] {
  const text = textOf(span);
  if (isOfNone(fold(text))) return [];
  const isHighSchool = HIGH_SCHOOL.test(text) || (above && HIGH_SCHOOL.test(textOf(above)));
  return atStart.flatMap(([value, words]) =>
    matchesIn(text, words).flatMap((match) => {
      const named = match.groups?.['named'] ?? '';
      if (isHighSchool && LEFT_SCHOOL.test(named)) return [];
      const end = span.start + match.index + match[0].length;
      return { value, evidence: [evidenceOf({ line: span.line, start: end - named.length, end })] };
    }),
  );
}
