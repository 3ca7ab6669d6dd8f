import { headingKinds } from '../vocabulary/headings';
import { givenNames } from '../lexicon/given-names';
import {
  everydayWords,
  familiesOfNoName,
  wordsOfNoName,
  wordsOfNoNameAbroad,
} from '../lexicon/no-names';
import { oncePerSpan } from '../text/memory';
import { isPersonLabel } from '../vocabulary/person-labels';
import { isComputingSkill } from '../vocabulary/skillnames';
import { foldedOf, textOf, trimSpan, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';
import { isCapitals } from '../../text';

const TITLE =
  /^(?:(?:assoc|asst|ass|lt|dr)\.\s*(?=(?:prof|col|med)\.)|(?:rev|fr|hon|maj|col|adv|arch|ar|er|mag|mmag|dott|pharm|barr|surv|tech|bldr|tpl|med|sr)\.\s*|(?:(?:dr|dipl)\.?-?\s?ing|dr|prof|mr|mrs|ms|miss|mx|eng|engr|ing|ir|sir|mme|mlle|m|me|monsieur|madame|pr|capt|atty|shri|smt|herr|frau|dipl|د|م|ا|أ|ا\.د|السيد|السيده|الانسه|الدكتور|الدكتوره|المهندس|المهندسه|الاستاذ|الاستاذه)(?:\.\s*|\s*\/\s*|\s+))+/u;
/** What somebody is, before a given name: 'Captain Amina Belkacem'. */
const STANDING =
  /^(?:captain|advocate|doctor|docteur|docteure|professor|professeure?|maitre|attorney|barrister|nurse|ca|qs|كابتن|الكابتن|المحامي|المحاميه|المستشار|المستشاره|المستشار القانوني|الشيخ|الحاج|الصيدلي|الصيدلانيه|المحاسب|المحاسبه|الطبيب|الطبيبه|النقيب|العقيد|الرائد|المعلم|المعلمه|معماري)\s+(?=(\S+) \S)/u;

/** What somebody earned, in its own capitals behind two words of a name: 'Amina Belkacem MPH'. */
const EARNED = new RegExp(
  String.raw`(?<![,\s])(?=[,\s])(?<=\S\s+\S+)[,\s]+(?:${String.raw`M\.?A\.?|B\.?A\.?|BBA|LL\.?B\.?|M\.?Phil|MPH|MPA|MPP|DBA|MFA|M\.?Arch|B\.?Arch|[BM]\.?Tech|[BM]\.? ?Com|BCA|MCA|BSN|MBChB|MBBCh
MChem|MPhys|MMath|MSci|MRes|PGCE|PGDip|QTS|DMD|NP|FNP|FNP-C|FNP-BC|PA-C|PMHNP(?:-BC)?|CRNA|CNM|LPC|LCPC|LMHC|LPT|LVN|RPh|R\.Ph\.|BPharm|MPharm|PT|DPT|OT|OTR|OTR/L|SLP
CCC-SLP|RD|RDN|LDN|RT|RRT|RMT|RMN|CCRN|CEN|EMT-[BP]|NREMT(?:-P)?|MT|MT\(ASCP\)|CMA|CIMA|CIA|CFE|CGA|CA|CTA|CPA\(K\)|EA|CFP|ChFC|CLU|CAIA|FRM|FSA|ASA|CIPD|CHRP|CHRL|CHRE|HRP
P\.? ?Eng\.?|P\. ?E\.|M\. ?Eng\.?|B\. ?Eng\.?|R\. ?Eng\.?|EIT|E\.I\.T\.|CEng|IEng|REE|RME|RCE|MNSE|COREN|MIEEE|SMIEEE|MIStructE|MIMechE|MIET|MCIBSE|LEED AP|LEED GA|PMI-ACP|PgMP|PRINCE2|CSPO|CSCP|CPIM|CBAP
MCSE|MCSA|CCNA|CCNP|CCIE|OSCP|CEH|ITIL|FRSA|FHEA|SFHEA|OBE|MBE|CBE|QC|KC|FIMC|FCIM|MCIM|FCIPD|MSCP|CMgr|Ing\.|Dr\.|Dipl\.-Ing\.|Lic\.|Six Sigma (?:Green|Black) Belt`.replaceAll(
    '\n',
    '|',
  )})®?\.?(?:\s*\(Hons?\.?\))?$`,
  'u',
);

/** How others speak of the person, after the name. */
const PRONOUNS =
  /[\s,|(–-]+(?:pronouns?\s*:?\s*)?(?:she|he|they|elle|il|iel)\s?\/\s?\p{L}+(?:\s?\/\s?\p{L}+)?\)?$/iu;

/** How old the person is, after the name: 'Amina Belkacem, 32 ans'. */
const AGED = /[\s,(|–-]+\d\d\s?(?:ans|years?(?: old)?|yrs?|y\/?o|سنة|عاما?)(?!\p{L})\)?$/iu;

/** `text` without all that stands after the name. */
function withoutEarned(text: string): string {
  const said = /\d/.test(text) ? text.replace(AGED, '') : text;
  const own = (said.includes('/') ? said.replace(PRONOUNS, '') : said).replace(SUFFIX, '');
  const before = isCapitals(own) && !own.includes(',') ? own : own.replace(EARNED, '');
  return before === text ? text : withoutEarned(before.trimEnd());
}

/** How somebody says a name in running text: "Hello, I'm Priya Raghunathan." */
const SAYS =
  /^(?:(?:hello|hi|hey|bonjour|salut|مرحبا)(?: there| all| everyone| world)?[,! ]+)?(?:i['’]m|i am|my name is|je suis|je m['’]appelle|انا|اسمي)\s+/u;
/** What says before or after a name what the document is: 'Resume of Priya Nair', 'Priya Nair’s CV'. */
const DOCUMENT_BEFORE =
  /^(?:(?:welcome to|bienvenue sur)\s+(?=(?:(?:le|the|mon|my) )?(?:portfolio|site|page|resume|cv)(?!\p{L})))?(?:(?:about|profile of|a propos de|profil de)\s+|(?:(?:le|the|mon|my) )?(?:portfolio|site|page)(?: of\s+| de\s+| d['’]\s*)|(?:(?:le|the|mon|my) )?(?:resume|cv|curriculum(?: vitae)?|curriculo|hoja de vida|lebenslauf|levensloop|zyciorys|zivotopis|ozgecmis)(?: d['’]\s*|(?: of| for| de| di| von| van|\s*:)?\s+)|(?:full name|nom et prenoms?|nom complet|الاسم الكامل|الاسم)\s+(?=\S+\s\S)|(?:ال)?سيره (?:ال)?ذاتيه(?:\s*[:–-]\s*|\s+(?:ل(?:ل|ـ)?\s+)?)|(?:ال)?ملف (?:ال)?(?:مهني|وظيفي|شخصي|انجاز)\s+(?:لل(?:مهندس|معلم|دكتور|استاذ|محامي|محاسب|مدرب|طبيب)ه?\s+)?)?/u;
/** What may stand before a name that says behind it what the document is. */
const WELCOME = /^(?:welcome to|bienvenue sur)\s+/u;
const DOCUMENT_AFTER =
  /(?:['’]s)?(?:(?<!\s)\s*[:|–-]\s*|(?<!\s)\s+)(?:(?:online|professional|personal|digital)\s)?(?:r[ée]sum[ée]|cv|curriculum vitae|portfolio|homepage|website)(?:\s?[:–—-]\s.{1,40}|,? (?:19|20)\d\d)?$/iu;
const SUFFIX =
  /(?<!\s)(?:\s*[,|(–-]\s*|\s+)(?:ph\.?\s?d|m\.?d|m\.?b\.?a|m\.?sc|b\.?sc|m\.?eng|b\.?eng|cpa|cfa|pmp|eng\.?d|[ci]\.?eng|mice|mimeche|[mf]rics|msw|l[cm]sw|d\.?phil|ed\.?d|m\.?ed|psy\.?d|pharm\.?d|j\.?d|cissp|lpn|aprn|rn|bsn|msn|esq|acca|phr|sphr|shrm-cp|mciob|ciob|miet|fcca|aca|acma|fca|frcs|mrcp|riba|mbbs|bds|dnp|fnp|cna|lmft|csm|mcipd|mcsp|rgn|pccn|ccrn|emt|dpt|eit|aia|cisa|cism|shrm-scp|p\.?e|pe|dds|dvm|llm|ll\.m|msc|bsc)\b\.?\)?,?$/iu;
const WORD =
  /^(?:[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*|[\p{Script=Arabic}\p{M}]+|(?:d|l|o)['’]\p{Lu}[\p{L}'’-]*|["“(]\p{L}+["”)])$/u;
export const PARTICLE =
  /^(?:de|du|des|los|las|da|do|dos|das|di|del|della|degli|dei|dal|dalla|la|le|lo|van|von|vom|der|den|ter|ten|zu|zum|zur|bin|ibn|bint|binti|binte|ben|al|el|y|i|e|st\.?|['’]t|ould|abu|af|av|wa|ole|arap|épouse|épse|née|ép\.|ní|nic|ua|ap)$/u;

/** The most words of a name, which Arabic counts without what stands before a father or a family, and the most letters. */
const MOST_PARTS = 6;
const MOST_LETTERS = 50;

/** What Arabic has before the name of a father, a family or God. */
const ARABIC_PARTICLE = /^(?:بن|بنت|ابن|ال|آل|بني|ولد|منت|[اأ]بو|[اأ]بي|عبد|[اأ]م)$/u;

/** The words of `text` but for its particles, which are small: 'Le' in 'Anh Le' is a surname. */
export const ownWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLE.test(word) && !ARABIC_PARTICLE.test(word));

/** A status that stands as a line of its own, as 'Marié' does. */
const STATUS =
  /^(?:marie|veuf|veuve|homme|femme|retraite|actif|disponible|etudiant|algerien(?:ne)?|francais(?:e)?|marocain(?:e)?|tunisien(?:ne)?)(?: \d+.*| avec .*)?$/u;

/** A given name that is written as the status is without its accent. */
const MARIE = /^marie$/iu;

/** What says that somebody was born: 'Né le', 'Née à'. */
const BORN = /(?:^|\s)nee? (?:le|en|a|vers)(?:\s|$)/u;

/** A street of the Netherlands, Flanders or Germany: 'Koning Albertlaan'. */
const STREET = /(?:laan|straat|stra(?:ss|ß)e|plein|gasse|steenweg)$/iu;

/** What stands where a name was taken out: 'XXXX XXXX', 'J. M.'. */
const TAKEN_OUT = /^(?:(\p{L})\1+|(?:\p{Lu}\.)+\p{Lu}?|\p{Lu})$/iu;

/** 'John D O E' as 'John DOE': letters that were set apart are put together, other than initials before a surname. */
const unspaced = (text: string) =>
  text.replace(
    /(?<!\p{L})(?!\p{L}(?: \p{L}){0,2} \p{L}{2})\p{L}(?: \p{L}(?!\p{L}))+/gu,
    (letters) => letters.replaceAll(' ', ''),
  );

const SHORTEST_PART = 3;
/** What ends a surname that begins like a given name: 'Martinson'. */
const SON = /^s[eo]n$/u;

/** 'SARAHMARLOW' as 'SARAH MARLOW': letters set apart hide where the words end, which a given name shows. */
function partedAtGiven(name: string): string {
  const folded = fold(name);
  for (let end = name.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1)
    if (givenNames.has(folded.slice(0, end)))
      return SON.test(folded.slice(end)) ? name : `${name.slice(0, end)} ${name.slice(end)}`;
  return name;
}

const SET_APART = /^\p{L}(?:\s{1,3}\p{L}){1,40}$/u;

/** 'S A R A H M A R L O W' as 'SARAH MARLOW', and so where a wider gap parts the words. */
export function together(text: string): string {
  if (!SET_APART.test(text)) return text;
  const joined = unspaced(text);
  return /\s/u.test(joined) ? joined : partedAtGiven(joined);
}

const WORD_IN_CAPITALS = /(?<![\p{L}'’])\p{Lu}[\p{Lu}'’-]{2,}(?!\p{L})/gu;

/** A small word of a name in capitals: 'DE', 'EL'. */
const SMALL_IN_CAPITALS = /(?<![\p{L}.'’-])(?:D[AEIU]|[AE]L|L[AE])(?![\p{L}.'’-])/gu;

const capitalised = (word: string) =>
  word
    .toLowerCase()
    .replace(
      /(^|['’-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

/** 'Karim EL BENALI' as 'Karim El Benali', 'LOUIS DE WIT' as 'Louis de Wit'. */
function titleCased(text: string): string {
  const cased = text.replace(WORD_IN_CAPITALS, (word) =>
    /^I{3}$/.test(word) ? word : capitalised(word),
  );
  if (cased === text) return text;
  // At either end it is a name of its own: 'XIAO DU'.
  return cased.replace(SMALL_IN_CAPITALS, (word, at: number) =>
    word.startsWith('D') && at > 0 && at + word.length < cased.length
      ? word.toLowerCase()
      : capitalised(word),
  );
}

/** What friends say, among the words of a name: 'TJ'. */
const NICKNAME = /^['"“‘]\p{Lu}[\p{L}.]*['"”’]?$/u;

/** A number before words, as a street has, or the year of an event: '12 Mill Lane', '2025: Video Night'. */
const NUMBERED = /^\s*(?:\d{1,4}[A-Za-z]?,?\s+|(?:19|20)\d\d\s*[:–—-]\s*)\p{L}/u;

/** Whether a text has a word with which no name is written, other than as a surname at its end: 'Sunil More', and no 'Learn more'. */
function hasWordOfNoName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const isFamily =
    familiesOfNoName.has(last) &&
    words.length > 1 &&
    words.slice(0, -1).every((word) => !everydayWords.has(word));
  return words
    .slice(0, isFamily ? -1 : undefined)
    .some((word) => wordsOfNoName.has(word) || wordsOfNoNameAbroad.has(word));
}

const isSmall = (word: string) => /^\p{Ll}/u.test(word);

function personIn(span: Span, mayBeSmall: boolean): Span | null {
  if (NUMBERED.test(textOf(span))) return null;
  let trimmed = trimSpan(span, /[^\p{L}\p{M}.)"”]/u);
  const quoted = /\s['‘]\p{L}+$/u.test(textOf(trimmed));
  if (quoted && /['’]/.test(span.line.text.charAt(trimmed.end)))
    trimmed = { ...trimmed, end: trimmed.end + 1 };
  const whole = textOf(trimmed);
  const own = whole.replace(DOCUMENT_AFTER, '');
  const named = withoutEarned(own);
  trimmed = trimSpan({ ...trimmed, end: trimmed.start + named.length }, /[\s,(|–-]/u);
  const welcome = own === whole ? [] : [WELCOME];
  // One letter before another is no 'M.': 'M A Marlow', 'M A R L O W'.
  const titles = /^\p{L} \p{L}(?!\p{L})/u.test(textOf(trimmed)) ? [] : [TITLE];
  for (const before of [...welcome, DOCUMENT_BEFORE, SAYS, ...titles]) {
    const [said = ''] = before.exec(foldedOf(trimmed)) ?? [];
    trimmed = { ...trimmed, start: trimmed.start + said.length };
  }
  const [standing = '', given = ''] = STANDING.exec(foldedOf(trimmed)) ?? [];
  if (givenNames.has(given)) trimmed = { ...trimmed, start: trimmed.start + standing.length };
  const text = together(textOf(trimmed));
  const words = text.split(/\s+/).filter((word) => word !== '');
  const parts = /\p{Script=Arabic}/u.test(text) ? ownWords(text) : words;
  if (
    words.length === 0 ||
    parts.length > MOST_PARTS ||
    text.length < 2 ||
    text.length > MOST_LETTERS
  )
    return null;
  const surnameFirst =
    words.length > 1 && words.length <= 4 && /^\p{Lu}{3,}$/u.test(words[0] ?? '');
  const lower =
    surnameFirst ||
    (mayBeSmall ? !words.every(isSmall) && words.length <= 4 : words.every(isSmall));
  if (
    !words.every(
      (word, i) =>
        WORD.test(word) ||
        (i > 0 && NICKNAME.test(word)) ||
        PARTICLE.test(word) ||
        (lower && /^\p{L}[\p{L}'’-]*\.?$/u.test(word)),
    )
  )
    return null;
  if (words.every((word) => TAKEN_OUT.test(word) || PARTICLE.test(word))) return null;
  if (STREET.test(text)) return null;
  const areSkills = words.every((word) => isComputingSkill(word) && !givenNames.has(fold(word)));
  if (areSkills) return null;
  const folded = wordsOf(text);
  const said = fold(text).trim();
  const isStatus = STATUS.test(said) && !MARIE.test(text);
  if (hasWordOfNoName(folded) || isStatus || BORN.test(said)) return null;
  if (headingKinds(text).length > 0 || isPersonLabel(text)) return null;
  return trimmed;
}

/** The words of a name in `span`, without titles before and degrees after it; null where it can be no name. */
export const nameSpan = oncePerSpan((span: Span) => personIn(span, false));

/** The same with words that begin small beside one that does not, where something else tells a name: 'Amina belkacem'. */
export const unevenNameSpan = oncePerSpan((span: Span) => personIn(span, true));

/** Two words of one name that nothing parts: 'AminaBelkacem'. */
const RUN_TOGETHER = /^(?!Mac\p{Lu})(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u;

/** A name as it is given: in usual capitals, with its letters put together, without the end of its sentence. */
export const shownName = (text: string): string => {
  const own = together(text).replace(/\s+/g, ' ').replace(RUN_TOGETHER, '$1 $2');
  return titleCased(unspaced(own)).replace(/(?<=\p{Ll}{3})\.$/u, '');
};
