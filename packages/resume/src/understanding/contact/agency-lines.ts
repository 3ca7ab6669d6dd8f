import { REACHED } from './contact';
import type { ResumeLine } from '../text/layout';
import { hasRole } from '../vocabulary/roles';
import { fold } from '../text/words';

/** The mailbox of an office, which is nobody's own: 'jobs@…', 'contact@…'. */
const OF_OFFICE =
  /(?<![\w.+-])(?:jobs?|contact|info|recruit\w*|recrut\w*|consultants?|candidat[a-z]*|cvs?|apply|applications?|careers?|carrieres?|emplois?|enquir\w+|inquir\w+|office|admin|agence|agency|bureau|staffing|talents?|placements?|resourcing|resumes?|interim|hr|rh|drh)(?:[._-][\w.-]{1,30})?\s?@(?!(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|gmx|web|proton|protonmail|pm|mail|mailo|orange|wanadoo|free|sfr|neuf|laposte|bbox|numericable|rediffmail|yandex|btinternet|comcast|verizon|rocketmail|zoho|tutanota|tuta|fastmail|hey|inbox|usa|email|post|club-internet|cegetel|noos|aliceadsl|tiscali|skynet|bluewin|sympatico|videotron|menara|caramail|voila|sky|talktalk|virginmedia|ntlworld|blueyonder|att|sbcglobal|bellsouth|cox|charter|shaw|rogers|telus|bigpond|optusnet|qq|163)\.)/u;

/** What says that somebody else hands a resume in. */
const HANDED_IN =
  /(?<!\p{L})(?:(?:presented|represented|submitted|introduced|supplied|put forward) (?:by|through|via)|(?:presente|propose|transmis|soumis)e? par)(?!\p{L})/u;

/** The trade of those who do. */
const TRADE =
  /(?<!\p{L})(?:recruitment|staffing|recruiters?|executive search|(?:employment|personnel|recruiting|temp) (?:agency|agencies|services)|cabinet de recrutement|interim|travail temporaire)(?!\p{L})/u;

/** What tells the trade of the person, or the contract that they look for. */
const OF_PERSON =
  /(?<!\p{L})(?:cdi|cdd|contrats?|contracts?|missions?|recherche|disponible|open to|looking for|seeking|experience|years|ans)(?!\p{L})|^\P{L}*(?:interim|travail temporaire)\P{L}*$/u;

/** No executive, in spite of its name. */
const SEARCH = /executive search/iu;

const BETWEEN = /\s*[|•·;,]\s*|\s[–—-]\s/u;

/** Whether a line names somebody of that trade, and is no title of the person: 'Recruitment Consultant'. */
const isInTrade = ({ text, folded }: ResumeLine): boolean =>
  TRADE.test(folded) &&
  text
    .split(BETWEEN)
    .some(
      (cell) =>
        TRADE.test(fold(cell)) &&
        !OF_PERSON.test(fold(cell)) &&
        (cell.includes(':') || !hasRole(cell.replace(SEARCH, ''))),
    );

/** So many lines above its number belong to the address of an agency. */
const MOST_ABOVE = 3;
/** The lines of an address stand no further apart than so many letter sizes. */
const CLOSE = 1.9;

const isRightBelow = (line: ResumeLine, above: ResumeLine | undefined): boolean =>
  above?.page === line.page &&
  above.block === line.block &&
  line.y > above.y &&
  line.y - above.y < CLOSE * Math.max(line.size, above.size);

/** Where the lines begin that stand right above line `at`, at most so many. */
function topOf(lines: readonly ResumeLine[], at: number): number {
  let top = at;
  for (let i = at; i > Math.max(0, at - MOST_ABOVE); i -= 1) {
    const line = lines[i];
    if (!line || !isRightBelow(line, lines[i - 1])) break;
    top = i - 1;
  }
  return top;
}

/**
 * The lines by which not the person is reached but an agency that presents them, as resumes without a name have: its mailbox, its
 * number and its address above these.
 */
export function agencyLines(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
  const found = new Set<ResumeLine>();
  for (const [i, line] of lines.entries()) {
    if (!REACHED.test(line.text)) continue;
    const own = lines.slice(topOf(lines, i), i + 1);
    const isOfAgency =
      OF_OFFICE.test(line.folded) ||
      own.some((each) => HANDED_IN.test(each.folded) || isInTrade(each)) ||
      own.some((each) => found.has(each));
    if (isOfAgency) for (const each of own) found.add(each);
  }
  return found;
}
