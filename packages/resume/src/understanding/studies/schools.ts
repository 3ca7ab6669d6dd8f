import type { EducationLevel, Fact } from '../../schemas/resume';
import { datesIn, rangesIn, type DateRange } from '../dates/dates';
import { isNotHeld, isUnfinished } from './degrees-not-held';
import { hasRole } from '../vocabulary/roles';
import { evidenceOf, foldedOf, type Span } from '../text/spans';
import { SCHOOL } from './studies';
import { wordsOf } from '../text/words';

/** A school that gives degrees. */
const HIGHER =
  /(?<!\p{L})universi|(?<!\p{L})(?:college of|engineering college|institute of technology|polytechnic universit|hochschule|polytechnique montreal|ecole de technologie superieure|hec montreal|uqa[mcrt](?!\p{L}))|جامعه|(?<!\p{L})كليه/u;
/** A school of engineers, whose course is of five years. */
const OF_ENGINEERS =
  /(?<!\p{L})(?:ecoles? (?:\p{L}+ ){0,3}(?:d'|des |de l'|(?:des )?sciences de l'|(?:des )?techniques d')ingenieu?rs?|insa|instituts? national des sciences appliquees|ecole nationale des sciences appliquees|(?:ecole )?(?:centrale(?: ?supelec)? (?:lille|lyon|nantes|marseille|paris|casablanca)|centralesupelec|supelec)|ecole centrale|ecole (?:nationale superieure )?(?:des )?mines|arts et metiers|polytech(?: \p{L}+)?|ecole (?:nationale )?des ponts|ensem|enp(?= (?:alger|oran|constantine))|ensias|ensam|ensta|enseeiht|ensimag|ensicaen|ensiie|enssat|ensea|esiee|esiea|esilv|esigelec|esme sudria|epita|efrei|eigsi|ehtp|emsi|enim|enit|enis|eniso|ensit|insat|insea|inpt|sup'?com|supinfo|utbm|imt atlantique|isae|supaero|estaca|isep|isen|telecom (?:paris|paristech|bretagne|sudparis|nancy|saint-etienne)|cpe lyon|ecole (?:nationale )?polytechnique(?: d'(?:alger|oran)| de (?:tunisie|thies))?)(?!\p{L})/u;

/** What is taken at a school, or a school itself, that ends without such a degree. */
const BELOW =
  /(?<!\p{L})(?:high school|secondary|lycee|community college|junior college|sixth form|a-?levels?|associates?|aas|diploma|certific\p{L}*|courses?|mooc|online|boot ?camp|iut|summer|winter|exchange|visiting|semester abroad|study abroad|echange|erasmus|semestre|stage|seminaire|prepa\p{L}*|cpge|premier cycle|1er cycle|cycle (?:de )?base|annees? de base|bts|dut|deug|deust|but|bac|baccalaureat|maturite|cess|cfc|bacheliere?|titre rncp|niveau (?:[3-6]|iii|iv|v)|cap|bep|cfa|apprenti\p{L}*|compagnons|licence|licenciee?|bachelors?|technicien\p{L}*|brevet|attestation|concours|admissions?|scholarship|credits|non[- ]degree|foundation|pre-?(?:med|college|university)|extension|professor|lecturer|teacher|enseignante?|professeure?|research(?:er)?|assistant|post[- ]?(?:grad|doc)\p{L}*|ph\.?d|doctora\p{L}*|these|graduate (?:studies|school)|residanat|internat|third age|populaire|continuing|continue|leisure|evening|lessons?|classes|children|enfants|hospital|hopital|schools|hairdress\p{L}*|beauty|(?:1|premi) ?(?:ere|re) annee)(?!\p{L})|(?:1[012]|10|xii?|sslc|hsc)th?(?!\p{L}|\d)|ثانوي|بكالوريا|دبلوم|دوره|شهاده/u;

/** The first two of the five years at a school of engineers, which it gives itself. */
const PREPARED_WITHIN =
  /(?:(?:classes?|cycles?|annees?) prepa\p{L}{0,8}|prepa\p{L}{0,8}) integrees?|prepa\p{L}{0,8} (?:cycle|years?)/gu;

/** Who is at a school of engineers, or what is studied there. */
const STUDIES =
  /(?<!\p{L})(?:etudiante?|eleve|ingenierie|ingenieure?s?|genie|specialite|filiere|majeure)(?!\p{L})/u;

/** Schools of engineers that share their name with others, so that more must say what they are. */
const SHARED_NAME =
  /(?<!\p{L})(?:ecole centrale(?! (?:lille|(?:de )?lyon|(?:de )?nantes|marseille|(?:de )?paris|casablanca))|ecole des mines|arts et metiers|polytech|isep|enim|enis)(?!\p{L})/u;
const OF_ENGINEER = /(?<!\p{L})(?:ingenierie|ingenieure?s?|genie)(?!\p{L})/u;

/** Who studies, or what, though roles are called so too: 'Dean’s list', 'élève ingénieur'. */
const OF_STUDENTS =
  /(?<!\p{L})(?:etudiante?s?|eleves?|students?|(?:under)?grad(?:uate)?s?|ingenieure?s?|professional|\p{L}+['’]s)(?!\p{L})/gu;
/** Whether a line, folded, says what somebody worked as. */
const isWork = (line: string): boolean => hasRole(line.replaceAll(OF_STUDENTS, ''));
/** What only a first degree has. */
const OF_FIRST_DEGREE =
  /(?<!\p{L})(?:(?:double[- ])?major(?:s|ed|ing)?(?: in(?! the|\p{L})| ?:| gpa)|minor(?:s|ed|ing)?(?: in(?!\p{L})| ?:)|first[- ]class honou?rs|undergraduate)(?!\p{L})/u;
/** What is studied for years, though nothing says as what: in the Arab world a faculty gives first degrees. */
const FACULTY = /(?<!\p{L})faculty of \p{L}|(?<!\p{L})كليه \p{L}/u;

/** What is studied for a degree. */
const SUBJECT =
  /(?<!\p{L})(?:comput|informati|engineer|ingenier|genie|scienc|business|commerc|econom|account|compta|financ|market|nurs|biolog|biochem|chem|chim|physi|math|statist|psycho|sociolog|anthropol|law(?!\p{L})|droit|histor|histoir|philosoph|english|anglais|french|litera|litter|lettres|linguist|languag|langues|journalis|communicat|politi|geograph|geolog|art(?!\p{L})|arts|design|architect|music|medicin|medecin|pharma|dent|educat|management|gestion|administrat|hospitality|tourism|agricult|agronom|environ|mechan|mecan|electr|elektr|telecom|logisti|mechatron|robot|cyber|software|data|هندس|الهندس|علوم|العلوم|اداره|الاداره|اقتصاد|الاقتصاد|محاسب|المحاسب|حقوق|الحقوق|قانون|القانون|طب(?!\p{L})|الطب(?!\p{L})|صيدل|الصيدل|تمريض|التمريض|اداب|الاداب|لغه|اللغه|تربيه|التربيه|رياضيات|الرياضيات|فيزياء|الفيزياء|كيمياء|الكيمياء|معلومات|المعلومات|حاسب|الحاسب|حاسوب|الحاسوب|برمج)/u;
const BETWEEN_PARTS = /[,،;:|()\t•·\n]|\s[–—-]\s|\s(?:at|from)\s/u;
const MOST_OF_SUBJECT = 8;

/** Whether a part of `text` that names no school says what is studied. */
const namesSubject = (text: string): boolean =>
  text
    .split(BETWEEN_PARTS)
    .some(
      (part) => SUBJECT.test(part) && !SCHOOL.test(part) && wordsOf(part).length <= MOST_OF_SUBJECT,
    );

/** How long a first degree takes at least and at most, in months. */
const LEAST_MONTHS = 30;
const MOST_MONTHS = 85;

const monthOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

const isLong = ({ from, to }: DateRange): boolean => {
  if (to === null) return true;
  const months = monthOf(to) - monthOf(from);
  return months >= LEAST_MONTHS && months <= MOST_MONTHS;
};

/** The lines that stand around a school, nearest first. */
const AROUND = [0, 1, -1, 2];

interface Line {
  text: string;
  isSchool: boolean;
  isDated: boolean;
}

interface Stay {
  school: Span;
  text: string;
  /** Whether no other degree, no work and no end before the degree stands there. */
  isFull: boolean;
  ranges: DateRange[];
  isDated: boolean;
}

/** A school of any other kind: what stands beyond it is not of the one before. */
const OTHER_SCHOOL =
  /(?<!\p{L})(?:schools?|lycee|college|academy|ecole|institut\p{L}*|مدرسه|معهد|ثانويه)(?!\p{L})/u;

/** Whether the line at `offset` from a school is of the same stay: no other school, or other dates, stand up to there. */
const isOfStay = (lines: readonly Line[], at: number, offset: number): boolean => {
  const between =
    offset < 0 ? lines.slice(Math.max(0, at + offset), at) : lines.slice(at + 1, at + offset + 1);
  return between.every(({ isSchool, isDated }) => !isSchool && !(isDated && lines[at]?.isDated));
};

/** The schools of a section that match `kind`, each with what stands around it up to the next school. */
function staysIn(spans: readonly Span[], kind: RegExp): Stay[] {
  const lines = spans.map((span): Line => {
    const text = foldedOf(span);
    const isSchool = [HIGHER, OF_ENGINEERS, OTHER_SCHOOL].some((school) => school.test(text));
    return { text, isSchool, isDated: datesIn(text).length > 0 };
  });
  return spans.flatMap((school, at) => {
    const named = kind.exec(lines[at]?.text ?? '');
    if (!named || isNotHeld(lines[at]?.text.slice(0, named.index) ?? '', '')) return [];
    const around = AROUND.filter((offset) => isOfStay(lines, at, offset)).flatMap(
      (offset) => lines[at + offset] ?? [],
    );
    const whole = around.map((line) => line.text).join('\n');
    const said = kind === OF_ENGINEERS ? whole.replaceAll(PREPARED_WITHIN, '') : whole;
    return [
      {
        school,
        text: whole,
        isFull:
          !BELOW.test(said) && !isUnfinished(whole) && !around.some((one) => isWork(one.text)),
        ranges: around.map(({ text }) => rangesIn(text)).find((found) => found.length > 0) ?? [],
        isDated: around.some(({ isDated }) => isDated),
      },
    ];
  });
}

const factsOf = (value: EducationLevel, stays: readonly Stay[]): Fact<EducationLevel>[] =>
  stays.map(({ school }) => ({ value, evidence: [evidenceOf(school)] }));

/** The degrees of engineers whose school is all that names them: 'INSA de Lyon, département informatique, 2009 – 2012'. */
export const engineersIn = (lines: readonly Span[]): Fact<EducationLevel>[] =>
  factsOf(
    'Master',
    staysIn(lines, OF_ENGINEERS).filter(
      ({ text, isFull, ranges }) =>
        isFull &&
        (SHARED_NAME.test(text)
          ? OF_ENGINEER.test(text) && ranges.some(isLong)
          : ranges.some(isLong) || (ranges.length === 0 && STUDIES.test(text))),
    ),
  );

/** A degree of a university that elsewhere ends school. */
const OF_QUEBEC =
  /(?<!\p{L})baccalaureat (?:(?:en|de) |d'|es (?=sciences|arts))(?!sciences? exp|sciences? (?:de la vie|math|phys|tech|eco)|math|phys|lettres|gestion|economie|technique)/gu;

/** The degrees that are called as the end of school is, and took years at a university. */
export const baccalaureatsIn = (lines: readonly Span[]): Fact<EducationLevel>[] =>
  factsOf(
    'Bachelor',
    staysIn(lines, HIGHER).filter(({ text, ranges }) => {
      const rest = text.replaceAll(OF_QUEBEC, '');
      return rest !== text && !BELOW.test(rest) && ranges.some(isLong);
    }),
  );

/** The first degrees that are not named, but took years at a university, or had a minor subject. */
export const unnamedIn = (lines: readonly Span[]): Fact<EducationLevel>[] =>
  factsOf(
    'Bachelor',
    staysIn(lines, HIGHER).filter(
      ({ text, isFull, ranges, isDated }) =>
        isFull &&
        ((ranges.some(isLong) && namesSubject(text)) ||
          OF_FIRST_DEGREE.test(text) ||
          (isDated && FACULTY.test(text))),
    ),
  );
