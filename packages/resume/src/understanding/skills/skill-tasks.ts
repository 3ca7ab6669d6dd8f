import { rangesIn } from '../dates/dates';
import { isNoSkill } from './not-skills';
import { piecesOf } from './skill-items';
import { labelled, tellsWhatWasDone, type Parsed } from './skill-lines';
import { isProgram } from '../vocabulary/skillnames';
import { fold, wordsOf } from '../text/words';

/** So many lines that are alike show that each is an entry; without bullets, lines of a paragraph are alike as well. */
const LEAST_ENTRIES = { bulleted: 3, bare: 4 };
/** How large a part of the lines with bullets may tell of somebody; how large a part begins alike, and ends alike in full stops. */
const MOST_TOLD = { bulleted: 0.25, bare: 0 };
const LEAST_ALIKE = 0.8;
const LEAST_STOPPED = 0.6;
/** How large a part of the lines has no commas. */
const LEAST_WITHOUT_COMMAS = 0.5;
/** The most words of a phrase, and the most parts between commas. */
const MOST_WORDS = 20;
const MOST_PARTS = 5;
/** So many words have the lines without bullets at least, on average: shorter ones are names, which a sentence may be among. */
const LEAST_WORDS = 3;

/** What tells of somebody rather than names what they can do: a person speaks, counts years or says what they were. */
const TELLS =
  /(?:^|[^\p{L}])(?:i|i'm|i've|i'd|my|me|we|our|je|j'ai|mes?|mon|ma|nous|notre|nos|moi)(?![\p{L}])|\d ?\+? ?(?:years?|yrs|ans|annees)(?![\p{L}])|^\P{L}*(?:(?:a|an|the) |(?:titulaire|diplomee?|bachelor|master|licence|graduated?) )/u;
const DID =
  /^\P{L}*(?:won|led|ran|grew|drove|cut|saved|generated|exceeded|completed|received|earned|served|worked|introduced|spearheaded|streamlined|collaborated|executed) /u;
const STOPPED = /[.!]\s*$/u;
const STOPS_WITHIN = /\p{Ll}{3}[.!?] \p{Lu}/u;
const FRAME = /^[^\p{L}\p{N}]*(.*[\p{L}\p{N})%€$+#])/u;

const textOf = ({ unit }: Parsed): string => unit.flow.text;
const bare = (text: string): string => FRAME.exec(text)?.[1] ?? '';

const isEntry = ({ kind, labelled: isLabelled }: Parsed): boolean =>
  !isLabelled && (kind === 'item' || kind === 'list' || kind === 'sentence');

/** Whether two entries look alike, one below the other or in columns beside each other. */
const goTogether = ({ unit: a }: Parsed, { unit: b }: Parsed): boolean =>
  a.bold === b.bold &&
  a.bullet === b.bullet &&
  Math.abs(a.size - b.size) < 0.3 &&
  (Math.abs(a.indent - b.indent) < 2 || b.line.y <= a.line.y);

/** The runs of entries that look alike. */
function runsIn(parsed: readonly Parsed[]): Parsed[][] {
  const runs: Parsed[][] = [];
  let last: Parsed | null = null;
  for (const each of parsed) {
    if (each.kind === 'level') continue;
    const own = isEntry(each) ? each : null;
    if (own && last && goTogether(last, own)) runs.at(-1)?.push(own);
    else if (own) runs.push([own]);
    last = own;
  }
  return runs;
}

/** Whether an entry is running text, or longer than a name. */
const isLong = ({ kind, items }: Parsed): boolean => kind === 'sentence' || items.length === 0;

/** Whether an entry of running text is told of a person or of their work. */
function tells(each: Parsed): boolean {
  const text = bare(textOf(each));
  const folded = fold(text);
  return (
    wordsOf(text).length > MOST_WORDS ||
    TELLS.test(folded) ||
    DID.test(folded) ||
    STOPS_WITHIN.test(text) ||
    tellsWhatWasDone(text) ||
    rangesIn(folded).length > 0
  );
}

/** Whether commas stand within one phrase: each goes on in small letters. */
function isWhole(text: string): boolean {
  const [, ...rest] = text.replace(/\([^()]*\)/gu, '').split(',');
  return rest.length < MOST_PARTS && rest.every((part) => /^\s*\p{Ll}/u.test(part));
}

/** Whether each line of a list is an entry: most have no commas, all begin alike and few tell of somebody. */
function areEntries(run: readonly Parsed[]): boolean {
  const [first] = run;
  if (!first) return false;
  const { bullet } = first.unit;
  const look = bullet ? 'bulleted' : 'bare';
  if (run.length < LEAST_ENTRIES[look]) return false;
  const texts = run.map((each) => bare(textOf(each)));
  const few = (count: number, part: number) => count <= part * run.length;
  const words = texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  const low = texts.filter((text) => /^\p{Ll}/u.test(text)).length;
  const areAlike = few(low, 1 - LEAST_ALIKE) || (bullet && few(run.length - low, 1 - LEAST_ALIKE));
  return (
    areAlike &&
    (bullet || words >= LEAST_WORDS * run.length) &&
    few(texts.filter((text) => /[,،;|•·]/u.test(text)).length, 1 - LEAST_WITHOUT_COMMAS) &&
    few(run.filter((each) => isLong(each) && tells(each)).length, MOST_TOLD[look])
  );
}

/** A phrase that mentions programs is told of these. */
function isTask(each: Parsed): boolean {
  const text = bare(textOf(each));
  return (
    isLong(each) &&
    !tells(each) &&
    isWhole(text) &&
    !each.items.some(({ value }) => isProgram(value)) &&
    !piecesOf(text).some(({ start, end }) => isNoSkill(text.slice(start, end)))
  );
}

/** Whether a part of a section has dates, as work and prizes have. */
const isDated = ({ kind, unit }: Parsed): boolean =>
  (kind === 'other' || kind === 'level') && /(?:19|20)\d\d/u.test(unit.flow.text);

const isStopped = (each: Parsed): boolean => STOPPED.test(textOf(each));

/** The entries of a list without those that end in a full stop among others that do not. */
function alikeIn(run: readonly Parsed[]): Parsed[] {
  const areUsual = run.filter(isStopped).length >= LEAST_STOPPED * run.length;
  return run.filter((each) => areUsual || each === run.at(-1) || !isStopped(each));
}

/** What somebody can or will do, folded, as an entry of a list says it in more words than its neighbours have. */
const ABLE =
  /^(?:(?:very |fully |always )?(?:able|willing|ready|prepared|available|comfortable|capable|quick|good|confident|happy) (?:to|at|of|with|in|working|doing) |(?:strong |proven |great |excellent )?(?:ability|capacity|willingness|readiness|aptitude) (?:to|for) |can |(?:(?:bonne|grande|forte|excellente) )?(?:capacites? |aptitudes? |facilites? |aisance |disposition |volonte )(?:a |d'|de |pour |dans )|(?:capable|apte|prete?|habituee?|disposee?|disponible) (?:a |d'|de |pour )|savoir |sens (?:de |du |des |d')|esprit (?:de |d'))/u;
const MOST_WORDS_ABLE = 14;
const LEAST_BESIDE = 2;

/** Whether an entry says in one phrase what somebody can do: 'Able to do many tasks at a time'. */
const isAble = (each: Parsed): boolean => {
  const text = bare(textOf(each));
  return (
    isEntry(each) &&
    !isStopped(each) &&
    ABLE.test(fold(text)) &&
    wordsOf(text).length <= MOST_WORDS_ABLE &&
    isTask(each)
  );
};

/** What says what somebody can do, where it stands among shorter entries. */
function ableIn(parsed: readonly Parsed[]): Parsed[] {
  const beside = parsed.filter(
    ({ kind, items, labelled: isLabelled }) =>
      !isLabelled && (kind === 'item' || kind === 'list') && items.length > 0,
  );
  return beside.length >= LEAST_BESIDE ? parsed.filter(isAble) : [];
}

/** `parsed` with each line that is running text as one skill, where the lines of a list are entries: tasks and what somebody is good at. */
export function withTasks(parsed: readonly Parsed[]): Parsed[] {
  if (parsed.some(isDated)) return [...parsed];
  const tasks = new Set([
    ...runsIn(parsed).filter(areEntries).flatMap(alikeIn).filter(isTask),
    ...ableIn(parsed),
  ]);
  return parsed.map((each) => {
    const whole = tasks.has(each) ? FRAME.exec(textOf(each)) : null;
    return whole ? { ...each, kind: 'item', items: [labelled(each.unit, whole)] } : each;
  });
}
