import { matchesIn } from '../text/matches';
import { stateCodes } from '../lexicon/places';
import type { Fact } from '../../schemas/resume';
import type { ResumeLine } from '../text/layout';
import { rangesIn } from '../dates/dates';
import { evidenceOf, textOf, trimSpan, wholeLine } from '../text/spans';

/** What a line has by which somebody is reached: an address, or a number of nine digits. */
export const REACHED = /\S\s?@\s?\S|(?:\d[\s().-]{0,3}){9}/u;

const EMAIL =
  /[a-z0-9](?:[a-z0-9._%+'-]{0,62}[a-z0-9_+.-])?\s?@\s?(?:[a-z0-9-]{1,63}\.)+[a-z]{2,18}(?![a-z0-9.-]*@[a-z0-9])/giu;
/** An address that was taken out: 'xxxx@xxxx.com'. */
const TAKEN_OUT = /^(?:x+|\*+)@/iu;
/** An address that a form shows before somebody writes theirs. */
const TO_FILL = /^(?:votre|your)@/iu;
/** A site with what somebody is called there, whose name has a dot: 'Instagram@jane.doe'. */
const SITE_AND_HANDLE =
  /^(?:instagram|insta|twitter|facebook|tiktok|youtube|telegram|threads|bluesky|mastodon|github|gitlab|linkedin|snapchat|pinterest)@/iu;
const DOT = String.raw`(?:\.|\s?[[({]\s?(?:dot|point)\s?[\])}]\s?|\s(?:dot|point)\s)`;
const AT = String.raw`(?:\s?[[({]\s?(?:at|@|arobase)\s?[\])}]\s?)`;
const LOCAL = `[a-z0-9][a-z0-9_+-]{0,40}(?:${DOT}[a-z0-9_+-]{1,40}){0,4}`;
const HOST = `(?:[a-z0-9-]{1,63}${DOT}){1,4}[a-z]{2,18}(?![a-z])`;
/** Addresses that are spelt so that no program finds them: 'jane [at] example.com', 'jane at example dot com'. */
const SPELT = [
  new RegExp(`(${LOCAL})${AT}(${HOST})`, 'iu'),
  new RegExp(
    `(?<=^|[:|•·,;\\t]\\s{0,3})(${LOCAL}) at ([a-z0-9-]{1,63}(?: dot [a-z0-9-]{2,63}){1,4})(?=\\s*(?:$|[|•·,;\\t]))`,
    'iu',
  ),
];
const USUAL_END = /\.(?:com|net|org|edu|info|fr|de|dz|ma|tn|sa|ae|uk|eu|io|dev|me)$/i;
/** The rest of a host whose first line ends with a hyphen. */
const HOST_END = /^[a-z0-9][a-z0-9.-]{0,40}\.[a-z]{2,6}(?=\s|$)/iu;
const TORN_START = /[a-z0-9][a-z0-9._%+-]{1,62}(?:@[a-z0-9.-]*)?$/iu;

/** Whether `above` has the first letters of the address that `line` begins with: one word that fills its column. */
function beginsAddress(above: ResumeLine, line: ResumeLine, lines: readonly ResumeLine[]): boolean {
  if (above.page !== line.page || above.block !== line.block) return false;
  if (Math.abs(above.x - line.x) > 2 || Math.abs(above.size - line.size) > 0.3) return false;
  if (line.y <= above.y || line.y - above.y > line.size * 1.8) return false;
  if (!/^[a-z0-9][a-z0-9._+-]{5,40}$/.test(above.text.trim())) return false;
  const column = lines.filter(({ page, block }) => page === line.page && block === line.block);
  return above.right > Math.max(...column.map(({ right }) => right)) - line.size;
}

/** The address that `line` spells. */
function speltIn(line: ResumeLine): Fact<string> | null {
  const spelt = SPELT.map((pattern) => pattern.exec(line.text)).find((match) => match !== null);
  if (!spelt) return null;
  const [local = '', host = ''] = spelt
    .slice(1)
    .map((part) => part.replaceAll(new RegExp(DOT, 'giu'), '.'));
  const span = { line, start: spelt.index, end: spelt.index + spelt[0].length };
  return { value: `${local}@${host}`, evidence: [evidenceOf(span)] };
}

/** An address that templates print, whose host is nobody's. */
const OF_TEMPLATE = /@example\.(?:com|net|org)$/iu;

/** The first address that is printed, in one line or two, other than those that `isOther`. */
function printedIn(
  lines: readonly ResumeLine[],
  isOther: (value: string) => boolean,
): Fact<string> | null {
  for (const [i, line] of lines.entries()) {
    for (const match of matchesIn(line.text, EMAIL)) {
      const value = match[0].replace(/\s/g, '');
      if (
        TAKEN_OUT.test(value) ||
        TO_FILL.test(value) ||
        SITE_AND_HANDLE.test(value) ||
        isOther(value)
      )
        continue;
      // '@jane@example.social' is a handle on a site.
      if (line.text.charAt(match.index - 1) === '@') continue;
      const next = lines[i + 1];
      const rest = next?.block === line.block ? next.text.trim() : '';
      const ended = match.index + match[0].length === line.text.trimEnd().length;
      if (next && ended && /^\.?[a-z]{1,5}$/.test(rest) && USUAL_END.test(value + rest)) {
        const spans = [
          trimSpan({ line, start: match.index, end: line.text.length }),
          trimSpan(wholeLine(next)),
        ];
        return { value: value + rest, evidence: spans.map(evidenceOf) };
      }
      const broken =
        line.text.slice(match.index + match[0].length).trimEnd() === '-' &&
        HOST_END.exec(rest)?.[0];
      if (next && broken) {
        const spans = [
          trimSpan({ line, start: match.index, end: line.text.length }),
          trimSpan({ line: next, start: 0, end: next.text.indexOf(broken) + broken.length }),
        ];
        return { value: `${value}-${broken}`, evidence: spans.map(evidenceOf) };
      }
      const evidence = evidenceOf({ line, start: match.index, end: match.index + match[0].length });
      const above = lines[i - 1];
      if (match.index === 0 && above && beginsAddress(above, line, lines)) {
        const head = trimSpan(wholeLine(above));
        return { value: textOf(head) + value, evidence: [evidenceOf(head), evidence] };
      }
      return {
        value: value === value.toUpperCase() ? value.toLowerCase() : value,
        evidence: [evidence],
      };
    }
  }
  return null;
}

/** The first address that two lines have, whose first one need not end with a host. */
function tornIn(lines: readonly ResumeLine[]): Fact<string> | null {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const head = TORN_START.exec(line.text);
    const tail = next && /^[@a-z0-9._-]+/iu.exec(next.text);
    if (
      !next ||
      !head ||
      !tail ||
      TAKEN_OUT.test(head[0]) ||
      SITE_AND_HANDLE.test(head[0]) ||
      !(head[0].includes('@') || tail[0].startsWith('@'))
    )
      continue;
    const value = head[0] + tail[0];
    if (value.match(EMAIL)?.[0] !== value || TO_FILL.test(value)) continue;
    return {
      value,
      evidence: [
        evidenceOf({ line, start: head.index, end: line.text.length }),
        evidenceOf({ line: next, start: 0, end: tail[0].length }),
      ],
    };
  }
  return null;
}

/**
 * The e-mail address, in lower case where the letters were all capitals. An address that a narrow column
 * breaks over two lines is put together, and one that a template left behind yields to another. Null where there is
 * none.
 */
export function emailIn(lines: readonly ResumeLine[]): Fact<string> | null {
  const first = printedIn(lines, () => false);
  if (first && OF_TEMPLATE.test(first.value))
    return printedIn(lines, (value) => OF_TEMPLATE.test(value)) ?? first;
  if (first) return first;
  for (const line of lines) {
    const spelt = speltIn(line);
    if (spelt) return spelt;
  }
  return tornIn(lines);
}

const PHONE =
  /(?<![\p{L}\d./@_-])(?:\(?\+|00)?\s?\(?\d[\d\s().·•/\u2010-\u2015-]{5,22}\d\+?(?![\d@]|[.-]?\p{L}{2})/gu;
const CALLED = 'tel|phone|mobile|mob|cell|gsm|fon|handy|هاتف|جوال|موبايل|تليفون|تلفون|محمول|اتصال';
const LABEL = new RegExp(String.raw`(?:${CALLED}|رقم)[^\d+]{0,14}\(?\+?$`, 'u');
/** What says right before a number that it is a phone's, whatever stands before that. */
const OF_PHONE = new RegExp(String.raw`(?:${CALLED})[^\d+]{0,4}\(?\+?$`, 'u');
/** What says the same where it stands right before a number: 'Contacts : 97112233', '☎ 97112233'. */
const OF_CONTACT =
  /(?:(?<!\p{L})(?:contacts?|portable|port|cel|cellulaire|whats ?app|appel(?:er|ez)?|call|joignable (?:au|sur)|fixe|domicile)|^\P{L}*numeros?|[☎☏✆📞📱📲\ue000-\uf8ff]\ufe0f?)[^\p{L}\d+]{0,4}\(?\+?$/u;
/** Eight digits that are a day, two years or a round sum: '19900512', '12051990', '20152019', '45000000'. */
const OF_EIGHT =
  /^(?:(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d|[0-3]\d(?:0\d|1[0-2])(?:19|20)\d{2}|(?:(?:19|20)\d{2}){2}|\d{3}0{5})$/;
/** What stands behind a sum of money: a fixed wage is also called 'fixe'. */
const OF_MONEY =
  /^\s?(?:[€$£]|(?:f ?)?cfa|fcfa|xof|xaf|euros?|eur|dinars?|dirhams?|ariary|francs?)(?!\p{L})/u;
const BEGINS_PART = /(?:^|[|•·\t])\s*$/u;
const ENDS_PART = /^\s*(?:$|[|•·\t])/u;
/** What stands before a number that nobody can be called by. */
const NO_PHONE =
  /(?:(?<!\p{L})(?:(?:national|emirates|student|employee|skype|wechat|tax|civil)? ?id|passport|passeport|iqama|cin|cni|cnic|cnss|nni|nss|nir|nic|nin|ssn|sss|tin|pan|bvn|npi|aadhaar|siret|siren|rpps|adeli|tva|pin|employee|licen[cs]e|registration|orcid|isbn|issn|doi|scopus|matricule|securite sociale|bank account|iban|account|grant|bourse|award|(?<!(?:tel|phone|mobile|cell|gsm)\.?\s?[/&-]\s?)fax|telecopie|zip|postal code|post ?code|code postal|certificate|ref(?:erence)?|dossier|qq)(?: ?(?:number|no|nr|num|n°|№|#))?(?:[\s.:#°)-]| \p{L}{1,3}(?=[\s:]))*|رقم (?:الهويه|بطاقه الهويه|الجواز|جواز السفر|الاقامه|البطاقه|الحساب|الرخصه|القيد|التسجيل|الوطني|القومي)[^\d]{0,6}|الرقم (?:الوطني|القومي|المدني|الوظيفي|الجامعي)[^\d]{0,6})$/u;
/** A number of a file by its year, or of a paper: '2020/04871-0', '2109.01234', '1671.2020.06.003'. */
const OF_FILE =
  /^(?:19|20)\d\d\/\d{3,}(?:-\d)?$|^\d{4}\.\d{4,5}$|^\d{4}\.(?:19|20)\d\d\.\d\d\.\d{3}\.?$/;
/** What stands between two numbers in one line: '0550 12 34 56 / 0661 22 33 44'. */
const BETWEEN_NUMBERS =
  /(?<=(?:\d[\s().·•-]{0,2}){8,14})(?:\s*\/\s*|\s+[-•·]\s+)(?=[+(]{0,2}(?:\d[\s().·•-]{0,2}){8})/gu;
/** What stands between a number and a street: '0612345678 – 14 rue des Lilas'. */
const BEFORE_STREET =
  /(?<=(?:\d[\s().·•-]{0,2}){8,14})\s+[-•·]\s+(?=\d{1,4},? (?:bis |ter )?\p{L}{2})/gu;
/** A cell that begins with the number of a street, which may stand behind that of a phone. */
const CELL_OF_STREET = /^\d{1,4},? (?:bis |ter )?\p{L}{2}/u;

/** The folded text of a line with bars before the cells of streets. */
function withStreetsApart({ folded, cells }: ResumeLine): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start } of cells.slice(1)) {
    if (!CELL_OF_STREET.test(folded.slice(start, start + 16))) continue;
    parts.push(folded.slice(from, start - 1));
    from = start;
  }
  return [...parts, folded.slice(from)].join('|');
}

/** What stands between a post code and an American number: '94704 (510) 555-0142', '94704 • 510-555-0142'. */
const AFTER_CODE =
  /(?<=(?<!\d)\d{5})\s+(?:[•·–-]\s+)?(?=\(?\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}(?!\d))/gu;
/** What stands between a number and a post code with its town: '07 01 02 03 04 – 44000 Nantes'. */
const BEFORE_TOWN = /(?<=\d{2})\s+[-,/•·]?\s*(?=\d{5} \p{L}{3})/gu;
/** A whole post code of the United States, and the state before it: 'CA 94704-2218'. */
const WHOLE_CODE = /^\d{5}-\d{4}$/;
const STATE_BEFORE = /(?<!\p{L})([A-Z]{2}),?\s+$/u;
const DATE_ONLY = /^(?:19|20)\d\d\s?[-./ \u2013]\s?(?:(?:19|20)\d\d|\d{1,2}(?:[-./]\d{1,2})?)$/;

/**
 * The country codes of the Arab countries, of France and of Germany, at the end of a number. There they show that
 * the number was read backwards.
 */
const COUNTRY_AT_END = / (?:20|21[2368]|249|33|49|96[1-8]|97[0-4])$/;

/** The digits of `text`, whatever script they are in, as Latin digits. */
const digitsOf = (folded: string) => folded.replace(/\D/g, '');

/** A number with the code of its country has so many digits. */
const LEAST_INTERNATIONAL = 10;

/** The number in the right order, where its groups were read from the right: '2345 501 55 966+'. */
const readable = (phone: string): string => {
  const isWhole = digitsOf(phone).length >= LEAST_INTERNATIONAL;
  const backwards =
    phone.endsWith('+') || (isWhole && /^[1-9]/.test(phone) && COUNTRY_AT_END.test(phone));
  if (!backwards) return phone;
  return `+${phone.replace(/\+$/, '').trim().split(/\s+/).toReversed().join(' ')}`;
};

/** Whether eight digits from `start` on are all that a part of `line` prints, as the number of a small country beside an address. `above` may say what else they are. */
function standsAlone(
  line: ResumeLine,
  start: number,
  end: number,
  above: ResumeLine | undefined,
): boolean {
  const cell = line.cells.find((each) => each.start <= start && each.end >= end);
  if (!/^\d{8}$/.test(line.folded.slice(start, end)) || !cell) return false;
  const isBelowLabel = start === 0 && above !== undefined && NO_PHONE.test(above.folded.slice(-30));
  return (
    !isBelowLabel &&
    BEGINS_PART.test(line.folded.slice(cell.start, start)) &&
    ENDS_PART.test(line.folded.slice(end, cell.end))
  );
}

/**
 * The phone number as printed, in Latin digits: the first that is labelled or international, else the first
 * that has the digits of one. `lines` are the header's and contact's first. Null where there is none.
 * @param leastDigits below which it is no number of a phone.
 */
export function phoneIn(lines: readonly ResumeLine[], leastDigits = 8): Fact<string> | null {
  let best: { score: number; fact: Fact<string> } | null = null;
  for (const [at, line] of lines.entries()) {
    if (!/\d\D{0,3}\d/.test(line.folded)) continue;
    const numbers = withStreetsApart(line)
      .replaceAll(BETWEEN_NUMBERS, (sign) => '|'.repeat(sign.length))
      .replaceAll(BEFORE_STREET, (sign) => '|'.repeat(sign.length))
      .replaceAll(AFTER_CODE, (sign) => '|'.repeat(sign.length))
      .replaceAll(BEFORE_TOWN, (sign) => '|'.repeat(sign.length));
    for (const match of matchesIn(numbers, PHONE)) {
      const digits = digitsOf(match[0]);
      const shown = match[0].trim();
      if (digits.length < leastDigits || digits.length > 15) continue;
      if (DATE_ONLY.test(shown) || OF_FILE.test(shown) || rangesIn(match[0]).length > 0) continue;
      const [, state = ''] = STATE_BEFORE.exec(line.text.slice(0, match.index)) ?? [];
      if (WHOLE_CODE.test(shown) && stateCodes.has(state)) continue;
      // '112, 190504 (2014)' tells a page of a journal.
      if (shown.lastIndexOf('(') > Math.max(0, shown.lastIndexOf(')'))) continue;
      if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d[.,]\d{1,2}\//.test(shown)) continue;
      const before = line.folded.slice(Math.max(0, match.index - 30), match.index);
      if (/(?:https?|www|linkedin|github)\S*$/.test(before)) continue;
      if ((NO_PHONE.test(before) || before.endsWith('#')) && !OF_PHONE.test(before)) continue;
      const blank = match[0].length - match[0].trimStart().length;
      const start = match.index + blank;
      const isOfContact =
        !OF_EIGHT.test(shown) &&
        !OF_MONEY.test(line.folded.slice(start + shown.length)) &&
        (OF_CONTACT.test(before) ||
          (standsAlone(line, start, start + shown.length, lines[at - 1]) &&
            [-1, 0, 1].some((off) => lines[at + off]?.text.includes('@'))));
      const score =
        (/^\(?(?:\+|00)/.test(shown) ? 2 : 0) +
        (LABEL.test(before) ? 2 : 0) +
        (/\D/.test(shown) ? 1 : 0) +
        (isOfContact ? 0.5 : 0);
      const opening = shown.startsWith('(') && !shown.includes(')') ? 1 : 0;
      const span = { line, start: start + opening, end: start + shown.length };
      const fact = { value: readable(shown.slice(opening)), evidence: [evidenceOf(span)] };
      if (!best || score > best.score) best = { score, fact };
    }
  }
  return best && (best.score > 0 || best.fact.value.length >= 9) ? best.fact : null;
}
