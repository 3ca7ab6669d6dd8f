import type { SimulatedFacts } from '@/data/schemas/candidate';
import { educationLevels, type Unreadable, type Target } from '@masar/resume/schemas';

type Role = Pick<SimulatedFacts, 'position' | 'skills'>;

/** Section 9: positions cycle in this order. */
const positions: readonly [Role, ...Role[]] = [
  { position: 'Frontend Developer', skills: ['JavaScript', 'React', 'CSS'] },
  { position: 'Backend Developer', skills: ['Node.js', 'PostgreSQL', 'Docker'] },
  { position: 'UX Developer', skills: ['Figma', 'HTML', 'CSS'] },
  { position: 'Data Developer', skills: ['Python', 'SQL', 'Power BI'] },
];

const cities = ['Algiers', 'Oran', 'Constantine', 'Annaba'] as const;

/** The random values of one file. They are drawn when the run starts, so that the order of reading never matters. */
export interface Draw {
  experience: number;
  city: number;
  education: number;
  noise: number;
}

/** Draws for one file. @param random uniform in [0, 1). */
export const draw = (random: () => number): Draw => ({
  experience: Math.floor(random() * 10),
  city: Math.floor(random() * cities.length),
  education: Math.floor(random() * educationLevels.length),
  noise: Math.floor(random() * 30),
});

const pick = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];

/**
 * The demo's stand-in for a file that could not be read: specification, section 9.
 * @param index the file's place in its selection; positions cycle by it.
 */
export function simulate(index: number, drawn: Draw, reason: Unreadable): SimulatedFacts {
  const { position, skills } = pick(positions, index);
  return {
    position,
    skills,
    experience: drawn.experience,
    location: pick(cities, drawn.city),
    education: pick(educationLevels, drawn.education),
    noise: drawn.noise,
    reason,
  };
}

/**
 * Section 9: 30 points if a word of the target title occurs in the position, 20 if a skill matches, and
 * the random 0 to 29, capped at 100.
 */
export function simulatedScore(
  { position, skills, noise }: Pick<SimulatedFacts, 'position' | 'skills' | 'noise'>,
  target: Target,
): number {
  const words = target.title.toLowerCase().split(/\s+/).filter(Boolean);
  const asked = [...words, ...target.skills.map((skill) => skill.toLowerCase())];
  const title = words.some((word) => position.toLowerCase().includes(word)) ? 30 : 0;
  const skill = skills.some((known) => asked.includes(known.toLowerCase())) ? 20 : 0;
  return Math.min(100, title + skill + noise);
}
