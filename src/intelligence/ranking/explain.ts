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
  if (item.met && (held === '' || held.toLowerCase() === item.label.toLowerCase())) {
    return `Title matches ${asked} exactly`;
  }
  if (held === '') return `Title comes near ${asked}`;
  return item.met ? `Title '${held}' matches ${asked}` : `Title '${held}' comes near ${asked}`;
}

function several(part: Part, asked: string): string {
  const met = part.items.filter((item) => item.met);
  const missing = part.items.filter((item) => !item.met);
  const found = met.length > 0 ? `: ${listed(met)}` : '';
  const lacking = missing.length > 0 ? `. Missing: ${listed(missing)}` : '';
  return `${met.length} of ${part.items.length} ${asked} asked${found}${lacking}`;
}

const sentences: Record<Part['part'], (part: Part) => string> = {
  title,
  skills: (part) => several(part, part.items.length === 1 ? 'skill' : 'skills'),
  experience: (part) => `Experience: ${listed(part.items)}`,
  education: (part) =>
    part.items.every(({ met }) => met)
      ? `${listed(part.items)} or higher asked and found`
      : `${listed(part.items)} or higher asked, not found`,
  certificates: (part) => several(part, part.items.length === 1 ? 'certificate' : 'certificates'),
};

/**
 * A breakdown in sentences, one for each part that the target asks for, such as "Title matches 'Frontend
 * Developer' exactly: 30 of 30." and "4 of 6 skills asked: React, CSS. Missing: Git. 20 of 40 points."
 */
export const explain = (breakdown: ScoreBreakdown): string[] =>
  breakdown.parts.map((part) => `${sentences[part.part](part)}: ${earned(part)}.`);
