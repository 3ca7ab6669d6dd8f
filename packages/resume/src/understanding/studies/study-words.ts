import { SCHOOL } from './studies';
import { foldedOf, textOf, type Span } from '../text/spans';
import { withoutDates } from '../dates/dates';

/** Diplomas below a first degree by their letters, which as words are something else: 'CAP', 'BUT'. */
const DIPLOMA_IN_CAPITALS =
  /^\P{L}*(?:BTSA?|DUT|BUT(?= (?:en |\p{Lu}{2,}|[Ii]nfo|[Gg]estion|[Tt]ech|[Mm][ée]tiers|[Cc]arri|[Gg]énie|[Mm]esures|[Ss]cience|[Rr]éseaux))|CAP(?!\s?(?:[Gg]emini|GEMINI|[Ss]ciences|[Dd]igital|[ée]nergies?))|BEPC?|BAC(?!\p{L}|ARDI)|DEUG|DEUST|DAEU|CPGE|GCSEs?|IGCSEs?|BTEC|HND|HNC|SSLC|CFC|CESS)(?![\p{L}&])/u;

/** The same by words: 'Baccalauréat scientifique', 'A-levels', 'High school diploma', 'ثانوية عامة'. */
const DIPLOMA_IN_WORDS =
  /^\P{L}*(?:baccalaureate?s?|bac (?:pro(?:fessionnel)?|technologique|general|scientifique|litteraire|economique|s|es|l|stmg|st2s|sti2d|stl|stg|\+ ?\d)(?!\p{L})|brevet (?:des? |d'|professionnel)|diplomes? |diplomee? d|classes? prepa|cycle preparatoire|prepa |a[- ]levels?|(?:high|secondary) school (?:diploma|certificate|degree|graduate|leaving)|sixth form|associate(?:'?s)? (?:degree|of (?:arts|science|applied))|(?:higher |graduate |postgraduate |national )?diplom(?:a|e)s? (?:in|of|d)|foundation (?:degree|year)|abitur|شهاده (?:ال)?(?:ثانوي|بكالوريا|تعليم)|(?:ال)?ثانويه (?:ال)?عامه|(?:ال)?بكالوريا(?!ت)|(?:ال)?دبلوم|(?:ال)?(?:بكالوريوس|ليسانس|ماجستير|ماستر(?! شيف))|اجازه في)/u;

/** Who is at a school in French, whatever else the words name: 'Élève ingénieur'. */
const PUPIL =
  /^\P{L}*(?:eleve|etudiante?)(?!\p{L})(?! (?:en (?:these|doctorat)|doctorante?|salariee?|vacataire|assistante?|entrepreneu\p{L}+|stagiaire))/u;

/** What a line has that begins with such a diploma: to look for its dates takes much longer. */
const MAY_NAME_DIPLOMA =
  /bac|brevet|diplom|prepa|level|school|sixth|associate|foundation|abitur|bts|dut|but|cap|bep|deu|dae|cpge|gcse|btec|hn[cd]|sslc|cfc|cess|[\u0600-\u06ff]/u;

/** Whether a line, but for its dates, begins with a diploma below a first degree. */
export function beginsWithDiploma(span: Span): boolean {
  const folded = foldedOf(span);
  if (!MAY_NAME_DIPLOMA.test(folded)) return false;
  const undated = withoutDates(folded);
  if (DIPLOMA_IN_WORDS.test(undated)) return true;
  const text = textOf(span);
  const at = undated.search(/\p{L}/u);
  return at >= 0 && DIPLOMA_IN_CAPITALS.test(text.slice(at));
}

/** Whether a line begins with who is at a school, and it or one beside it names that. */
export const isPupil = (span: Span, beside: readonly Span[]): boolean =>
  /eleve|etudiant/u.test(foldedOf(span)) &&
  PUPIL.test(withoutDates(foldedOf(span))) &&
  [span, ...beside].some((each) => SCHOOL.test(foldedOf(each)));

/** What only studies have, besides degrees and the common words for schools. */
const OF_STUDIES =
  /(?<!\p{L})(?:lycee|iut|iup|cfa|ufr|greta|afpa|ista|ofppt|insa|ens\p{L}{0,4}|hec|esc|epsi|efrei|epita|bootcamp|open ?classrooms?|coursera|udemy|udacity|edx|le wagon|ecole|formation|formations|training|course|courses|cours d['e]|diplom\p{L}*|certifi\p{L}*|bac|baccalaureat|bts|dut|licence|master|these|thesis|gpa|mention|option|specialite|specialisation|filiere|degree|campus|academy|etudes|studies|major|minor|high school|\p{L}*schule|benevol\p{L}*|volunteer\p{L}*)(?!\p{L})/u;

/** Whether a line says something of studies. */
export const saysStudies = (span: Span): boolean =>
  OF_STUDIES.test(foldedOf(span)) || beginsWithDiploma(span);
