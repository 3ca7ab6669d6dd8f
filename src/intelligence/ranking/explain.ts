import type { ScoreBreakdown } from '@/data/schemas/score';

type Part = ScoreBreakdown['parts'][number];

const listed = (items: Part['items']) => items.map(({ label }) => label).join(', ');
const earned = ({ points, outOf }: Part) => `${points} of ${outOf}`;

function title(part: Part): string {
  const [item] = part.items;
  if (!item) return '';
  const held = item.evidence.map(({ text }) => text).join(' ');
  const asked = `'${item.label}'`;
  if (item.points === 0) return `No title held matches ${asked}`;
  const isSame = held === '' || held.toLowerCase() === item.label.toLowerCase();
  if (item.met)
    return isSame ? `Title matches ${asked} exactly` : `Title '${held}' matches ${asked}`;
  return isSame ? `Title ${asked} was held earlier` : `Title '${held}' comes near ${asked}`;
}

function several(part: Part, name: string): string {
  const met = part.items.filter((item) => item.met);
  const missing = part.items.filter((item) => !item.met);
  const asked = part.items.length === 1 ? name : `${name}s`;
  const found = met.length > 0 ? `: ${listed(met)}` : '';
  const lacking = missing.length > 0 ? `. Missing: ${listed(missing)}` : '';
  return `${met.length} of ${part.items.length} ${asked} asked, ${earned(part)} points${found}${lacking}.`;
}

function education(part: Part): string {
  const isMet = part.items.every(({ met }) => met);
  return `${listed(part.items)} or higher asked${isMet ? ' and found' : ', not found'}: ${earned(part)}.`;
}

const sentences: Record<Part['part'], (part: Part) => string> = {
  title: (part) => `${title(part)}: ${earned(part)}.`,
  skills: (part) => several(part, 'skill'),
  experience: (part) => `Experience: ${listed(part.items)}: ${earned(part)}.`,
  education,
  certificates: (part) => several(part, 'certificate'),
};

/**
 * A breakdown in sentences, one for each part that the target asks for, such as "Title matches 'Frontend
 * Developer' exactly: 30 of 30." and '1 of 2 skills asked, 20 of 40 points: React. Missing: Git.'
 */
export const explain = (breakdown: ScoreBreakdown): string[] =>
  breakdown.parts.map((part) => sentences[part.part](part));
