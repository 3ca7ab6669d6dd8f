import type { ScorePart } from '@masar/resume/schemas';

/** How the parts of a score are named and coloured: the fill of their segment, and the line under their words. */
export const partWords: Record<ScorePart, { name: string; fill: string; line: string }> = {
  title: { name: 'Title', fill: 'bg-chart-1', line: 'decoration-chart-1' },
  skills: { name: 'Skills', fill: 'bg-chart-2', line: 'decoration-chart-2' },
  experience: {
    name: 'Experience',
    fill: 'bg-chart-3',
    line: 'decoration-chart-3',
  },
  education: {
    name: 'Education',
    fill: 'bg-chart-4',
    line: 'decoration-chart-4',
  },
  certificates: {
    name: 'Certificates',
    fill: 'bg-chart-5',
    line: 'decoration-chart-5',
  },
};

/** The id of a part's place below the bar. */
export const partPlace = (part: ScorePart) => `score-${part}`;
