import { NAMES_ANYWHERE } from './lexicon/certificate-gazetteer';
import { oncePerText } from './memory';
import type { Fact } from '../schemas/resume';
import type { Section } from './section';
import type { SectionKind } from './lexicon/headings';
import { Flow, foldedOf, type Span } from './spans';
import { fold, letterCount, wordsOf } from './words';

/** What a certificate is called behind its name, or that somebody has it. */
const CALLED = String.raw`(?: (?:certif(?:ied|ication|icate|iee?)|licen[cs]e|credential)(?!\p{L}))?`;

/** A certificate by a name that means nothing else, where a word begins. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d+]|\d[.-])(?:${NAMES_ANYWHERE})(?![\p{L}\d])${CALLED}`,
  'uy',
);
const NAMED_ALONE = new RegExp(String.raw`^(?:${NAMES_ANYWHERE})${CALLED}(?: \([^()]+\))?$`, 'u');

/** Among skills, what somebody may only have learnt. */
const MAY_BE_SUBJECT = /^(?:CCN[AP]|CCIE|MCS[ADE]|RHCE|RHCSA)$/;

/** A shorter name is a word as well, unless it has capitals. */
const LONG = 9;

const isShown = (name: string): boolean =>
  letterCount(name) >= LONG || /\p{Lu}.*[\p{Lu}\d]/u.test(name);

/** Whether a text is the name of a certificate that means nothing else. */
export const isNamedAnywhere = oncePerText(
  (name): boolean => isShown(name) && NAMED_ALONE.test(fold(name)),
);

/** That somebody has what follows. */
const HAS =
  /(?<!\p{L})(?:done|detiens?|detient|decroche|hold(?:s|ing|er)?|held|earned|obtained|achieved|passed|received|completed|(?<!not )(?:have|has)|possess\p{L}*|gained|certified|licensed|obten\p{L}+|obtenue?s?|(?<!(?:sans etre|futur|future|pas|non|plus) )titulaire|detent\p{L}+|possed\p{L}+|valide|certifiee?|diplomee?)(?!\p{L})/gu;

/** That somebody has not got what follows, or not yet, or gave it to others. */
const HAS_NOT =
  /(?<!\p{L})(?:prepar\p{L}+|pursu(?:e|es|ing)|stud(?:y|ying|ied)|towards?|working on|candidate?s?|in progress|en cours|enrol\p{L}*|seek\p{L}*|looking|aspir\p{L}+|plan(?:s|ning)? (?:to|on|for)|aim(?:s|ing)?|goal|interested|expect\p{L}*|anticipat\p{L}+|upcoming|scheduled|future|requir\p{L}+|exig\p{L}+|not|without|sans|pas|jamais|prevue?s?|a venir|souhait\p{L}+|envisag\p{L}+|objectifs?|expired|lapsed|eligib\p{L}+|becom(?:e|ing)|train(?:s|ed)?|taught|teach(?:es|ing)?|coach(?:ed|ing)|mentor(?:ed|ing)|tutor\p{L}*|instruct(?:ed|ing)|format(?:eurs?|rices?)|monit(?:eurs?|rices?)|form(?:er|es|ant|ations? (?:de|des|d'))|anim(?:e|er|ation|ations)|dispens\p{L}+|knowledge|connaissances?|familiar\p{L}*|understanding)(?!\p{L})/gu;

/** Other people, their work and rules, of which a part of a sentence is. */
const OF_OTHERS =
  /(?<!\p{L})(?:compl(?:y|iance|iant|ying)|according|standards?|selon|respect\p{L}*|conform\p{L}*|clients?|customers?|our|their|teams?|crews?|staff|hir(?:ed|ing)|recrut\p{L}*|recruit(?:ed|ing|ment)|manag(?:ed|es|ing)|supervis(?:ed|es|ing)|led|leading|employ(?:ed|ing|ees)|assist(?:ed|ing)|support(?:ed|ing)|alongside|under|students|drivers|technicians|holders|contractors|engineers|nurses|operators|workers|equipes?|encadr\p{L}+|agents|eleves|stagiaires|titulaires|salaries)(?!\p{L})/u;

/** That what stands before is a rule, a group of people, or no more than a wish. */
const GOES_ON_OTHERWISE =
  /^(?:[ -](?:compliant|compliance|standards?|regulations?|requirements?|guidelines?|frameworks?|methodolog\p{L}+|principles?|firms?|teams?|programs?|programmes?|trainers?|instructor training|led|level courses|audits?|students?|offices?|tools?|materials?|holders|contractors|drivers|technicians|crews?|nurses|engineers|operators|workers|staff|protocols?|courses to|training (?:to|of|for|and)|prep\p{L}*|exam prep\p{L}*|coach\p{L}*)(?!\p{L})|[^.;,|•]{0,30}(?<!\p{L})(?:candidate?s?|in progress|en cours|expected|pending|expired|prevue?|a venir|planned|scheduled|in preparation|en preparation|en attente|not yet)(?!\p{L}))/u;

const lastOf = (pattern: RegExp, text: string): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** What ends a sentence, or an item of a list. */
const ENDS = /[.;!?•|]\s(?!$)|\t|\n/gu;

/** A longer clause is looked through no further back. */
const FAR = 160;

/** Whether a sentence says, up to `at`, that somebody has got what follows; null where it says neither. */
export function saysHas(text: string, at: number, atWork: boolean): boolean | null {
  const from = text.slice(Math.max(0, at - FAR), at);
  const clause = from.slice(lastOf(ENDS, from) + 1);
  const [has, not] = [lastOf(HAS, clause), lastOf(HAS_NOT, clause)];
  if (not > has || IS_PART.test(clause)) return false;
  const part = atWork ? clause : clause.slice(Math.max(0, has, clause.lastIndexOf(',')));
  if (OF_OTHERS.test(part)) return false;
  return has >= 0 ? true : null;
}

/** What somebody works as, or a course, of which a certificate is a part: 'Animatrice BAFA'. */
const IS_PART =
  /(?<!\p{L})(?:animat(?:eurs?|rices?)|direct(?:eurs?|rices?)|stages?|sessions?|jury|examin(?:ers?|ateurs?)|assessors?) (?:en |du |au |le |de |aux )?$/u;

/** What goes on with the name of what somebody is certified as. */
const GOES_ON_WITH_NAME = /^ (?!And |With |Seeking |Who )\p{Lu}\p{Ll}/u;

/** In short behind a name, or in full behind a short one. */
const IN_BRACKETS = /^ ?\(([A-Z][A-Z0-9+/-]{1,9})\)/;

/** How far a line reaches towards the end of its column, at least, where its sentence goes on below. */
const FULL = 0.8;

/** The lines of a section in paragraphs, each of which reads on. */
export function paragraphsOf({ lines }: Section): Span[][] {
  const paragraphs: Span[][] = [];
  const widest = Math.max(0, ...lines.map(({ line }) => line.right - line.x));
  for (const span of lines) {
    const last = paragraphs.at(-1)?.at(-1);
    const goesOn =
      last &&
      !span.line.bullet &&
      last.line.block === span.line.block &&
      last.line.page === span.line.page &&
      last.line.right - last.line.x > FULL * widest &&
      !last.line.text.includes('\t');
    if (goesOn) paragraphs.at(-1)?.push(span);
    else paragraphs.push([span]);
  }
  return paragraphs;
}

/** Where a name may begin: with a capital or a number, or with a word that some begin with. */
const BEGINNING =
  /\b(?:[A-Z\d]|brevet|sauveteur|habilit|attestation|permis|prevention|pr\u00e9vention|certif|carte|auditeur|forklift|first|basic|advanced|lean|six|green|black|yellow|food|notary|wilderness|real|teaching|qualifi|lead|internal|private|commercial|lifeguard|admitted|servsafe)/g;

/** The names in a text that mean nothing but a certificate: where each begins, and where it ends. */
function namesIn(shown: string, folded: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { index } of shown.matchAll(BEGINNING)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    NAMED.lastIndex = index;
    const end = index + (NAMED.exec(folded)?.[0].length ?? 0);
    if (end > index && isShown(shown.slice(index, end))) found.push({ start: index, end });
  }
  return found;
}

/** That somebody got a certificate, where they tell what they did at work. */
const GOT =
  /(?<!\p{L})(?:earned|obtained|achieved|passed|obtention|obtenue?|validee?|reussite|certified as|certifie)(?!\p{L})/u;

/** Sections that tell what somebody did: there it has to be said that a certificate was got. */
const ON_WORK: ReadonlySet<SectionKind> = new Set(['experience', 'projects']);

/** The certificates that a section says somebody has, in sentences and lists, by names that mean nothing else. */
export function saidIn(section: Section): Fact<string>[] {
  const atWork = section.kinds.some((kind) => ON_WORK.has(kind));
  const areSkills = section.kinds.includes('skills');
  return paragraphsOf(section).flatMap((spans) => {
    if (atWork && !spans.some((span) => GOT.test(foldedOf(span)))) return [];
    const flow = new Flow(spans);
    const text = fold(flow.text);
    return namesIn(flow.text, text).flatMap(({ start, end }) => {
      const [name, rest] = [flow.text.slice(start, end), flow.text.slice(end)];
      const says = saysHas(text, start, atWork);
      const isOther =
        says === false ||
        (atWork && !says) ||
        (areSkills && !says && MAY_BE_SUBJECT.test(name)) ||
        GOES_ON_OTHERWISE.test(text.slice(end)) ||
        (/^certified /iu.test(name) && GOES_ON_WITH_NAME.test(rest));
      if (isOther) return [];
      const bracket = IN_BRACKETS.exec(rest)?.[0].length ?? 0;
      return [
        {
          value: flow.text.slice(start, end + bracket),
          evidence: flow.evidence(start, end + bracket),
        },
      ];
    });
  });
}

/** What a name says of itself, without what it is called and without what stands in brackets: 'pmp' of 'PMP (certified)'. */
const wordsNaming = (name: string): readonly string[] =>
  wordsOf(
    fold(name)
      .replace(/\([^()]*\)?/gu, ' ')
      .replace(/ (?:certif\p{L}+|licen[cs]e\p{L}*|credentials?|exam)(?!\p{L})/gu, ' '),
  );

/** Whether `name` says what `other` says, perhaps in short, or less of it. */
const isNamedBy = (name: string, other: string): boolean => {
  const [own, said] = [wordsNaming(name), wordsOf(fold(other))];
  return own.every((word) => said.includes(word));
};

/** `facts` with those of `more` that none of them, and none before, names or was read from. */
export function withNamed(
  facts: readonly Fact<string>[],
  more: readonly Fact<string>[],
): Fact<string>[] {
  const all = [...facts];
  const longestFirst = more.toSorted((a, b) => b.value.length - a.value.length);
  const kept = new Set<Fact<string>>();
  for (const own of longestFirst) {
    if (all.some((other) => isNamedBy(own.value, other.value) || overlaps(own, other))) continue;
    all.push(own);
    kept.add(own);
  }
  return [...facts, ...more.filter((own) => kept.has(own))];
}

const overlaps = (own: Fact<string>, other: Fact<string>): boolean =>
  own.evidence.some(({ line, start, end }) =>
    other.evidence.some((at) => at.line === line && at.start < end && at.end > start),
  );
