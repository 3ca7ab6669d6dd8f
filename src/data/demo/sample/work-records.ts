import { addMonths, monthOf, monthsUpTo } from '@/intelligence/calendar';
import type { Evaluation, WorkRecord } from '../../schemas/performance';

type Row = {
  id: string;
  skills: string[];
  /** Months since the last promotion; null for someone who never had one. */
  promoted: number | null;
  /** Hours of overtime, days of absence and the survey's answer, 1 to 5, of the last eight months. */
  overtime: number[];
  absences: number[];
  satisfaction: number[];
  evaluations: [date: string, rating: number, feedback: string][];
};

const rows: Row[] = [
  {
    id: 'u-02',
    skills: ['Recruitment', 'Labour law', 'Onboarding'],
    promoted: 20,
    overtime: [6, 8, 6, 4, 6, 8, 4, 3],
    absences: [0, 1, 0, 0, 2, 0, 0, 1],
    satisfaction: [4, 4, 4, 5, 4, 4, 4, 5],
    evaluations: [
      ['2025-12-11', 4.3, 'Led the move to the new platform without a late payslip.'],
      ['2026-05-26', 4.4, 'A steady hand through the spring recruitment.'],
    ],
  },
  {
    id: 'u-03',
    skills: ['Recruitment', 'Interviews', 'LinkedIn'],
    promoted: null,
    overtime: [4, 6, 8, 12, 12, 14, 12, 10],
    absences: [0, 0, 1, 0, 0, 1, 1, 1],
    satisfaction: [4, 4, 4, 3, 3, 3, 3, 3],
    evaluations: [
      ['2025-12-11', 4.0, 'Fills positions fast and treats candidates with care.'],
      ['2026-05-26', 3.8, 'Carried many openings at once; needs a second recruiter.'],
    ],
  },
  {
    id: 'u-04',
    skills: ['Linux', 'Networks', 'Security'],
    promoted: 30,
    overtime: [3, 2, 4, 2, 3, 4, 4, 2],
    absences: [0, 0, 0, 3, 0, 0, 0, 0],
    satisfaction: [4, 4, 4, 4, 4, 4, 4, 4],
    evaluations: [
      ['2025-12-09', 4.1, 'Systems stayed up all year.'],
      ['2026-05-21', 4.1, 'Rolled the accounts out on time.'],
    ],
  },
  {
    id: 'u-05',
    skills: ['Project management', 'Architecture', 'TypeScript'],
    promoted: 32,
    overtime: [6, 8, 8, 6, 8, 9, 8, 7],
    absences: [0, 0, 1, 0, 0, 0, 1, 0],
    satisfaction: [4, 4, 4, 4, 4, 4, 5, 4],
    evaluations: [
      ['2025-12-10', 4.3, 'The team delivers and people want to join it.'],
      ['2026-05-27', 4.5, 'Raised the quality of reviews across the team.'],
    ],
  },
  {
    id: 'u-06',
    skills: ['Negotiation', 'Sales planning'],
    promoted: 50,
    overtime: [8, 10, 12, 10, 12, 11, 12, 10],
    absences: [1, 0, 0, 1, 0, 1, 1, 0],
    satisfaction: [4, 4, 4, 4, 4, 3, 4, 3],
    evaluations: [
      ['2025-12-15', 4.0, 'Met the yearly target in a hard market.'],
      ['2026-05-25', 3.9, 'Good results; plan the handovers earlier.'],
    ],
  },
  {
    id: 'u-07',
    skills: ['Accounting', 'Budgeting', 'Tax'],
    promoted: 40,
    overtime: [4, 4, 3, 4, 4, 3, 4, 4],
    absences: [0, 0, 1, 0, 0, 0, 0, 1],
    satisfaction: [5, 4, 4, 4, 5, 4, 4, 4],
    evaluations: [
      ['2025-12-08', 4.4, 'Closed the year with no remark from the auditors.'],
      ['2026-05-28', 4.4, 'Clear figures, always on the agreed day.'],
    ],
  },
  {
    id: 'u-08',
    skills: ['Logistics', 'Planning', 'Customer support'],
    promoted: 28,
    overtime: [10, 8, 10, 12, 10, 8, 6, 8],
    absences: [0, 2, 0, 0, 0, 1, 0, 0],
    satisfaction: [4, 4, 3, 4, 4, 4, 4, 4],
    evaluations: [
      ['2025-12-16', 3.9, 'Kept deliveries running through the move.'],
      ['2026-05-20', 4.0, 'Support answers within a day again.'],
    ],
  },
  {
    id: 'u-09',
    skills: ['JavaScript', 'TypeScript', 'React', 'CSS', 'HTML', 'Accessibility', 'Documentation'],
    promoted: 26,
    overtime: [4, 5, 4, 6, 5, 6, 7, 5],
    absences: [0, 1, 0, 0, 1, 1, 0, 1],
    satisfaction: [4, 4, 4, 4, 4, 4, 4, 3],
    evaluations: [
      ['2026-01-29', 3.8, 'A good start to the year; ask for help earlier on large tasks.'],
      ['2026-02-26', 4.0, 'Reviews are thorough and kind.'],
      ['2026-03-30', 4.1, 'The new forms work on every phone we tried.'],
      ['2026-04-29', 4.2, 'Estimates have become reliable.'],
      [
        '2026-05-28',
        4.4,
        'Owns his work from the sketch to the release; keep sharing what you learn.',
      ],
    ],
  },
  {
    id: 'u-10',
    skills: ['Node.js', 'PostgreSQL', 'Docker', 'REST APIs', 'Backend'],
    promoted: 16,
    overtime: [8, 10, 9, 8, 10, 12, 10, 11],
    absences: [0, 0, 0, 1, 0, 0, 0, 0],
    satisfaction: [4, 4, 4, 4, 4, 4, 4, 4],
    evaluations: [
      ['2025-12-10', 4.3, 'The services he owns are the quietest we have.'],
      ['2026-05-27', 4.6, 'Halved the time of the payroll run.'],
    ],
  },
  {
    id: 'u-11',
    skills: ['Figma', 'Prototyping', 'User research', 'Survey', 'Usability testing'],
    promoted: null,
    overtime: [4, 6, 8, 8, 12, 12, 14, 12],
    absences: [0, 0, 1, 0, 1, 1, 2, 1],
    satisfaction: [4, 4, 4, 4, 3, 3, 3, 3],
    evaluations: [
      ['2025-12-10', 4.1, 'Interviews changed our minds twice, for the better.'],
      ['2026-05-27', 3.9, 'Strong prototypes; pulled into too many projects.'],
    ],
  },
  {
    id: 'u-12',
    skills: ['Testing', 'Playwright', 'Automation', 'Regression'],
    promoted: null,
    overtime: [6, 8, 12, 16, 20, 22, 26, 25],
    absences: [0, 0, 1, 1, 1, 2, 2, 2],
    satisfaction: [4, 4, 3, 3, 3, 3, 2, 2],
    evaluations: [
      ['2025-12-10', 3.9, 'Found his way into the product quickly.'],
      ['2026-05-27', 3.4, 'Good finds, but carries the release tests alone.'],
    ],
  },
  {
    id: 'u-13',
    skills: ['SQL', 'Python', 'Excel', 'Power BI', 'Dashboard', 'Data'],
    promoted: 14,
    overtime: [2, 3, 4, 3, 4, 4, 3, 4],
    absences: [0, 0, 0, 2, 0, 0, 0, 0],
    satisfaction: [4, 4, 4, 4, 5, 4, 4, 4],
    evaluations: [
      ['2025-12-10', 4.0, 'Her reports are read, which says it all.'],
      ['2026-05-27', 4.2, 'Made the attendance figures trustworthy.'],
    ],
  },
  {
    id: 'u-14',
    skills: ['Negotiation', 'CRM', 'Contracts'],
    promoted: 62,
    overtime: [10, 12, 12, 14, 16, 20, 22, 21],
    absences: [0, 1, 0, 1, 1, 1, 2, 2],
    satisfaction: [4, 4, 3, 3, 3, 3, 2, 3],
    evaluations: [
      ['2025-12-15', 4.0, 'Brought in the two largest contracts of the year.'],
      ['2026-05-25', 3.7, 'Results hold; the pace takes its toll.'],
    ],
  },
  {
    id: 'u-15',
    skills: ['Prospecting', 'CRM'],
    promoted: null,
    overtime: [8, 12, 16, 20, 24, 30, 34, 32],
    absences: [0, 0, 1, 1, 2, 2, 2, 3],
    satisfaction: [4, 3, 3, 3, 2, 2, 2, 1],
    evaluations: [
      ['2026-03-12', 3.6, 'Learns the catalogue fast.'],
      ['2026-06-11', 3.0, 'Needs closer support on the large region.'],
    ],
  },
  {
    id: 'u-16',
    skills: ['Prospecting', 'Presentations', 'CRM'],
    promoted: 30,
    overtime: [4, 6, 4, 6, 6, 4, 6, 7],
    absences: [0, 0, 1, 0, 0, 0, 1, 0],
    satisfaction: [4, 4, 4, 4, 4, 4, 4, 4],
    evaluations: [
      ['2025-12-15', 3.8, 'Dependable with long-standing clients.'],
      ['2026-05-25', 3.9, 'Opened the west of the region.'],
    ],
  },
  {
    id: 'u-17',
    skills: ['Campaigns', 'Copywriting', 'Social media', 'Newsletter'],
    promoted: null,
    overtime: [6, 8, 8, 10, 12, 12, 12, 11],
    absences: [0, 1, 0, 0, 1, 0, 1, 1],
    satisfaction: [4, 4, 4, 3, 4, 3, 4, 3],
    evaluations: [
      ['2025-12-15', 3.9, 'The autumn campaign paid for itself.'],
      ['2026-05-25', 3.9, 'Steady flow of leads from the newsletter.'],
    ],
  },
  {
    id: 'u-18',
    skills: ['Accounting', 'Tax', 'Financial reporting'],
    promoted: 20,
    overtime: [2, 3, 2, 4, 2, 3, 2, 3],
    absences: [0, 0, 0, 1, 0, 0, 0, 0],
    satisfaction: [5, 5, 4, 5, 4, 5, 5, 4],
    evaluations: [
      ['2025-12-08', 4.5, 'Nothing leaves his desk unfinished.'],
      ['2026-05-28', 4.5, 'Trains the newcomers with patience.'],
    ],
  },
  {
    id: 'u-19',
    skills: ['Budgeting', 'Excel', 'Forecast', 'Financial reporting'],
    promoted: 38,
    overtime: [4, 4, 6, 6, 6, 5, 6, 7],
    absences: [0, 0, 0, 1, 0, 1, 0, 0],
    satisfaction: [4, 4, 4, 4, 4, 4, 4, 3],
    evaluations: [
      ['2025-12-08', 4.2, 'Forecasts within two percent.'],
      ['2026-05-28', 4.2, 'Explains figures so that others can act.'],
    ],
  },
  {
    id: 'u-20',
    skills: ['Payroll', 'Excel'],
    promoted: null,
    overtime: [4, 6, 8, 10, 10, 12, 14, 12],
    absences: [0, 0, 0, 1, 0, 1, 0, 1],
    satisfaction: [4, 4, 4, 4, 4, 3, 4, 3],
    evaluations: [['2026-06-18', 3.8, 'Took over the payroll calendar with few questions.']],
  },
  {
    id: 'u-21',
    skills: ['Customer support', 'Planning', 'French', 'English'],
    promoted: 34,
    overtime: [4, 5, 4, 4, 6, 4, 4, 3],
    absences: [0, 1, 0, 0, 0, 0, 1, 0],
    satisfaction: [4, 4, 4, 5, 4, 4, 4, 4],
    evaluations: [
      ['2025-12-16', 4.1, 'Clients ask for her by name.'],
      ['2026-05-20', 4.3, 'Wrote the answers that the whole desk now uses.'],
    ],
  },
  {
    id: 'u-22',
    skills: ['Logistics', 'Stock', 'Deliveries'],
    promoted: 44,
    overtime: [8, 10, 12, 14, 12, 15, 16, 14],
    absences: [1, 0, 1, 1, 1, 2, 1, 1],
    satisfaction: [4, 3, 4, 3, 3, 3, 3, 3],
    evaluations: [
      ['2025-12-16', 3.8, 'Deliveries left on time through the winter.'],
      ['2026-05-20', 3.5, 'Stock errors came back in spring; agree on a weekly count.'],
    ],
  },
  {
    id: 'u-23',
    skills: ['Office management', 'Purchasing'],
    promoted: null,
    overtime: [4, 4, 6, 4, 6, 0, 0, 0],
    absences: [0, 1, 0, 2, 1, 0, 0, 0],
    satisfaction: [4, 4, 3, 3, 3, 3, 3, 3],
    evaluations: [['2025-12-16', 3.7, 'Keeps the office running without being asked.']],
  },
  {
    id: 'u-24',
    skills: ['Maintenance', 'Electricity'],
    promoted: null,
    overtime: [6, 8, 6, 6, 4, 0, 0, 0],
    absences: [0, 0, 1, 0, 1, 0, 0, 0],
    satisfaction: [4, 4, 4, 4, 4, 4, 4, 4],
    evaluations: [['2025-12-16', 3.8, 'Repairs hold.']],
  },
];

const evaluation = ([date, rating, feedback]: Row['evaluations'][number]): Evaluation => ({
  date,
  rating,
  feedback,
});

/** What is on record of everyone's work but the company manager's; the last month is `today`'s. */
export const workRecordsOn = (today: string): WorkRecord[] =>
  rows.map(({ id, skills, promoted, overtime, absences, satisfaction, evaluations }) => ({
    employeeId: id,
    skills,
    promotedAt: promoted === null ? null : `${addMonths(monthOf(today), -promoted)}-01`,
    months: monthsUpTo(monthOf(today), overtime.length).map((month, index) => ({
      month,
      overtimeHours: overtime[index] ?? 0,
      absenceDays: absences[index] ?? 0,
      satisfaction: satisfaction[index] ?? 0,
    })),
    evaluations: evaluations.map(evaluation),
  }));
