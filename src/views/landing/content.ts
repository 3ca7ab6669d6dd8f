/** The six features: a path on a grid of 24 by 24, the name, and what it means. */
export const features = [
  [
    'M6 3h8l4 4v14H6zM9 11h6m-6 3h6m-6 3h3',
    'AI resume parsing and ranking',
    'PDF and Word resumes become ranked candidates, with the reasons for every point.',
  ],
  [
    'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
    'Smart job listings',
    'The skills and years that a listing asks for are what candidates are measured by.',
  ],
  [
    'M4 4v16h16M7 15l4-4 3 2 5-6',
    'Performance tracking and automated reviews',
    'Evaluated tasks add up to a score and a written review.',
  ],
  [
    'M12 4 3 20h18zm0 6v4m0 3v.01',
    'Resignation risk prediction',
    'Who may leave, why, and what could make them stay.',
  ],
  [
    'M4 20h16M7 20v-6m5 6V5m5 15v-9',
    'Advanced analytics and reports',
    'A dashboard for each role, and reports as PDF or Excel.',
  ],
  [
    'M5 19V9c0-5 7-5 7 0v6c0 5 7 5 7 0V5m-3 3 3-3 3 3',
    'Automated onboarding',
    'One form gives a newcomer a profile, a role and a contract.',
  ],
] as const;

export const steps = [
  ['Upload your data', 'Drop resumes as PDF, DOC or DOCX; add employees and their tasks.'],
  ['Configure settings', 'Give each person a role; choose a job listing or type a job title.'],
  ['Get AI insights', 'Rankings, reviews and risks, each with its reasons beside it.'],
] as const;
