import {
  areaWords,
  doerEndings,
  employerWords,
  rankWords,
  roleEndings,
  roleNouns,
  rolePhrases,
  scholarEndings,
  wholeTitles,
} from '../lexicon/roles';
import { oncePerText } from '../text/memory';
import { fold, wordsOf } from '../text/words';

const FIRST_OF_ARABIC = '\u0600';

const bare = (word: string) =>
  word >= FIRST_OF_ARABIC ? word.replace(/^(?:و?ال)(?=...)/u, '') : word;

/** No word with an ending of a role is shorter: 'Leiter'. */
const SHORTEST_WITH_ENDING = 6;

const isRoleNoun = oncePerText(
  (word): boolean =>
    roleNouns.has(word) ||
    roleNouns.has(bare(word)) ||
    (word.length >= SHORTEST_WITH_ENDING && (roleEndings.test(word) || scholarEndings.test(word))),
);

/** After whom a school or an office is called, which says nothing of the person: 'école d'ingénieurs', 'cabinet d'avocats'. */
const OF_OTHERS =
  /(?<!\p{L})(ecoles?|instituts?|cabinets?|ordre|syndicat|club) (?:d['’]|de |des )\p{L}+/gu;

/** What is a thing before a hyphen, whoever else it names: 'server-side'. */
const OF_THING =
  /(?<!\p{L})\p{L}+-(?=(?:side|based|driven|facing|free|level|friendly|oriented)(?!\p{L}))/gu;

const subwords = oncePerText((text): readonly string[] =>
  wordsOf(fold(text).replaceAll(OF_OTHERS, '$1').replaceAll(OF_THING, '')).flatMap((word) =>
    word.includes("'") ? [word, ...word.split("'")] : [word],
  ),
);

/** Whether a word of `text` names an employer or a school, such as 'Ltd' or 'University'. */
export const namesEmployer = oncePerText((text): boolean => {
  const words = fold(text).match(/[\p{L}\p{N}.&]+/gu) ?? [];
  return words.some((word) => employerWords.has(word) || employerWords.has(bare(word)));
});

/** Whether `text`, that follows a role after a comma, is its field of work and not an employer. */
export const namesArea = (text: string): boolean =>
  wordsOf(text).length > 0 &&
  wordsOf(text).every((word) => areaWords.has(word) || /^(?:and|et|of|&)$/.test(word));

/** 'Lead' begins what somebody does as often as what somebody is: 'Lead the design of a shop for tools'. */
const LEAST_OF_DEED = 4;

const roleWords = (text: string): string[] => {
  const [first, ...rest] = subwords(text);
  const isDeed = first === 'lead' && rest.length + 1 >= LEAST_OF_DEED;
  return [...(first === undefined || isDeed ? [] : [first]), ...rest].filter(isRoleNoun);
};

/** Whether a word of `text` names a role. */
export const hasRole = oncePerText(
  (text): boolean => roleWords(text).length > 0 || rolePhrases.test(fold(text)),
);

/** A rank before letters that stand for a role: 'Senior SE', 'Lead QA'. */
const RANK_AND_LETTERS =
  /(?:^|[\s,])(?:senior|staff|principal|lead|junior|head|sr\.?|jr\.?) \p{Lu}{2,4}\d?$/iu;
const CAPITALS_LAST = /\s\p{Lu}{2,4}\d?$/u;

/** Work that is called by what it is rather than by who does it: 'Stage de fin d’études', 'Customer Support'. */
const KIND_OF_WORK =
  /^(?:stages?(?= (?:de|en|chez|a) | d'|[\s:,–-]*$)|(?:projet|travail) de fin d'etudes?|pfe(?!\p{L})|tfe(?!\p{L})|(?:(?:post-?)?doctorat|alternance|vacations|(?:emploi|travail|job) (?:saisonnier|etudiant|d'ete)|service civique)(?!\p{L}))|(?:^|\s)(?:internship|externship|apprenticeship|traineeship)$/u;
/** Who belongs to a group that is named: 'Member of a research project', 'Membre du jury'. */
const MEMBER =
  /^(?:(?:active|founding|core|executive|former) )?(?:member of|membre (?:(?:active?|fondat\p{L}+) )?(?:du |de |des |d'))|^عضو(?!\p{L})/u;
/** A stay at work in French by what it was about or for, where the name of an employer would have a large letter. */
const STAGE =
  /^(?:[Ss]tage|[Aa]lternance) (?:\p{Ll}{4,}|M[12]|L3|PFE|BTS|DUT|BUT|RH|Master|Licence)(?!\p{L})/u;
/** A thesis: folded, it would be the English word. */
const THESIS = /^thèse(?!\p{L})/iu;
/** Such work in few words that all begin with a capital: 'Customer Support'. */
const KIND_IN_CAPITALS = /^(?:\p{Lu}[\p{L}&]*\s+(?:(?:and|&|et)\s+)?){0,4}(?:Support|Operations)$/u;

/** Whether `text` names work by what it is: 'Stage de découverte', 'Emploi saisonnier'. */
export const isKindOfWork = (text: string): boolean =>
  KIND_OF_WORK.test(fold(text)) || wholeTitles.test(fold(text).trim());

/** What somebody was given, whoever it is for: 'Award for an Outstanding Student', 'Teacher of the Year'. */
const GIVEN =
  /(?<!\p{L})of the (?:year|month|quarter)(?![\p{L}-]| end)|(?<!\p{L})(?:awards?|prizes?|scholarships?|medals?|prix|bourse|جائزه|وسام)(?:$|\s+(?:for|of|in|from|pour|du?|de la|d'))/u;

/** How somebody is employed, which stands beside what somebody is: 'Full-time / Freelance'. Who works for nobody else is a freelance. */
const CONTRACT = '(?:(?:full|part)[- ]?time|freelance|en freelance|self[- ]employed|remote)';
const ONLY_CONTRACT = new RegExp(
  String.raw`^\P{L}*${CONTRACT}(?:\s?[/,·–-]\s?${CONTRACT})*\P{L}*$`,
  'u',
);
const FOR_ONESELF = /freelance|self/u;

/** What has a word for somebody at work, and names a place, an honour, a degree, a department or what somebody does, folded. */
const NAMES_NOBODY =
  /^(?:immediate joiner|head office|dean['’]?s (?:honou?rs? )?list|master ?[12]|report(?:s|ed|ing) (?:directly )?to .*|(?:service|departement|pole|equipe) (?:comptable|commerciale?|technique|clients?|clientele|juridique|informatique|marketing|financi(?:er|ere)|achats?|rh|communication|logistique|qualite|production))$/u;

/** An employer that is called by whose or what it is, folded: 'Clinique du Docteur Marlow', 'Specialist Group Hospital'. */
const EMPLOYER_OF =
  /^(?:clinique|hopital|polyclinique|maison|ecole|institut|cabinet|boulangerie|patisserie|boucherie|restaurant|hotel|auberge|societe|groupe|garage|pharmacie|mairie|lycee|college|association|federation|syndicat|ordre|fondation|librairie|ferme|usine|centre|entreprise|etablissements?|laboratoires?|banque|compagnie|musee|agence) (?:du |des? |de la |de l'|d'|saint )\p{L}|(?<!\p{L})specialist (?:\p{L}+ ){0,2}(?:hospital|clinic|cent(?:er|re)|group|services)(?!\p{L})/u;

function signOf(text: string): number {
  const folded = fold(text).trim();
  if (ONLY_CONTRACT.test(folded)) return FOR_ONESELF.test(folded) ? 2 : -3;
  if (NAMES_NOBODY.test(folded)) return -3;
  if (hasRole(text)) return 3;
  if (RANK_AND_LETTERS.test(text) && CAPITALS_LAST.test(text)) return 3;
  if (isKindOfWork(text) || MEMBER.test(fold(text).trim())) return 2;
  if (STAGE.test(text.trim()) || THESIS.test(text) || KIND_IN_CAPITALS.test(text)) return 2;
  return subwords(text).some((word) => word.length > 5 && doerEndings.test(word)) ? 1 : 0;
}

/**
 * How much `text` reads like a job title: about 3 with a role, 2 with a kind of work, more with a rank, less as it gets long or
 * names an employer, negative for what is no title at all.
 */
export const titleScore = oncePerText((text): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14) return -5;
  if (
    /@|https?:|www\.|\d{4}|[.!?]\s*$|[:;]\s*$/.test(
      text.replace(/\b(?:jr|sr)\.|(?:\b\p{L}\.){2,5}$/iu, ''),
    )
  )
    return -3;
  const parts = subwords(text);
  let score = signOf(text);
  if (GIVEN.test(fold(text))) score -= 3;
  if (parts.some((word) => rankWords.has(word))) score += 0.5;
  if (namesEmployer(text) && !isKindOfWork(text)) score -= 1.5;
  if (EMPLOYER_OF.test(fold(text).trim())) score -= 3;
  if (words.length > 8) score -= (words.length - 8) * 0.6;
  if (/^[^\p{L}]*\p{Ll}/u.test(text)) score -= 1.5;
  return score;
});
