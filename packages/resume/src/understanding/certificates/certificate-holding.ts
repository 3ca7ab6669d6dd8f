import { matchesIn } from '../text/matches';
import { hasRole } from '../vocabulary/roles';
import { wordsOf } from '../text/words';

/** That somebody has what follows, unless they only wish or wished to, no longer do, or tell it of others. */
const HAS =
  /(?<!\p{L})(?<!(?<!\p{L})(?:to|will|would|should|must|never|not|\p{L}+n['’]t|cannot|soon|former(?:ly)?|previous(?:ly)?|no longer|people|persons?|that|which|staff|teams?|crews?|employees|colleagues|members|candidates?|applicants?|bientot|prochainement|ancien(?:ne)?s?|futur[es]?|equipes?|personnes?|collegues|pas|plus|jamais|non|sans etre|غير|لست) (?:\p{L}+ly |have |avoir )?)(?:done|detiens?|detient|decroche|hold(?:s|ing|er)?|held|earned|obtained|achieved|passed|received|completed|have|has|possess(?:es|ing)?|gained|certified(?! (?:\d|over |more |hundreds|dozens))|licensed|obten(?:u|ue|us|ues|ant|tion)|titulaire|detent(?:eur|rice)|posseden?t?|valide|certifiee?|diplomee?|حاصله?|حصلت|حامله?|احمل|معتمده?|اجتزت|اجتاز)(?!\p{L}|n['’]t)/gu;

/** That somebody has not got what follows, or not yet, or learnt of it only, or gave it to others. */
const HAS_NOT =
  /(?<!\p{L})(?:prepar\p{L}+|pursu(?:e|es|ing)|stud(?:y|ying|ied)|towards?|working on|candidate?s?|in progress|en cours|enrol\p{L}*|seek\p{L}*|looking|aspir\p{L}+|plan(?:s|ning)? (?:to|on|for)|aim(?:s|ing)?|goal|interested|expect\p{L}*|anticipat\p{L}+|upcoming|scheduled|future|hop(?:e|es|ing)|wish(?:es|ing)?|willing|requir\p{L}+|exig\p{L}+|not|never|\p{L}+n['’]t|no(?!\.)|lack(?:s|ing)?|without|sans|pas|jamais|prevue?s?|a venir|en vue|souhait\p{L}+|envisag\p{L}+|objectifs?|expired|lapsed|former(?:ly)?|eligib\p{L}+|becom(?:e|ing)|awaiting|undergoing|train(?:s|ed)?|taught|teach(?:es|ing)?|coach(?:ed|ing)|mentor(?:ed|ing)|tutor\p{L}*|instruct(?:ed|ing)|format(?:eurs?|rices?)|monit(?:eurs?|rices?)|form(?:er|es|ant|ations? (?:de|des|d'))|anim(?:e|er|ation|ations)|dispens\p{L}+|knowledge|connaissances?|notions|familiar\p{L}*|understanding|coursework|courses|modules?|subjects|thesis|cours|matieres|memoire|استعد|اسعي|ارغب|اطمح|ادرس|غير|لست|قيد|بصدد|مدربه?|تدريب|التحضير)(?!\p{L})/gu;

/** Other people, their work and rules, of which a part of a sentence is. */
const OF_OTHERS =
  /(?<!\p{L})(?:compl(?:y|iance|iant|ying)|according|standards?|selon|respect\p{L}*|conform\p{L}*|clients?|customers?|our|their|teams?|crews?|staff|hir(?:ed|ing)|recrut\p{L}*|recruit(?:ed|ing|ment)|manag(?:ed|es|ing)|supervis(?:ed|es|ing)|led|leading|employ(?:ed|ing|ees)|assist(?:ed|ing)|support(?:ed|ing)|alongside|under|students|drivers|technicians|holders|contractors|engineers|nurses|operators|workers|equipes?|encadr\p{L}+|agents|eleves|stagiaires|titulaires|salaries)(?!\p{L})/u;

/** Somebody's family and friends, who have certificates as well. */
const OF_FAMILY =
  /(?<!\p{L})(?:wife|husband|spouse|father|mother|brother|sister|son|daughter|parents?|friend|uncle|aunt|pere|mere|frere|soeur|mari|femme|epou(?:x|se)|fils|ami|والدي|والدتي|اخي|اختي|زوجي|زوجتي)(?!\p{L})/u;

/** What somebody works as, or a course, of which a certificate is a part: 'Animatrice BAFA'. */
const IS_PART =
  /(?<!\p{L})(?:animat(?:eurs?|rices?)|direct(?:eurs?|rices?)|stages?|sessions?|jury|examin(?:ers?|ateurs?)|assessors?) (?:en |du |au |le |de |aux )?$/u;

/** What ends a sentence, or an item of a list. */
const ENDS = /[.;!?•|]\s(?!$)|\t|\n/gu;

/** A longer clause is looked through no further back. */
const FAR = 160;

const lastOf = (pattern: RegExp, text: string): number =>
  matchesIn(text, pattern).at(-1)?.index ?? -1;

/** The words of a sentence, or of an item of a list, up to `at`, folded. */
export function clauseBefore(text: string, at: number): string {
  const from = text.slice(Math.max(0, at - FAR), at);
  return from.slice(lastOf(ENDS, from) + 1);
}

/** Whether a sentence says, up to `at`, that somebody has got what follows; null where it says neither. */
export function saysHas(text: string, at: number, atWork: boolean): boolean | null {
  const clause = clauseBefore(text, at);
  const [has, not] = [lastOf(HAS, clause), lastOf(HAS_NOT, clause)];
  if (not > has || IS_PART.test(clause) || OF_FAMILY.test(clause)) return false;
  const part = atWork ? clause : clause.slice(Math.max(0, has, clause.lastIndexOf(',')));
  if (OF_OTHERS.test(part)) return false;
  return has >= 0 && !HAS_OTHER.test(clause.slice(has)) ? true : null;
}

/** What else somebody has, for which or with which they know a certificate: 'has worked with'. */
const HAS_OTHER =
  /(?<!\p{L})(?:years?|experience|expertise|background|worked|been|on|about|against|under|ans|experiences?)(?!\p{L})/u;

/** What may stand between what leads up to a name and the name itself. */
const DETERMINED = String.raw`(?:(?:an?|the|my|his|her|current|currently|active|valid|full|recent|both|le|la|les|un|une|des|du|de la|mon|ma|mes|certifi\p{L}+|licen[cs]es?|credentials?|diplomes?|titres?|exams?|شهاده|شهادات|رخصه|ال) |[ld]e? ?['’](?:une? )?)*`;

/** What leads up to the name of a certificate that is somebody's: the beginning, a sign of a list, or a small word. */
const LEADS = new RegExp(
  String.raw`(?:^\P{L}*|[^\p{L}\d\s'’]\s*|(?<!\p{L})(?:and|et|plus|am|i['’]m|is an?|as an?|suis|ai|dont|including|incl\.?|avec|via|و|مع|(?<!(?:work|experienc|familiar|expertis|skill|proficien|comfortab|deal|partner|collaborat|liais|help|deliver|assist)\p{L}* )with) )${DETERMINED}$`,
  'u',
);

/** Whether the words before a name may be followed by a certificate that is somebody's. */
export const leadsToHeld = (clause: string): boolean => LEADS.test(clause);

/** That somebody got a certificate, where they tell what they did at work, up to its name. */
const GOT_AT_WORK = new RegExp(
  String.raw`(?<!\p{L})(?:earned|obtained|achieved|passed|obtention|obtenue?|validee?|reussite|certified as|certifiee?) (?:(?!over |on |in |for |to |with |at |by |through )[\p{L}-]+ )?${DETERMINED}$`,
  'u',
);

/** Whether the words before a name say that it was got, where somebody tells what they did at work. */
export const leadsToGot = (clause: string): boolean => GOT_AT_WORK.test(clause);

/** That what stands before is a rule, a group of people, or no more than a wish. */
const GOES_ON_OTHERWISE =
  /^(?:[ -](?:compliant|compliance|trainers?|trainings? (?:to|of|for|and)|courses to|level courses|prep\p{L}*|coach\p{L}*|exam prep\p{L}*)(?!\p{L})|[^.;,|•]{0,30}(?<!\p{L})(?:candidate?s?|in progress|en cours|expected|pending|expired?|lapsed|booked|exam (?:in|on|date)|prevue?|a venir|planned|scheduled|in preparation|en preparation|en attente|not yet)(?!\p{L}))/u;

/** What goes on after the name of a certificate that somebody has: a sign, a small word, or what it is called. */
const GOES_ON_RIGHTLY =
  /^[®™)\]]*(?:$|\s*[^\p{L}\p{N}\s-]|\s?-(?!\p{L})|\s\d|[ -](?:and|et|or|ou|with|avec|in|en|on|at|from|of|by|since|depuis|for|pour|through|via|as|while|during|before|after|within|plus|who|qui|seeking|looking|certif\p{L}*|licen[cs]\p{L}*|credentials?|designation|charter\p{L}*|cards?(?! for)|complete?|exam passed|holder|provider|qualified|accredited|registered|trained|member|status|level|endorsement|training|obtenue?|validee?|valable|delivree?|passee?|a jour|a l|au|aupres|chez|par|niveau|recyclee?|renouvelee?|je|i|تم|issued|dated|earned|obtained|و|من|في)(?!\p{L}))/u;

/** Who is still to get it, and several who have it. */
const OF_NONE = /^(?:students?|etudiante?s?|trainees?|interns?|apprentices?|.*[^s]s)$/u;

const isOfOne = (word: string): boolean => !OF_NONE.test(word) && hasRole(word);

/** Whether what follows a name leaves it somebody's own: 'PMP project manager', but not 'PMP tools' or 'PMP in progress'. */
export function goesOnAsHeld(rest: string): boolean {
  if (GOES_ON_OTHERWISE.test(rest)) return false;
  if (GOES_ON_RIGHTLY.test(rest)) return true;
  const next = wordsOf(/^[^.,;:()|•\n\t]{0,40}/u.exec(rest)?.[0] ?? '').slice(0, 3);
  return next.some(isOfOne);
}
