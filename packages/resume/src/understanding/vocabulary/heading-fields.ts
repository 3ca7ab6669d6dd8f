import type { SectionKind } from '../lexicon/headings';
import { wordsOf } from '../text/words';
import { meaningOf } from './heading-words';

/** What has an experience that is no work: what a designer makes of it. */
const EXPERIENCED =
  /^(?:users?|customers?|clients?|guests?|patients?|employees?|brand|digital|developers?|product|buyers?|shopping|visitors?|players?|candidates?|of|with|in|and|the|my|years?|life|ux)$/u;

/** A field whose name ends with 'work': 'Clinical social work experience'. */
const NAMES_WORK_EXPERIENCE = /^(?:\p{L}+ )*(?:social|youth|field|care) work experiences?$/u;

/** The words before 'experience' that say in which field it is; none where they say something else. */
function fieldOfExperience(words: readonly string[]): readonly string[] {
  const field = words.slice(0, -1);
  const isField =
    /^experiences?$/u.test(words.at(-1) ?? '') &&
    field.length <= 3 &&
    field.every((word) => /^\p{L}/u.test(word) && !EXPERIENCED.test(word));
  return isField ? field : [];
}

/** Whether a heading says in which field the experience is: 'Data science experience'. */
const endsAsExperience = (words: readonly string[]): boolean =>
  NAMES_WORK_EXPERIENCE.test(words.join(' ')) ||
  fieldOfExperience(words).some((word) => meaningOf(word) === undefined);

const OF_COMPUTERS = /^(?:computers?|computing|computational|programming|coding|informatiques?)$/u;

/** Whether a heading may be over work or over a list of skills, which is called an experience: 'Programming experience'. */
export const isExperienceOfComputers = (heading: string): boolean =>
  fieldOfExperience(wordsOf(heading)).some((word) => OF_COMPUTERS.test(word));

/** What somebody is good at without a field: as an entry of a list it heads nothing. */
const QUALITY =
  /^(?:people|listening|selling|sales|negotiations?|time|problem|solving|thinking|critical|decision|multitasking|customer|service|good|great|strong|excellent|basic|advanced|verbal|oral|written|writing|reading|typing|presentation|analytical|planning|organi[sz]ation(?:al)?|communication|interpersonal|intercultural|leadership|management|supervisory|teamwork|team|coaching|mentoring|mediating|mediation|influencing|facilitation|delegation|conflict|motivational|numeracy|observation|your|my|the|social)$/u;

/** What certificates are of, and no section of its own: 'Certificats de compétences'. */
const CERTIFICATES_OF =
  /^(?:(?:mes|my) )?(?:certifications?|certificats?|certificates?|attestations?|titres?) (?:de |of |d )(?:maitrise de |bloc de )?(?:competences?|competency?|skills?)(?: professionnelles?)?$/u;

/** Whether a heading says of which field the skills are: 'Welding skills'. */
const endsAsSkills = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length <= 3 &&
  words.at(-1) === 'skills' &&
  words.slice(0, -1).every((word) => /^\p{L}+$/u.test(word) && !QUALITY.test(word)) &&
  words.slice(0, -1).some((word) => meaningOf(word) === undefined);

/** What is certified or licensed at all, in English, where the word stands last: 'Cloud certifications'. */
const CERTIFIED_LAST =
  /^(?:certifications|certificates|licen[cs]es|licensures?|accreditations|registrations|tickets|permits)$/u;
/** The same in French, where it stands first: 'Brevets maritimes'. */
const CERTIFIED_FIRST =
  /^(?:certifications|certificats|habilitations|attestations|brevets|recyclages|accreditations)$/u;
/** What is proved otherwise, of things, of persons and of firms, or granted for an invention. */
const NOT_CERTIFIED =
  /^(?:experience|ssl|tls|event|concert|jira|building|work|birth|death|marriage|gift|stock|share|deposes?|inventions?|publies|delivres|europeens?|internationaux|nationaux|medica(?:ux|les)|fiscales?|employeurs?|dechets?|travail|emploi|salaires?)$/u;
/** What is registered or permitted that says nothing of what somebody can do: 'Vehicle registrations', 'Travel permits'. */
const PERMITTED_OTHERWISE =
  /^(?:vehicle|company|students?|users?|voters?|domains?|trademarks?|product|land|train|support|travel|parking|residence|liquor|film|music|hospital|school|software) (?:registrations|permits|tickets|licen[cs]es|accreditations)$/u;

/** Whether a heading says which certificates follow. */
function namesCertificates(words: readonly string[]): boolean {
  const isFirst = CERTIFIED_FIRST.test(words[0] ?? '');
  if (!isFirst && !CERTIFIED_LAST.test(words.at(-1) ?? '')) return false;
  if (PERMITTED_OTHERWISE.test(words.join(' '))) return false;
  const others = isFirst ? words.slice(1) : words.slice(0, -1);
  return (
    others.length > 0 &&
    others.length <= 2 &&
    others.every((word) => /^\p{L}+$/u.test(word) && !NOT_CERTIFIED.test(word)) &&
    others.some((word) => meaningOf(word) === undefined)
  );
}

/** What is mastered in French and Arabic, where it stands first, and how it is qualified: 'Compétences sectorielles'. */
const SKILLED_FIRST = /^(?:competences|aptitudes)$/u;
const QUALIFYING =
  /^(?:\p{L}{2,}(?:[aeiu]les|[iq]ques|[aei]nnes|elles|ives|eres|euses|antes|[iu]res|ees|erses?|aines?)|web|clefs)$/u;
const SKILLED_ARABIC = /^المهارات$/u;
const QUALIFYING_ARABIC = /^و?ال\p{L}{2,}(?:يه|ه)$/u;

/** Whether a heading says by an adjective or two what skills follow. */
function namesSkills([first = '', ...others]: readonly string[]): boolean {
  const isQualifying = SKILLED_FIRST.test(first)
    ? QUALIFYING
    : SKILLED_ARABIC.test(first)
      ? QUALIFYING_ARABIC
      : null;
  const own = others.filter((word) => word !== 'et');
  return (
    isQualifying !== null &&
    own.length > 0 &&
    own.length <= 2 &&
    own.every((word) => isQualifying.test(word)) &&
    own.some((word) => meaningOf(word) === undefined)
  );
}

/** Who has projects beside work, and what is had with them. */
const BESIDE_PROJECTS =
  /^(?:with|volunteer(?:ing)?|voluntary|community|charity|associatifs|benevoles|solidaires)$/u;

/** Whether a heading says in a word or two what the projects are: 'Web projects', 'Projets de recherche', 'Software projects'. */
const namesProjects = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length <= 3 &&
  (words.at(-1) === 'projects' ||
    (words[0] === 'projets' && (words.length === 2 || words[1] === 'de'))) &&
  words.every((word) => /^\p{L}+$/u.test(word) && !BESIDE_PROJECTS.test(word));

/** What makes training more than schooling: 'Formations complémentaires', 'Stages et formations'. */
const FURTHER =
  /^(?:autres|courtes?|complementaires?|continues?|qualifiantes?|certifiantes?|suivies?|diverses?|additionnelles?|supplementaires?|annexes?|specialisees?|internes?|ligne|stages|permis|seminaires|ateliers|cours|habilitations|perfectionnement|securite|reglementaires|specifiques|dpc|secours|recyclages)$/u;

/** The kinds of a heading on further training, with schooling first where it names that as well; null where it is none. */
function furtherTraining(words: readonly string[]): SectionKind[] | null {
  const others = words.filter((word) => word !== 'formation' && word !== 'formations');
  if (others.length === words.length || !others.some((word) => FURTHER.test(word))) return null;
  const rest = others.filter((word) => !FURTHER.test(word)).map(meaningOf);
  const isPlain = rest.every(
    (meaning) =>
      meaning && (!meaning.strong || /^(?:education|certificates)$/u.test(meaning.kind ?? '')),
  );
  if (!isPlain) return null;
  const isSchooling = rest.some((meaning) => meaning?.strong && meaning.kind === 'education');
  return isSchooling ? ['education', 'certificates'] : ['certificates'];
}

/** What people hold besides schooling, or learn after it, where degrees may stand as well. */
const HELD_BESIDES =
  /^(?:(?:professional|vocational|trade) (?:and \p{L}+ )?qualifications|(?:further|additional|adult) (?:education|studies)|qualifications professionnelles)$/u;

/** Whether a heading lists what its section is on: 'Skills and languages', but not 'Language skills'. */
export const isListOfKinds = (heading: string): boolean =>
  wordsOf(heading).some((word) => /^(?:and|et|und)$/.test(word)) || /[&/,]|\sو/u.test(heading);

/** The kinds of a heading that says of which field its section is, whatever the field; null for any other. */
export function kindsByField(text: string, words: readonly string[]): SectionKind[] | null {
  if (isExperienceOfComputers(text)) return ['experience', 'skills'];
  if (endsAsExperience(words)) return ['experience'];
  if (namesCertificates(words) || CERTIFICATES_OF.test(words.join(' '))) return ['certificates'];
  if (namesSkills(words) || (endsAsSkills(words) && /^\P{L}*\p{Lu}/u.test(text))) return ['skills'];
  if (namesProjects(words) && !isListOfKinds(text)) return ['projects'];
  const training = furtherTraining(words);
  if (training) return training;
  if (HELD_BESIDES.test(words.join(' '))) return ['education', 'certificates'];
  return null;
}
