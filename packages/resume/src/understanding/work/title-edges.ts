import { givenNames } from '../lexicon/given-names';
import { hasRole, namesArea, namesEmployer } from '../vocabulary/roles';
import { isComputingSkill } from '../vocabulary/skillnames';
import { foldedOf, textOf, type Span } from '../text/spans';
import { fold, keyOf, letterCount } from '../text/words';
import { isCapitals } from '../../text';

/** What leads up to a role: 'I worked as a', 'en tant que', 'poste de', folded. */
const LEADS_UP = new RegExp(
  String.raw`^(?:${[
    '(?:i )?(?:(?:have|had|am|was) )?(?:(?:previously|currently|presently|also) )?(?:(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|hired|act(?:ed|ing)|appointed|volunteer(?:ed|ing)) )?as (?:an? |the )?',
    "(?:j'ai |je |j')?(?:(?:travaille|exerce|occupe|employee?|embauchee?|engagee?|recrutee?) )?(?:en tant qu(?:e |')|en qualite d(?:e |')|comme |(?:au |le |un )?poste d(?:e |'))(?:une? )?",
    '(?:عملت|اعمل|يعمل|العمل|تعمل) (?:ك|في وظيفه |بوظيفه |بمنصب |بصفه )',
  ].join('|')})(?=\p{L})`,
  'u',
);

/** How long a role was held, behind it: '(3 years)', '– 2 ans et 3 mois'. Children of '3-6 ans' have an age. */
const FOR_SO_LONG =
  /\s*[([,|–—-]?\s?(?<![\p{L}\p{N}]|\d ?(?:[-–—a]|to) ?)\d{1,2} ?\+? ?(?:ans?|annees?|years?|yrs?|mois|months?|mos?|semaines?|weeks?|wks?|jours?|days?|سنوات|سنه|اشهر|شهور|شهرا?)\.?(?:,? (?:et |and |و ?)?\d{1,2} ?(?:mois|months?|mos?|اشهر|شهور|شهرا?)\.?)?[)\]]?$/u;

/** How long a role was held or by which contract, before it: '(3 mois) : Vendeur', '(CDI) Vendeur'. */
const HELD_BEFORE =
  /^(?:depuis |pendant |durant |for )?[([]?(?:\d{1,2} ?\+? ?(?:ans?|annees?|years?|yrs?|mois|months?|mos?|semaines?|weeks?|jours?|days?|سنوات|سنه|اشهر|شهور|شهرا?)\.?(?:,? (?:et |and |و ?)?(?:demie?|\d{1,2} ?(?:mois|months?|mos?|اشهر|شهور)\.?))?|(?:cdi|cdd|c\.d\.[id]\.?|interim|alternance|apprentissage|stage|saison(?:nier)?|freelance|permanent|(?:full|part)[- ]time|temps (?:plein|partiel|complet)|mi-temps|contrat (?:pro\p{L}*|d'\p{L}+)|internship|contract)(?=[\])]|\s?[:|]))[\])]?\s*[:|,·–—-]*\s*(?=\p{L})(?!(?:d'|de |of |in |en |chez |at |a |with ))/u;

/** A word of an employer in capitals that no other tells to be one: shorter ones may be a trade's, as in 'TIG MIG'. */
const LONG_WORD = /\p{L}{5}/u;
const SMALL_WORD = /^(?:DE|DU|DES)$/u;

/** Whether words in capitals after a role read like the name of an employer. */
const areEmployer = (words: readonly string[]): boolean =>
  words.filter((word) => LONG_WORD.test(word)).length > 1 &&
  !words.some((word) => SMALL_WORD.test(word));

/** Where the capitals begin that a text in small letters ends with; its length where it does not. */
function capitalsFrom(text: string): number {
  let from = text.length;
  for (const word of [...text.matchAll(/\S+/gu)].toReversed()) {
    if (letterCount(word[0]) > 0 && !isCapitals(word[0])) break;
    from = word.index;
  }
  return from;
}

/** `span` without the employer in capitals that follows its role: 'Head Baker GOLDEN CRUST LTD'. */
function beforeCapitals(span: Span): Span {
  const text = textOf(span);
  const from = capitalsFrom(text);
  const [role, employer] = [text.slice(0, from).trimEnd(), text.slice(from)];
  const words = employer.split(/\s+/);
  const isOne =
    role !== '' &&
    hasRole(role) &&
    !hasRole(employer) &&
    !namesArea(employer) &&
    !words.some(isComputingSkill) &&
    (namesEmployer(employer) || areEmployer(words));
  return isOne ? { ...span, end: span.start + role.length } : span;
}

/** What the forms of public offices say of a job behind its title. */
const OF_OFFICE =
  /\((?:this is )?(?:an? )?(?:non-)?(?:federal|time-limited)(?: (?:job|position|appointment|employee|service|civilian))*\)\s*$/u;

/** `span` without what leads up to its role, how long it was held and an employer in capitals. */
export function roleAlone(span: Span): Span {
  const text = foldedOf(span);
  const held = HELD_BEFORE.exec(text)?.[0].length ?? 0;
  const lead = held + (LEADS_UP.exec(text.slice(held))?.[0].length ?? 0);
  const kept = text.slice(0, OF_OFFICE.exec(text)?.index).trimEnd();
  const long = FOR_SO_LONG.exec(kept)?.index ?? kept.length;
  const isShorter = (lead > 0 || long < text.length) && hasRole(textOf(span).slice(lead, long));
  return beforeCapitals(
    isShorter ? { ...span, start: span.start + lead, end: span.start + long } : span,
  );
}

/** A label of what a job was about, folded. */
const OF_DUTIES = new RegExp(
  String.raw`^[^\p{L}]*(?:${[
    '(?:(?:key|main|core|major|daily|job|notable|other|my|selected) )?(?:responsibilit(?:y|ies)|duties|tasks?|missions?|achievements?|accomplishments?|projects?|activities|results?|deliverables?)(?: (?:and|&) (?:duties|tasks|achievements|accomplishments|responsibilities))?',
    'technolog(?:y|ies)|tech stack|stack|tools?|environment|skills?(?: used)?|keywords?|(?:business or )?sector|industry|website|clients?|team(?: size)?|reason for leaving|thesis(?: t(?:opic|itle))?|topic|subject',
    '(?:(?:mes|les|principales?|diverses|autres) )?(?:missions?|taches?|responsabilites?|activites?|realisations?|projets?|travaux|resultats?|objectifs?|sujet|theme|contexte)(?: principales?| principaux| realisee?s?| confiees| effectuees)?',
    'outils?|environnement(?: technique)?|competences?(?: acquises)?|secteur|client|equipe|grade|rank|rang|effectifs?',
    'supervised by|reports? to|referee|encadree? par|sous la (?:direction|supervision) de',
    '(?:اهم |ابرز )?(?:المهام|مهام|المسووليات|مسووليات|الانجازات|الواجبات|المشرف|المشروع|الادوات|التقنيات)(?: (?:والمسووليات|والانجازات|الوظيفيه|الرئيسيه))?',
  ].join('|')})\s*:`,
  'u',
);

/** Who guided somebody, before a name: 'Internship coordinator Ada Byron', 'Encadrant : Paul Morel'. */
const GUIDE =
  /^(?:(?:(?:internship|project|thesis|research|academic|phd) )?(?:supervisor|advis[oe]r|mentor|tutor|(?:coordinator|manager)(?=\s*:))|(?:internship|thesis|phd|line) (?:coordinator|manager)|encadrante?|tuteur|tutrice|maitre de stage|directeur de these|referent)(?:\s*:\s*|\s+)(?:(?:dr|prof|mrs?|ms|mme|m)\.?\s+)?(\p{L}+)\s/u;

/** Whether folded `text` says who guided somebody. Shops and hospitals have given names as well. */
const namesGuide = (text: string): boolean =>
  givenNames.has(keyOf(GUIDE.exec(text)?.[1] ?? '')) &&
  !namesEmployer(text.split(/[,(|]/u, 1)[0] ?? '');

/** The role of somebody who is sent to clients: 'Mission 2 : Chef de projet'. */
const ROLE_OF_MISSION = /^\P{L}*Mission(?: n?°? ?\d)?\s*:\s*(\p{Lu}\S+(?: \S+)?)/u;

/** Whether a line is not of the person's role but of its duties, or of who guided it. */
export function tellsOfDuties(text: string): boolean {
  const folded = fold(text).trim();
  if (hasRole(ROLE_OF_MISSION.exec(text)?.[1] ?? '')) return false;
  return OF_DUTIES.test(folded) || namesGuide(folded);
}
