import { labelled, type Parsed } from './skill-lines';
import { isKnownSkill, isProgram } from '../vocabulary/skillnames';
import { wordsOf } from '../text/words';

/** So many lines of so many words show that each is a phrase. */
const LEAST_PHRASES = 4;
const LEAST_WORDS = 3;
/** How large a part of the lines has no commas, where those of the others are within a phrase. */
const LEAST_BARE = 0.5;
const MOST_LETTERS = 90;

const isLow = (part: string): boolean => /^\p{Ll}/u.test(part);

const isBare = ({ unit }: Parsed): boolean =>
  !/[,،;|•·:]/u.test(unit.flow.text.replace(/^\P{L}+/u, ''));

/** What begins no skill, but goes on with what is said: 'Soins, y compris la surveillance'. */
const GOES_ON =
  /^(?:[dl]['’]|(?:de|des|du|aux?|y compris|notamment|dont|avec|sans|ainsi que|pour|en|including|with|without|such as|as well as|from|for|to|in|on)\s)/u;
const ENDS_TOGETHER = /\s(?:et|ou|and|or|&)\s+\S/u;
/** The last of some parts of one phrase: 'Monitoring & Documentation', 'and deburring'. */
const LAST_TOGETHER = /^(?:\S+\s+)?(?:et|ou|and|or|&)\s+\S/u;

const MOST_PARTS = 3;
const MOST_WORDS_OF_PART = 3;

/** Whether `parts` are a few that the last one ends: 'Patient Assessment, Monitoring & Documentation'. */
const areFewTogether = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.length <= MOST_PARTS &&
  LAST_TOGETHER.test(parts.at(-1) ?? '') &&
  parts
    .slice(0, -1)
    .every((part) => !ENDS_TOGETHER.test(part) && wordsOf(part).length <= MOST_WORDS_OF_PART);

/** Whether single words and the last part have one complement: 'Gestion, recrutement et formation d’équipes'. */
const haveOneComplement = (parts: readonly string[]): boolean =>
  parts.slice(0, -1).every((part) => !/\s/u.test(part)) && ENDS_TOGETHER.test(parts.at(-1) ?? '');

/** What is done to one thing, at the end of a list: 'training and retaining staff', 'intégration et formation des vendeurs'. */
const DONE_TO =
  /^\p{Ll}+(?:ing and \p{Ll}+ing \p{Ll}|(?:ion|ment|age|i|se) et \p{Ll}+ (?:d['’]|des? |du |aux? ))/u;

/** Whether commas stand within one phrase: what follows goes on in small letters or ends it, and no part is known by itself. */
function isPhrase({ kind, unit, labelled: isLabelled, items }: Parsed): boolean {
  const { text } = unit.flow;
  if (isLabelled || items.length < 2 || (kind !== 'list' && kind !== 'item')) return false;
  if (text.length > MOST_LETTERS || !/^[^\p{L}]*\p{Lu}/u.test(text)) return false;
  const isOfOne = DONE_TO.test(text.slice(text.lastIndexOf(',') + 1).trim());
  const isName = isOfOne ? isProgram : isKnownSkill;
  if (items.some(({ value }) => isName(value))) return false;
  const [outer = '', aside] = text.replace(/^\P{L}+/u, '').split('(', 2);
  const parts = outer.split(',').map((part) => part.trim());
  const [, ...rest] = parts;
  const isAside = aside === undefined || /^\p{Ll}[^()]*\)\P{L}*$/u.test(aside);
  const isOne = rest.every((part) => GOES_ON.test(part)) || haveOneComplement(parts);
  const isLowered = isOne && (rest.length > 0 || aside !== undefined) && rest.every(isLow);
  return isAside && (isLowered || areFewTogether(parts));
}

/** `parsed` with what has commas as one skill, where each line of a list is a phrase: 'Gestion, recrutement et formation'. */
export function withWholePhrases(parsed: readonly Parsed[]): Parsed[] {
  const lines = parsed.filter(({ kind }) => kind === 'item' || kind === 'list');
  const bare = lines.filter(isBare);
  const words = bare.reduce((sum, { unit }) => sum + wordsOf(unit.flow.text).length, 0);
  const arePhrases =
    lines.length >= LEAST_PHRASES &&
    bare.length >= LEAST_BARE * lines.length &&
    words >= LEAST_WORDS * bare.length;
  if (!arePhrases) return [...parsed];
  return parsed.map((each) => {
    const whole = isPhrase(each) ? /^[^\p{L}]*(.*[\p{L}\p{N})])/u.exec(each.unit.flow.text) : null;
    return whole ? { ...each, kind: 'item', items: [labelled(each.unit, whole)] } : each;
  });
}
