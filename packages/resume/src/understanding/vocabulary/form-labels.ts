import type { ResumeLine } from '../text/layout';
import { fold, keyOf } from '../text/words';

/** What a form asks of each job and each study: the labels of Europass. */
const ofEntries = [
  'Occupation or position held',
  'Main activities and responsibilities',
  'Name and address of employer',
  'Type of business or sector',
  'Title of qualification awarded',
  'Principal subjects / occupational skills covered',
  'Name and type of organisation providing education and training',
  'Level in national or international classification',
  'Desired employment / Occupational field',
  'Fonction ou poste occupé',
  'Principales activités et responsabilités',
  "Nom et adresse de l'employeur",
  "Type ou secteur d'activité",
  'Intitulé du certificat ou diplôme délivré',
  'Intitulé du diplôme délivré',
  'Principales matières/compétences professionnelles couvertes',
  "Nom et type de l'établissement d'enseignement ou de formation",
  'Niveau dans la classification nationale ou internationale',
  'Emploi recherché / Domaine de compétence',
];

/** What it asks of the person, and what they are good at. */
const ofPersons = [
  'First name(s) / Surname(s)',
  'Surname(s) / First name(s)',
  'Mother tongue(s)',
  'Other language(s)',
  ...['Social', 'Organisational', 'Technical', 'Computer', 'Artistic', 'Other'].map(
    (kind) => `${kind} skills and competences`,
  ),
  'Nom(s) / Prénom(s)',
  'Prénom(s) / Nom(s)',
  'Langue(s) maternelle(s)',
  'Autre(s) langue(s)',
  ...['sociales', 'organisationnelles', 'techniques', 'informatiques', 'artistiques'].map(
    (kind) => `Aptitudes et compétences ${kind}`,
  ),
];

const keys: ReadonlySet<string> = new Set([...ofEntries, ...ofPersons].map(keyOf));

const LEADS_ON = /^(?:and|or|of|ou|et|du|de|\/)$/u;

/** Each label, and where a line may break behind a word that leads on, what stands before the break. */
const begun: ReadonlySet<string> = new Set(
  ofEntries.flatMap((label) => {
    const words = fold(label).split(' ');
    const breaks = words.flatMap((word, at) => (LEADS_ON.test(word) ? [at + 1] : []));
    return [...breaks, words.length].map((end) => keyOf(words.slice(0, end).join(' ')));
  }),
);

/** Whether a text is what a form asks of an entry, or the first line of that: 'Main activities and'. */
export const isFormLabel = (text: string): boolean => begun.has(keyOf(text));

const firstCell = ({ text, cells }: ResumeLine): string => {
  const [first] = cells;
  return keyOf(first ? text.slice(first.start, first.end) : text);
};

/** So many letters tell at once of most lines that they begin no label. */
const FEW = 4;
const beginnings: ReadonlySet<string> = new Set([...keys].map((key) => key.slice(0, FEW)));

/** A label of a form has at most so many lines. */
const MOST_LINES = 5;

/** The lines after the one at `from` with which a label that begins there is whole; none where it is not. */
function restOf(lines: readonly ResumeLine[], from: number): ResumeLine[] {
  let label = '';
  for (const [at, line] of lines.slice(from, from + MOST_LINES).entries()) {
    const isBeside = at > 0 && line.x > (lines[from]?.cells[0]?.right ?? Infinity);
    if (isBeside) continue;
    label += firstCell(line);
    if (keys.has(label)) return lines.slice(from + 1, from + at + 1);
    if (![...keys].some((key) => key.startsWith(label))) return [];
  }
  return [];
}

/** `lines` without the further lines of what a form asks, which stand alone in its column of labels. */
export function withoutWrappedLabels(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const rest = new Set<ResumeLine>();
  for (const [at, line] of lines.entries()) {
    if (line.cells.length < 2 || !beginnings.has(firstCell(line).slice(0, FEW))) continue;
    const { right } = line.cells[0] ?? line;
    for (const each of restOf(lines, at)) if (each.right <= right + 2) rest.add(each);
  }
  return rest.size === 0 ? lines : lines.filter((line) => !rest.has(line));
}
