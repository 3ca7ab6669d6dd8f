import { languageNames } from '../lexicon/languages';
import { LANGUAGE_GRID, spokenLevelWords } from '../lexicon/levels';
import { NO_ANSWER } from '../lexicon/no-answers';
import { isKnownSkill } from '../vocabulary/skillnames';
import { fold, wordsOf } from '../text/words';

const DOCUMENT = '(?:curriculum vitae|cv|resume)';

const PAGE_NUMBER = '(?:^|[ .])page ?\\d{1,2}(?: ?(?:of|sur|de|/) ?\\d{1,2})?$';
const pageNumber = new RegExp(PAGE_NUMBER, 'u');

/** Whether `text` stands at the foot of a page and counts it: 'Page 1/2'. */
export const isPageNumber = (text: string): boolean => pageNumber.test(fold(text).trim());

/** What a page says of itself, and of the resume: 'Download my CV', 'Powered by Jekyll'. Folded. */
const ofPage = [
  `^(?:(?:my|mon|the|le) )?${DOCUMENT}(?: (?:en|in|as))?(?: (?:pdf|word|docx?|anglais|english|francais|french))*(?: (?:ici|here))?$`,
  '^curriculum vitae ',
  `^(?:download|view|see|open|get|print|telecharger|voir|consulter|imprimer)(?: (?:my|the|full|mon|le|a))* (?:${DOCUMENT}|portfolio|pdf)(?: |$)`,
  '^(?:home|menu|contact(?: me| us)?|contactez-moi|me contacter|about(?: me| us)?|a propos(?: de moi)?|share|log ?in|sign (?:in|up)|top skills?)$',
  '^(?:see|show|view|read|learn|load) (?:more|less|all|below|above|my|full)(?: |$)',
  '^(?:voir (?:plus|tout|moins|mon|ma|mes|ci-dessous|github|linkedin)|en savoir plus|lire la suite|click here|cliquez ici|skip to |back to |haut de page|retour en haut)',
  '^(?:(?:go |back )?(?:to )?(?:the )?top(?: of (?:the )?page)?|scroll (?:down|up|to .*)|gallery|galerie|testimonials?|temoignages?|sitemap|plan du site|live demo|source code|code source|view (?:the )?project|voir le projet)$',
  "^(?:(?:enter|type) (?:your )?|your )(?:e-?mail|name|message|phone)(?: address)?$|^(?:votre|saisi\\p{L}+) (?:e-?mail|nom|message|adresse)|^subscribe(?: |$)|^s'abonner",
  "^let'?s (?:work together|talk|connect|chat|meet)|^(?:hire|follow|find|reach|suivez|retrouvez|contactez)[- ](?:me|us|moi)(?: |$|!)|^for (?:samples?|examples?) of my ",
  '^(?:send|drop|write|shoot|give) me (?:an? )?(?:e-?mail|message|line|note|text|call)(?: |$|!)|^(?:e-?mail|call|text|message|write) me(?: (?:now|today|at|on|here|via|by)(?: |$)|$|!)|^(?:send|submit|send (?:a |an |your )?(?:message|e-?mail|request|inquiry)|envoyer(?: (?:un |le |votre )?(?:message|e-?mail|demande))?)$',
  "^(?:ecrivez|envoyez|appelez|joignez|telephonez)[- ]moi(?: |$|!)|^m'(?:ecrire|appeler|envoyer un (?:message|e-?mail))$|^(?:schedule|book|request|arrange) an? (?:call|meeting|quote|appointment|consultation|demo|session)$|^(?:prendre|prenez) rendez-vous$|^demand(?:er|ez) un devis$",
  '^(?:my|mon|notre|(?:liens?|links?)(?: (?:to|vers|de|du|mon|my|le|the))*) (?:github|gitlab|linkedin|site|blog|portfolio|behance|instagram|twitter|facebook)$',
  '^(?:designed|made|built|created|powered|generated) (?:by|in|using|with)(?: |$)|^(?:theme|template|website|site) (?:by|par) ',
  '^by .* for ',
  "^(?:(?:lets |let's )?(?:stay|keep|get) in touch|(?:restons|gardons le|rester) (?:en )?contact|لنبق علي تواصل|ابق علي تواصل|(?:دعونا )?(?:ل)?نتواصل|تواصل معي|اتصل بي)(?: ?[!.])?$",
  "^(?:(?:par |in |by )?(?:ordre|order) (?:de |d'|of )(?:connaissances?|maitrise|preference|importance|competence|proficiency|knowledge|mastery|familiarity))$",
  '^(?:©|\\(c\\) |copyright|all rights reserved|tous droits reserves|privacy policy|mentions legales|terms of |cookies? polic)',
  '^(?:references?|referees?) (?:are |is )?(?:available|furnished|disponibles?|on request|upon request|sur demande)',
  PAGE_NUMBER,
  '^(?:last |derniere )?(?:updated?|modified|revised|mise? a jour)(?: on| in| le|:|$).*',
];

/** What stands beside a skill on a page and says how it was judged: 'Years of Practice: 12', 'Endorsed by 3 others'. */
const ofRating = [
  "^(?:years? of|annees? (?:de|d['e])|nombre d.annees|سنوات) ?(?:practice|experience|pratique|use|الخبره|الممارسه)(?: ?:.*)?$",
  '^(?:last used|derniere utilisation|اخر استخدام)(?: |:|$)',
  '^near[- ]?native$|^endorsed by |^\\d+ endorsements?$|^passed linkedin ',
  '^(?:skill )?levels?(?: ?:.*)?$|^niveaux?(?: ?:.*)?$|^(?:المستوي|مستوي المهاره)(?: ?:.*)?$',
];

/** What Europass prints with every grid. */
const ofEuropass = [
  '(?:^| )(?:basic|independent|proficient) user$|utilisateur (?:de base|elementaire|independant|experimente)$',
  'self-assessment|auto-?evaluation(?:$| -| grille)|common european framework|cadre europeen commun',
  '^(?:autres?(?:\\(s\\))? )?(?:mother tongue|other language|langue)\\(?s?\\)?(?: maternelle)?(?:\\(s\\))?$',
  '^replace with |^information processing$|^content creation$',
];

/** What tells of the person rather than of what they master. */
const ofPerson = [
  "^(?:(?:full|clean|valid|eu|international) )*driv(?:ing|ers?|er's) licen[cs]e|^permis (?:de conduire|[a-e]1?e?(?: |,|$))|^رخصه (?:ال)?(?:قياده|سياقه|سواقه)",
  '^(?:married|single|divorced|celibataire|mariee?|divorcee?|اعزب|متزوج)(?: |,|$)',
  '^(?:available|disponible) (?:immediately|now|from|immediatement|de suite|des|a partir)',
  '^(?:prof|dr|mr|mrs|ms|mme|pr)\\. ',
  '^(?:date|place) of birth|^(?:ne|nee) le \\d|^(?:c?gpa|nationality|nationalite)(?:$|[ :])',
];

/** Tests of a language, which say how well it is spoken, unless they are taught. */
const ofLanguageTests = [
  '^(?!.*(?:prepar|teach|train|coach|tutor|enseign|formation|cours(?:e|es)?(?: |$)))(?:.*[ (])?(?:delf|dalf|toefl|ielts|toeic|tcf|tef|dele|testdaf)(?:$|[):]| (?:[(:–-] ?)?(?:\\d|[abc][12]|ibt|itp|academic|general|canada|quebec|irn|tp|dap|prim|pro|niveau|level|score|band|certifi))',
];

/** What ends a list: 'and many more', 'entre autres'. */
const ofRest = ['^(?:among others|to name a few|entre autres|and so on)$'];

/** The end of a list. As a label, the same words name a group. */
const REST =
  /^(?:(?:and|et|ou|or) )?(?:(?:many|much|some|plusieurs|bien|d'|de) ?)*(?:more|others?|autres|plus encore)$/u;

const anyOf = (patterns: readonly string[]) =>
  new RegExp(patterns.map((each) => `(?:${each})`).join('|'), 'u');

const notSkills = anyOf([
  ...ofPage,
  ...ofRating,
  ...ofEuropass,
  ...ofPerson,
  ...ofLanguageTests,
  ...ofRest,
]);
const ratings = anyOf(ofRating);

/** Whether `text` says how a skill beside it was judged, or how long it was used. */
export const isRatingNote = (text: string): boolean => ratings.test(fold(text).trim());

const ADDRESS =
  /^(?:[\w-]+\.)+(?:org|co|co\.\w\w|info|dz|nz|uk|ca|de|edu|gov|fr|be|ch|ma|tn|eu|party)$/iu;

/** Whether `value` names nothing but languages and how well they are spoken: 'Fluent English and Mandarin'. */
function isSpoken(value: string): boolean {
  const words = wordsOf(value);
  const names = words.filter((word) => languageNames.has(word));
  return (
    names.length > 0 && words.every((word) => languageNames.has(word) || spokenLevelWords.has(word))
  );
}

/** Whether `value` is of a grid of languages: 'Listening B2 Reading B2 Writing B1'. */
const isOfGrid = (value: string): boolean =>
  /\b[abc][12]\b/iu.test(value) && LANGUAGE_GRID.test(fold(value).trim());

/** A label of a way to reach somebody before its value, or an address. */
const REACHES =
  /\S@[\w-]+\.\p{L}{2}|(?<!\p{L})(?:tel|telephone|phone|mobile|cell|gsm)\.?\s?:\s?[+(]?\d/u;

/** Whether folded text among skills tells how to reach the person, as one that stands in another column does. */
export const tellsHowToReach = (folded: string): boolean => REACHES.test(folded);

/** Whether an entry only says that the list goes on: 'many more'. */
export const isRest = (value: string): boolean => REST.test(fold(value).trim());

/** Whether an entry of a list is no skill, whatever the list is of. */
export const isNoSkill = (value: string): boolean =>
  !isKnownSkill(value) &&
  (value.startsWith('/') ||
    ADDRESS.test(value) ||
    isSpoken(value) ||
    isOfGrid(value) ||
    NO_ANSWER.test(fold(value).trim()) ||
    notSkills.test(fold(value).trim()));

const ownName = new RegExp(`^${DOCUMENT}$`, 'u');

/** Whether `pieces` are those of a line at the edge of a page that names the document: 'Amina Belkacem · Résumé'. */
export const isRunningTitle = (pieces: readonly string[]): boolean =>
  pieces.some((piece) => ownName.test(fold(piece).trim()));
