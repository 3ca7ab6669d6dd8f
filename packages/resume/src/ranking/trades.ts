/**
 * What each trade expects when nothing but its title is known: our own table, in the trade's usual words.
 * The titles of a trade are compared by `tradeWords`, so that each stands for its spellings in English,
 * French and Arabic.
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
    skills: ['Windows', 'Active Directory', 'Troubleshooting', 'Networking', 'Microsoft Office'],
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
    skills: ['Business Analysis', 'Requirements Gathering', 'SQL', 'Excel', 'UML', 'Jira'],
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
    skills: [
      'Recruitment',
      'Payroll',
      'Onboarding',
      'Personnel Administration',
      'Excel',
      'Labor Law',
    ],
  },
  {
    titles: ['Recruiter'],
    skills: ['Recruitment', 'Sourcing', 'Interviewing', 'Onboarding', 'Applicant Tracking Systems'],
  },
  {
    titles: ['Payroll Specialist', 'Payroll Manager', 'Payroll Officer', 'Payroll Assistant'],
    skills: ['Payroll', 'Excel', 'Labor Law', 'Tax Returns', 'Accounting'],
  },
  {
    titles: ['Training Manager', 'Training Officer', 'Training Specialist', 'Training Coordinator'],
    skills: ['Training', 'Instructional Design', 'Coaching', 'E-learning', 'Public Speaking'],
  },
  {
    titles: ['Accountant', 'Accounting Assistant', 'Accounting Manager'],
    skills: [
      'Accounting',
      'Taxation',
      'Financial Statements',
      'Bank Reconciliation',
      'Excel',
      'Sage',
    ],
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
    titles: ['Finance Manager'],
    skills: [
      'Financial Management',
      'Budgeting',
      'Financial Reporting',
      'Accounting',
      'Cash Management',
      'Excel',
    ],
  },
  {
    titles: ['Auditor'],
    skills: ['Audit', 'Accounting', 'Risk Assessment', 'Internal Control', 'IFRS', 'Excel'],
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
    titles: [
      'Sales Representative',
      'Sales Agent',
      'Sales',
      'Sales Assistant',
      'Medical Representative',
    ],
    skills: ['Sales', 'Negotiation', 'Lead generation', 'CRM', 'Customer Service', 'Communication'],
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
      'Customer Service Representative',
      'Customer Service Agent',
      'Customer Service Officer',
      'Customer Support Agent',
      'Customer Service Manager',
    ],
    skills: ['Customer Service', 'Communication', 'CRM', 'Problem Solving', 'Conflict Resolution'],
  },
  {
    titles: ['Civil Engineer', 'Structural Engineer', 'Site Engineer', 'Site Manager'],
    skills: [
      'AutoCAD',
      'Civil Engineering',
      'Structural Analysis',
      'Construction Management',
      'Revit',
      'Quantity Surveying',
    ],
  },
  {
    titles: ['Architect', 'Interior Architect'],
    skills: ['AutoCAD', 'Revit', 'SketchUp', 'Photoshop', '3ds Max', 'Architectural Design'],
  },
  {
    titles: ['Mechanical Engineer', 'Mechanical Designer'],
    skills: ['SolidWorks', 'AutoCAD', 'CATIA', 'Mechanical Design', 'Maintenance', 'Manufacturing'],
  },
  {
    titles: ['Electrical Engineer', 'Electrical Technician', 'Electrician'],
    skills: [
      'Electrical Engineering',
      'AutoCAD',
      'PLC',
      'Industrial Automation',
      'Electrical Installation',
      'Maintenance',
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
    titles: ['Maintenance Technician', 'Maintenance Engineer', 'Maintenance Manager'],
    skills: [
      'Maintenance',
      'Preventive Maintenance',
      'Hydraulics',
      'Troubleshooting',
      'PLC',
      'CMMS',
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
    skills: ['Logistics', 'Supply Chain Management', 'Inventory Management', 'ERP', 'SAP', 'Excel'],
  },
  {
    titles: ['Buyer', 'Purchasing Manager', 'Purchasing'],
    skills: [
      'Procurement',
      'Negotiation',
      'Supplier Management',
      'ERP',
      'Inventory Management',
      'Excel',
    ],
  },
  {
    titles: [
      'Executive Assistant',
      'Secretary',
      'Administrative Assistant',
      'Medical Secretary',
      'Receptionist',
    ],
    skills: [
      'Microsoft Office',
      'Scheduling',
      'Filing',
      'Communication',
      'Correspondence',
      'Excel',
    ],
  },
  {
    titles: ['Cook'],
    skills: [
      'Cooking',
      'Food Safety',
      'Menu Planning',
      'Pastry',
      'Inventory Management',
      'Teamwork',
    ],
  },
  {
    titles: ['Lawyer'],
    skills: [
      'Contract Law',
      'Labor Law',
      'Legal Research',
      'Contract Drafting',
      'Compliance',
      'Litigation',
    ],
  },
  {
    titles: ['Teacher'],
    skills: ['Teaching', 'Lesson Planning', 'Classroom Management', 'Communication'],
  },
  {
    titles: ['Nurse'],
    skills: [
      'Patient Care',
      'Vital Signs',
      'Medication Administration',
      'First Aid',
      'Wound Care',
      'Infection Control',
    ],
  },
  {
    titles: ['Physician', 'General Practitioner'],
    skills: [
      'Diagnosis',
      'Patient Care',
      'Emergency Medicine',
      'Medical Records',
      'Clinical Research',
    ],
  },
  {
    titles: ['Pharmacist', 'Pharmacy Technician'],
    skills: [
      'Pharmacology',
      'Dispensing',
      'Inventory Management',
      'Patient Counseling',
      'Drug Safety',
    ],
  },
  {
    titles: ['Laboratory Technician', 'Medical Laboratory Technician', 'Laboratory Analyst'],
    skills: [
      'Laboratory Techniques',
      'Microbiology',
      'Biochemistry',
      'Quality Control',
      'Sample Analysis',
      'Microscopy',
    ],
  },
];
