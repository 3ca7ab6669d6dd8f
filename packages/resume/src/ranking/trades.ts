/**
 * What a trade expects that ISCO-08 does not tell apart from its neighbours: the trades of computing, design and
 * offices. `trade-skills.ts` has the others. The titles of a trade are compared by `tradeWords`, so that each
 * stands for its spellings in English, French and Arabic.
 */
export const trades: readonly { titles: readonly string[]; skills: readonly string[] }[] = [
  {
    titles: [
      'Frontend Developer',
      'Frontend Engineer',
      'Frontend',
      'UI Developer',
      'UI Engineer',
      'React Developer',
    ],
    skills: ['JavaScript', 'TypeScript', 'React', 'HTML', 'CSS', 'Git'],
  },
  {
    titles: ['Backend Developer', 'Backend Engineer', 'Backend', 'Node Developer'],
    skills: ['Node.js', 'SQL', 'REST API', 'PostgreSQL', 'Docker', 'Git'],
  },
  {
    titles: ['Full Stack Developer', 'Full Stack Engineer', 'Full Stack'],
    skills: ['JavaScript', 'TypeScript', 'React', 'Node.js', 'SQL', 'HTML', 'CSS', 'Git'],
  },
  {
    titles: ['Web Developer', 'Web Engineer', 'Web Designer', 'Webmaster'],
    skills: ['HTML', 'CSS', 'JavaScript', 'PHP', 'WordPress', 'Git'],
  },
  {
    titles: ['Software Developer', 'Software Engineer', 'Developer'],
    skills: ['Java', 'Python', 'SQL', 'Git', 'REST API', 'Docker'],
  },
  {
    titles: ['Java Developer', 'Java Engineer'],
    skills: ['Java', 'Spring Boot', 'Hibernate', 'SQL', 'Maven', 'Git'],
  },
  {
    titles: ['Python Developer', 'Python Engineer'],
    skills: ['Python', 'Django', 'Flask', 'SQL', 'REST API', 'Git'],
  },
  {
    titles: ['PHP Developer', 'PHP Engineer', 'Laravel Developer', 'Symfony Developer'],
    skills: ['PHP', 'Laravel', 'MySQL', 'JavaScript', 'HTML', 'Git'],
  },
  {
    titles: ['.NET Developer', '.NET Engineer'],
    skills: ['C#', '.NET', 'ASP.NET', 'SQL Server', 'Git'],
  },
  {
    titles: ['Mobile Developer', 'Mobile Engineer', 'Flutter Developer'],
    skills: ['Flutter', 'React Native', 'Android', 'iOS', 'REST API', 'Git'],
  },
  {
    titles: ['Android Developer', 'Android Engineer'],
    skills: ['Kotlin', 'Java', 'Android', 'REST API', 'Git'],
  },
  {
    titles: ['iOS Developer', 'iOS Engineer'],
    skills: ['Swift', 'iOS', 'Xcode', 'REST API', 'Git'],
  },
  {
    titles: [
      'DevOps Engineer',
      'DevOps',
      'DevOps Developer',
      'Cloud Engineer',
      'Cloud Architect',
      'Cloud DevOps Engineer',
    ],
    skills: ['Linux', 'Docker', 'Kubernetes', 'AWS', 'CI/CD', 'Terraform', 'Git'],
  },
  {
    titles: [
      'System Administrator',
      'System Engineer',
      'System Network Administrator',
      'IT Administrator',
    ],
    skills: ['Linux', 'Windows Server', 'Active Directory', 'VMware', 'Bash', 'TCP/IP'],
  },
  {
    titles: ['Network Engineer', 'Network Administrator', 'Network Technician'],
    skills: ['TCP/IP', 'Cisco', 'VPN', 'DNS', 'Firewall'],
  },
  {
    titles: ['Database Administrator', 'Database Engineer', 'Database Developer'],
    skills: ['SQL', 'Oracle', 'PostgreSQL', 'MySQL', 'SQL Server', 'Linux'],
  },
  {
    titles: ['Security Analyst', 'Security Engineer', 'Security Specialist', 'Security Consultant'],
    skills: ['Network Security', 'Firewall', 'SIEM', 'Penetration Testing', 'Linux', 'ISO 27001'],
  },
  {
    titles: ['QA Engineer', 'QA Analyst', 'QA'],
    skills: ['Test Automation', 'Selenium', 'Manual Testing', 'Jira', 'SQL', 'Postman'],
  },
  {
    titles: [
      'IT Support Technician',
      'Support Technician',
      'IT Technician',
      'IT Support',
      'IT Support Specialist',
      'IT Support Engineer',
    ],
    skills: ['Windows', 'Active Directory', 'Troubleshooting', 'Networking'],
  },
  {
    titles: ['Data Analyst', 'BI Analyst', 'BI Developer', 'Business Data Analyst'],
    skills: ['SQL', 'Excel', 'Power BI', 'Python', 'Tableau', 'Statistics'],
  },
  {
    titles: ['Data Scientist', 'ML Engineer', 'AI Engineer', 'ML Scientist', 'AI Developer'],
    skills: ['Python', 'Machine Learning', 'SQL', 'Pandas', 'scikit-learn', 'Statistics'],
  },
  {
    titles: ['Data Engineer', 'Data Developer', 'Data Architect'],
    skills: ['Python', 'SQL', 'ETL', 'Apache Spark', 'Airflow', 'AWS'],
  },
  {
    titles: ['Business Analyst', 'Functional Analyst', 'Functional Consultant'],
    skills: ['Business Analysis', 'Requirements Gathering', 'SQL', 'UML', 'Jira'],
  },
  {
    titles: ['Product Manager'],
    skills: ['Product Management', 'Roadmap', 'Agile', 'User Stories', 'Jira', 'Data Analysis'],
  },
  {
    titles: ['Project Manager', 'IT Project Manager', 'Project Coordinator'],
    skills: ['Project Management', 'Agile', 'Scrum', 'Budgeting', 'Risk Management', 'MS Project'],
  },
  {
    titles: ['Scrum Master'],
    skills: ['Scrum', 'Agile', 'Kanban', 'Jira', 'Coaching', 'Facilitation'],
  },
  {
    titles: ['UX Designer', 'UI Designer', 'UX UI Designer', 'Product Designer', 'UX Consultant'],
    skills: [
      'Figma',
      'Wireframing',
      'Prototyping',
      'User Research',
      'Usability Testing',
      'Adobe XD',
    ],
  },
  {
    titles: ['Graphic Designer', 'Visual Designer'],
    skills: ['Photoshop', 'Illustrator', 'InDesign', 'Typography', 'Branding', 'Canva'],
  },
  {
    titles: ['HR Manager', 'HR Business Partner', 'HR'],
    skills: [
      'Recruitment',
      'Payroll',
      'Labor Law',
      'Employee Relations',
      'Performance Management',
      'Training',
    ],
  },
  {
    titles: ['HR Assistant', 'HR Officer', 'HR Specialist', 'HR Coordinator', 'HR Administrator'],
    skills: ['Recruitment', 'Payroll', 'Onboarding', 'Personnel Administration', 'Labor Law'],
  },
  {
    titles: ['Payroll Specialist', 'Payroll Manager', 'Payroll Officer', 'Payroll Assistant'],
    skills: ['Payroll', 'Labor Law', 'Tax Returns', 'Accounting'],
  },
  {
    titles: ['Training Manager', 'Training Officer', 'Training Specialist', 'Training Coordinator'],
    skills: ['Training', 'Instructional Design', 'Coaching', 'E-learning', 'Public Speaking'],
  },
  {
    titles: ['Financial Analyst', 'Financial Controller', 'Finance Officer'],
    skills: [
      'Financial Analysis',
      'Excel',
      'Budgeting',
      'Forecasting',
      'Financial Modeling',
      'Financial Reporting',
    ],
  },
  {
    titles: ['Quality Engineer', 'Quality Manager', 'Quality Assistant', 'Quality Technician'],
    skills: ['Quality Control', 'Quality Assurance', 'ISO 9001', 'Non-conformities', 'Audit'],
  },
  {
    titles: ['Fashion Designer'],
    skills: ['Pattern making', 'Sewing', 'Fabrics', 'Illustrator'],
  },
  {
    titles: ['Auditor'],
    skills: ['Audit', 'Risk Assessment', 'Internal Control', 'IFRS', 'Financial Statements'],
  },
  {
    titles: [
      'Marketing Manager',
      'Marketing',
      'Marketing Specialist',
      'Marketing Officer',
      'Marketing Assistant',
    ],
    skills: [
      'Marketing Strategy',
      'Digital Marketing',
      'Market Research',
      'Branding',
      'Social Media',
      'Google Analytics',
    ],
  },
  {
    titles: [
      'Digital Marketing Manager',
      'Digital Marketing Specialist',
      'Digital Marketing',
      'SEO Specialist',
      'SEO Manager',
    ],
    skills: [
      'SEO',
      'Google Ads',
      'Google Analytics',
      'Social Media',
      'Content Marketing',
      'Email Marketing',
    ],
  },
  {
    titles: ['Community Manager'],
    skills: ['Social Media', 'Content Creation', 'Facebook', 'Instagram', 'Canva', 'Copywriting'],
  },
  {
    titles: ['Content Writer', 'Writer', 'Content Manager', 'Content Specialist'],
    skills: ['Copywriting', 'Content Creation', 'SEO', 'Editing', 'WordPress'],
  },
  {
    titles: ['Sales Manager'],
    skills: ['Sales', 'Negotiation', 'Team Management', 'CRM', 'Sales Strategy', 'Forecasting'],
  },
  {
    titles: ['Business Developer', 'Business Development Manager', 'Account Manager'],
    skills: [
      'Business Development',
      'Negotiation',
      'Lead generation',
      'CRM',
      'Account Management',
      'Sales',
    ],
  },
  {
    titles: [
      'Production Manager',
      'Production Engineer',
      'Industrial Engineer',
      'Production Supervisor',
    ],
    skills: [
      'Production Planning',
      'Lean Manufacturing',
      'Quality Control',
      'Six Sigma',
      'ERP',
      'Team Management',
    ],
  },
  {
    titles: ['HSE Engineer', 'HSE Manager', 'HSE Officer', 'HSE Supervisor', 'HSE Coordinator'],
    skills: [
      'HSE',
      'Risk Assessment',
      'ISO 45001',
      'ISO 14001',
      'Safety Training',
      'Incident Investigation',
    ],
  },
  {
    titles: [
      'Supply Chain Manager',
      'Logistics Manager',
      'Logistics Coordinator',
      'Logistics Officer',
      'Logistics',
      'Supply Chain',
    ],
    skills: ['Logistics', 'Supply Chain Management', 'Inventory Management', 'ERP', 'SAP'],
  },
];
