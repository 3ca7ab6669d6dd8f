/*
 * The pictures show the demo's people and figures. They are written here, so that the landing page loads none of the
 * demo's records; a test holds them equal.
 */

/** The best candidates for the Frontend Developer listing, the first with what a list says of them. */
export const ranked = {
  first: { name: 'Amina Bouzid', about: 'Frontend Developer, 7.3 years, Algiers, Algeria' },
  others: [
    ['Yanis Meziane', 65],
    ['Nassim Ferhat', 58],
  ],
} as const;

/**
 * The first candidate's score by its parts: points, most points or null where all is met, fill colour, the words
 * that earned it, and what is missing.
 */
export const scoredParts = [
  ['Title', 32, null, 'fill-chart-1', ['Frontend Developer']],
  [
    'Skills',
    36,
    42,
    'fill-chart-2',
    ['JavaScript', 'TypeScript', 'React', 'HTML', 'CSS', 'Git'],
    'no REST APIs',
  ],
  [
    'Experience',
    16,
    null,
    'fill-chart-3',
    ['March 2022 – Present', 'September 2019 – February 2022'],
  ],
  ['Education', 10, null, 'fill-chart-4', ['Bachelor']],
] as const;

/** A resume line by line, '# ' before a heading; what was read stands in brackets behind its fact's number. */
export const resumeLines = [
  '[1Hocine Tahar]',
  '[2Comptable]',
  '# Expérience professionnelle',
  'Comptable — Hauts Plateaux Agro, Sétif',
  "[3mars 2020 – aujourd'hui]",
  'Aide-comptable — Cabinet Setifis, Sétif',
  '[3septembre 2017 – février 2020]',
  '# Formation',
  '[5Licence] en comptabilité, Université Ferhat Abbas, 2014 – 2017',
  '# Compétences',
  '[4Comptabilité], [4Fiscalité], [4Sage], [4Excel], [4Paie]',
  '# Langues',
  '[6Français], [6Arabe]',
] as const;

/** What was read from that resume, in the order of the numbers. */
export const resumeFacts = [
  ['Name', 'Hocine Tahar'],
  ['Position', 'Comptable'],
  ['Experience', '9.3 years'],
  ['Skills', 'Comptabilité, Fiscalité, Sage, Excel, Paie'],
  ['Education', 'Bachelor'],
  ['Languages', 'French, Arabic'],
] as const;

/** A task, each measure of its performance with its weight, and its assignee's ratings of the year, out of 5. */
export const performance = {
  name: 'Karim Haddad',
  task: 'Fix the payroll form on phones',
  measures: [
    ['Completion', 100, 0.2],
    ['Productivity', 100, 0.2],
    ['Efficiency', 83.3, 0.2],
    ['Quality', 90, 0.2],
    ['Timeliness', 100, 0.1],
    ['Attendance', 95.2, 0.1],
  ],
  ratings: [
    ['Jan', 3.8],
    ['Feb', 4],
    ['Mar', 4.1],
    ['Apr', 4.2],
    ['May', 4.4],
  ],
} as const;

/** Who is most at risk of resigning, and how that moved over six months, in percent. */
export const atRisk = {
  name: 'Imene Larbi',
  about: 'Sales Representative, Sales',
  trend: [57, 59, 78, 78, 80, 92],
  factors: [
    '32.0 hours of overtime a month over the last three months.',
    'Satisfaction of 1.7 out of 5 in the last three surveys.',
    'Paid 74% of what peers in the department earn.',
  ],
  strategies: [
    'Give a mentor, and hold a one-to-one every two weeks through the first years.',
    'Share the workload anew, and give time back for the overtime of the last months.',
  ],
} as const;
