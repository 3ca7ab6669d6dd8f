/** A candidate's score, part by part: its points, its most, a fill, the words that earned it, what is missing. */
export const scoredParts = [
  ['Title', 30, 30, 'fill-chart-1', ['Frontend Developer']],
  ['Skills', 32, 40, 'fill-chart-2', ['React', 'TypeScript', 'CSS', 'Git'], 'no REST APIs'],
  ['Experience', 15, 15, 'fill-chart-3', ['January 2019 – present']],
  ['Education', 10, 10, 'fill-chart-4', ['Master']],
  ['Certificates', 5, 5, 'fill-chart-5', ['ISTQB Foundation Level']],
] as const;

/** A resume line by line; what was read stands in brackets behind the number of its fact. */
export const resumeLines = [
  '[1Amine Belkacem]',
  '[2Développeur back-end]',
  'Constantine',
  'EXPÉRIENCE',
  'Développeur back-end, Icosnet',
  '[3janvier 2018 – présent]',
  'Services de paie en [4Node.js], [4PostgreSQL] et [4Docker]',
  'FORMATION',
  '[5Master] en génie logiciel, 2017',
  'LANGUES',
  '[6Arabe], [6français], [6anglais]',
] as const;

/** What was read from that resume in December 2025, in the order of the numbers. */
export const resumeFacts = [
  ['Name', 'Amine Belkacem'],
  ['Position', 'Développeur back-end'],
  ['Experience', '8 years'],
  ['Skills', 'Node.js, PostgreSQL, Docker'],
  ['Education', 'Master'],
  ['Languages', 'Arabic, French, English'],
] as const;

/** Each measure of a task's performance, its value and its weight (specification, section 9). */
export const measures = [
  ['Completion', 92, 0.2],
  ['Productivity', 84, 0.2],
  ['Efficiency', 80, 0.2],
  ['Quality', 90, 0.2],
  ['Timeliness', 88, 0.1],
  ['Attendance', 95, 0.1],
] as const;
