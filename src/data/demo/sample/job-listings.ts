import type { JobListing } from '../../schemas/job-listing';

export const jobListings: JobListing[] = [
  {
    id: 'job-frontend',
    title: 'Frontend Developer',
    location: 'Algiers',
    experience: '3 years',
    skills: 'JavaScript, TypeScript, React, HTML, CSS, Git, REST APIs',
    description:
      'Build the screens that our customers use every day, with the design and backend teams. A Bachelor in computer science or an equivalent degree is expected.',
    createdAt: '2026-10-20',
    status: 'Open',
  },
  {
    id: 'job-backend',
    title: 'Backend Developer',
    location: 'Oran',
    experience: '4 years',
    skills: 'Node.js, TypeScript, PostgreSQL, Docker, REST APIs, Git, Linux',
    description:
      'Own the services behind payroll and leave, from the database to the interface. A Master or an engineering degree is a plus.',
    createdAt: '2026-10-12',
    status: 'Open',
  },
  {
    id: 'job-data',
    title: 'Data Analyst',
    location: 'Algiers',
    experience: '2 years',
    skills: 'SQL, Python, Excel, Power BI, Statistics, Data Visualization',
    description:
      'Turn attendance, performance and recruitment figures into reports that managers act on. A Bachelor in statistics or a related field is required.',
    createdAt: '2026-10-22',
    status: 'Open',
  },
  {
    id: 'job-accountant',
    title: 'Accountant',
    location: 'Constantine',
    experience: '5 years',
    skills: 'Accounting, Financial reporting, Tax, SAP, Excel, Budgeting',
    description:
      'Keep the books of two subsidiaries and prepare their yearly statements. A Master in finance or accounting is required.',
    createdAt: '2026-09-30',
    status: 'Open',
  },
  {
    id: 'job-ux',
    title: 'UX Designer',
    location: 'Algiers',
    experience: '2 years',
    skills: 'Figma, User research, Prototyping, Wireframing, Usability testing',
    description:
      'Find out how people work and draw what would help them, from interviews to tested prototypes.',
    createdAt: '2026-11-04',
    status: 'Open',
  },
];
