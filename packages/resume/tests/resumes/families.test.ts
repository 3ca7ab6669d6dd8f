import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';
import { layoutOf } from '../../src/understanding/text/layout';
import { sectionsOf } from '../../src/understanding/sections/sections';
import { documentOf } from '../../fixtures/resumes/markup';

const factsOf = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), { asOf: '2026-11' })
    .facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

describe('the dates of work', () => {
  test.each<[string, string, string | null]>([
    ['February 2020 Present', '2020-02', null],
    ['Oct 2018 (present)', '2018-10', null],
    ['2019 · Present', '2019-01', null],
    ['Juin 2019 : présent', '2019-06', null],
    ['2016 / 09 - 2018 / 03', '2016-09', '2018-03'],
    ['2014-16', '2014-01', '2016-01'],
    ['2019 – …', '2019-01', null],
    ['2018م - 2020م', '2018-01', '2020-01'],
    ['مارس 2018م إلى يونيو 2020م', '2018-03', '2020-06'],
    ['من 2018 حتى تاريخه', '2018-01', null],
    ['depuis mars 2019', '2019-03', null],
    ['Fall 2018 - Spring 2019', '2018-09', '2019-03'],
    ['Gen 2015 – Dic 2017', '2015-01', '2017-12'],
    ['maart 2019 - mei 2020', '2019-03', '2020-05'],
    ['Summer 2019', '2019-06', '2019-08'],
    ['Été 2019', '2019-06', '2019-08'],
    ['صيف 2019', '2019-06', '2019-08'],
    ['June 2020 –\tAcme Ltd, Oran\nPresent\tA firm of ten', '2020-06', null],
    ['septembre\n2020 –\nfévrier 2025', '2020-09', '2025-02'],
    ['June 2020\n|\nMay 2021', '2020-06', '2021-05'],
    ['Oran | December 2019 – March\n2023', '2019-12', '2023-03'],
    ['Oran | December 2019 –\nPresent', '2019-12', null],
    ["de 2018 jusqu' à nos jours", '2018-01', null],
    ['Du 17/06/2018 au\n29/08/2019 :', '2018-06', '2019-08'],
    ['2015-May - 2015-Aug', '2015-05', '2015-08'],
    ['2017-Sep - Present', '2017-09', null],
    ['2017 - Sep 2018', '2017-01', '2018-09'],
    ['févr., 2015 - janv., 2017', '2015-02', '2017-01'],
    ['Oran | 11/2020 08/2021 | Algeria', '2020-11', '2021-08'],
    ['08/2021 Present · Oran', '2021-08', null],
    ['4/1/2021 - 24//1/2022', '2021-01', '2022-01'],
  ])('%s', (dates, from, to) => {
    const { experience } = factsOf(
      `## Experience\n** Accountant, Acme Ltd\n${dates}\n- Closed books.`,
    );
    expect(values(experience)).toEqual([{ from, to }]);
  });

  test('a word for the present that goes on is no end', () => {
    const { experience } = factsOf(
      '## Experience\n** Accountant\nJune 2020\n- In 2019 current accounts grew.',
    );
    expect(values(experience)).toEqual([{ from: '2020-06', to: '2020-06' }]);
  });
});

describe('the entries of a list of skills', () => {
  test.each<[string, string[]]>([
    ['- AWS (EC2, S3)', ['AWS', 'EC2', 'S3']],
    ['- Pack Office (Word, Excel)', ['Pack Office', 'Word', 'Excel']],
    ['- Git and GitHub', ['Git', 'GitHub']],
    ['- Excel et PowerPoint', ['Excel', 'PowerPoint']],
    ['- Word و Excel', ['Word', 'Excel']],
    ['- Word: Intermediate', ['Word']],
    ['- Comptabilité : avancé', ['Comptabilité']],
    ['- Maîtrise Python', ['Python']],
    ['- Bonne maîtrise de Word et Excel', ['Word', 'Excel']],
    ['- إجادة برنامج Excel', ['Excel']],
    ['- Photoshop 80%', ['Photoshop']],
    ['- Word ++, Excel +++', ['Word', 'Excel']],
    ['- C ++, Notepad ++', ['C ++', 'Notepad ++']],
    ['- 5 years of Python', ['Python']],
    ['- 3 ans de Python', ['Python']],
    ['- Research and Development', ['Research and Development']],
    ['- Health (and safety) rules', ['Health (and safety) rules']],
    ['- Français : courant', []],
    ['- Arabic cuisine', ['Arabic cuisine']],
    [
      '** Front desk\n- Managed bookings for a hotel of sixty rooms\n** Kitchen\n- Reduced waste by a fifth',
      [],
    ],
    ['Word    Excel    SAP', ['Word', 'Excel', 'SAP']],
    [
      'Structured Literacy Instruction · Classroom Management · Mathematics\nInstruction for Beginners · Excel',
      [
        'Structured Literacy Instruction',
        'Classroom Management',
        'Mathematics Instruction for Beginners',
        'Excel',
      ],
    ],
    ['- Hugo, Hexo & Jekyll', ['Hugo', 'Hexo', 'Jekyll']],
    ['- Figma & Penpot', ['Figma', 'Penpot']],
    ['- Authentification & Autorisation', ['Authentification & Autorisation']],
    ['- R&D', ['R&D']],
    ['Débutant Java, Python, Rust', ['Java', 'Python', 'Rust']],
    ['- Advanced Excel', ['Advanced Excel']],
    ['- Swift 5 (iOS, Combine, Intents, etc.)', ['Swift 5', 'iOS', 'Combine', 'Intents']],
    [
      '- Suivi des dossiers (Relances, Bulletins de salaire, Lettres de rappel)',
      ['Suivi des dossiers', 'Relances', 'Bulletins de salaire', 'Lettres de rappel'],
    ],
    [
      '- Adaptation des menus aux régimes particuliers (végétarien, sans gluten)',
      ['Adaptation des menus aux régimes particuliers', 'végétarien', 'sans gluten'],
    ],
    ["- Méthode de classement et d'archivage", ["Méthode de classement et d'archivage"]],
    ['2012 – 2013\tDéléguée de classe\n2011 – 2013\tCapitaine de volley\n- Excel', ['Excel']],
    ['** Réseau, web\nNginx, Apache\nBind', ['Nginx', 'Apache', 'Bind']],
    ['- HTML\n- CSS\ntel 06 00 00 00 00', ['HTML', 'CSS']],
    ['- HTML&CSS', ['HTML', 'CSS']],
    ['- Framework Symfony', ['Symfony']],
    ['- Logiciel de paie', ['Logiciel de paie']],
    [
      '- Maîtrise de la suite bureautique Google Apps et MS Office (MS Excel, MS Word, MS PowerPoint)',
      ['Google Apps', 'MS Office', 'MS Excel', 'MS Word', 'MS PowerPoint'],
    ],
    ['- MySQL et une bonne maîtrise du langage SQL', ['MySQL', 'SQL']],
    ['Rigueur / Autonomie / Esprit de synthèse', ['Rigueur', 'Autonomie', 'Esprit de synthèse']],
    ['Photographie\n- Adapter la lumière, le cadrage, la composition', ['Photographie']],
    ["- Excel\n- Maîtrise l'espagnol", ['Excel']],
    ['Oct. 2023\nExcel\nSAP', ['Excel', 'SAP']],
    ['Excel\nDesigned with love by Acme Themes', ['Excel']],
    [
      'Technique : Lecture de schémas, Automates Siemens S7, Variateurs de vitesse, Câblage.',
      ['Lecture de schémas', 'Automates Siemens S7', 'Variateurs de vitesse', 'Câblage'],
    ],
    ['Clôture\nmensuelle\nPaie', ['Clôture mensuelle', 'Paie']],
    ['Python\nReact\ndocker', ['Python', 'React', 'docker']],
    ['Anglais ●●○\nPython ●○○\nScripts shell ●●●', ['Python', 'Scripts shell']],
    [
      'MongoDB\nGit\nWindows, Mac & Linux\nDocker',
      ['MongoDB', 'Git', 'Windows', 'Mac', 'Linux', 'Docker'],
    ],
    [
      'React.js, Vue.js, Nuxt 3\nJavaScript (ES6+), TypeScript\nTailwind CSS, Bootstrap\nLaravel (PHP), Symfony\nPostgreSQL, MySQL',
      [
        'React.js',
        'Vue.js',
        'Nuxt 3',
        'JavaScript (ES6+)',
        'TypeScript',
        'Tailwind CSS',
        'Bootstrap',
        'Laravel',
        'PHP',
        'Symfony',
        'PostgreSQL',
        'MySQL',
      ],
    ],
  ])('%s', (markup, skills) => {
    expect(values(factsOf(`## Skills\n${markup}`).skills)).toEqual(skills);
  });
});

describe('a section on certificates is known by its heading', () => {
  test.each([
    'Licences & Certificates',
    'Attestations',
    'Permis et habilitations',
    'Stages et formations',
    'Diplômes et certificats',
    'Formations et certifications',
    'Trainings attended',
    'Tickets & Cards',
    'Additional Qualifications',
    'Mandatory Training',
    'Food safety and other courses',
    'Certificates and endorsements',
    'Training & CPD',
    'Formations professionnelles',
    'CACES et habilitations',
    'Courses',
    'Certs',
    'Permis et CACES',
    'Certificats obtenus',
    'الدورات والشهادات',
    'التربصات والدورات',
  ])('%s', (heading) => {
    const { certificates, education } = factsOf(
      `## ${heading}\nISO 9001 Lead Auditor, 2019\n## Languages\nEnglish`,
    );
    expect([values(certificates), education]).toEqual([['ISO 9001 Lead Auditor'], []]);
  });

  test('where degrees stand in it as well, each is what it is', () => {
    const { certificates, education } = factsOf(
      '## Diplômes et certificats\n- Master en finance, 2018\n- Certification ISO 9001, 2019',
    );
    expect([values(certificates), values(education)]).toEqual([
      ['Certification ISO 9001'],
      ['Master'],
    ]);
  });
});

describe('a list of certificates', () => {
  test.each<[string, string, string[]]>([
    [
      'has each row, of which some are dated',
      'CDL Class A with Hazmat\nTWIC card\nDOT Medical card, expires 2027',
      ['CDL Class A with Hazmat', 'TWIC card', 'DOT Medical card'],
    ],
    [
      'has a row for who gives each',
      'Scrum Master, 2019\nScrum Alliance Ltd\nProduct Owner, 2020\nScrum Alliance Ltd',
      ['Scrum Master', 'Product Owner'],
    ],
    [
      'leaves out numbers, ends and internships',
      'Registered Nurse (RN), State of Florida, License #RN92, exp. 04/2027\nStage au complexe GNL, 2012',
      ['Registered Nurse (RN)'],
    ],
    [
      'has licences',
      'Permis B, C, CE\nCACES R482 (2021)\nFIMO marchandises',
      ['Permis B, C, CE', 'CACES R482', 'FIMO marchandises'],
    ],
    ['parts short names', 'ACLS, PALS', ['ACLS', 'PALS']],
    [
      'keeps what short names stand for',
      "BAFA (Brevet d'aptitude aux fonctions d'animateur)\nPSC1 (Premiers secours)",
      ["BAFA (Brevet d'aptitude aux fonctions d'animateur)", 'PSC1 (Premiers secours)'],
    ],
    [
      'keeps years and dashes within names',
      'Oracle Cloud 2025 Certified AI Associate — Oracle (Août 2025)\nAcademy Graduate - Cloud Foundations — Amazon Web Services (Novembre 2025)\nBig Data Developer - Mastery Award for Students',
      [
        'Oracle Cloud 2025 Certified AI Associate',
        'Academy Graduate - Cloud Foundations',
        'Big Data Developer - Mastery Award for Students',
      ],
    ],
    [
      'leaves out numbers after a dash',
      '- DevOps Essentials — Google (Août 2025) — ID : 17814957\n- Machine Learning with Python — Cognitive Class — ID :\n6c2fe38db72c4e298e95b8d8492bbaa2',
      ['DevOps Essentials', 'Machine Learning with Python'],
    ],
    [
      'has a table with heads',
      '** Issued\tCredential\nFirst Aid at Work\tDec 2021\tMA #56995\nSite Safety Plus\tMar 2020\tCourse #10513',
      ['First Aid at Work', 'Site Safety Plus'],
    ],
    [
      'has a heading of its own once more',
      '** Courses\n- Documentary Credit\n- Risks of Islamic financing',
      ['Documentary Credit', 'Risks of Islamic financing'],
    ],
    [
      'has certificates of one kind below each other',
      'CACES R489 cat. 3\nCACES R489 cat. 5\nobtenus en juin 2022',
      ['CACES R489 cat. 3', 'CACES R489 cat. 5'],
    ],
    [
      'is all between commas',
      'HACCP Level 3, Allergen Awareness, Manual Handling',
      ['HACCP Level 3', 'Allergen Awareness', 'Manual Handling'],
    ],
    [
      'has short names, each with who gives it',
      '- BLS, AHA, 2024\n- ACLS, AHA, 2023',
      ['BLS', 'ACLS'],
    ],
    [
      'leaves out who gives the only one',
      'Site Safety Certificate, Builders Institute',
      ['Site Safety Certificate'],
    ],
    [
      'begins with years, and ends with who gives it',
      '2021 Fire Warden Basics, Red Shield\n2023 Working at Heights, Builders Board',
      ['Fire Warden Basics', 'Working at Heights'],
    ],
    [
      'has names as wide as their column',
      'Nurse Prescribing for Small Animals\nFeline Friendly Nursing Certificate',
      ['Nurse Prescribing for Small Animals', 'Feline Friendly Nursing Certificate'],
    ],
  ])('%s', (_, rows, certificates) => {
    expect(values(factsOf(`## Certificates\n${rows}`).certificates)).toEqual(certificates);
  });
});

test('what stands under qualifications and training is a certificate where degrees have a section of their own', () => {
  const { certificates } = factsOf(
    '## Qualifications and Training\n- Wiring Regulations\n- Gold Card\n## Education\nNVQ Level 3, Gower College, 2009\n## Passport Details\nPassport No: M1234567',
  );
  expect(values(certificates)).toEqual(['Wiring Regulations', 'Gold Card']);
});

test('a certificate among degrees is one', () => {
  const { certificates, education } = factsOf(
    '## Formation\n2023 · CACES R489 catégorie 3\n2021 · Licence en logistique\nCertification en réseaux (CCNA), 2019\n2018 · Certificat d’études primaires\n2017 · Certificat fédéral de capacité\n50 hr. Teaching Business English certificate — January 2015\nPrimary school leaving certificate',
  );
  expect([values(certificates), values(education)]).toEqual([
    [
      'CACES R489 catégorie 3',
      'Certification en réseaux (CCNA)',
      '50 hr. Teaching Business English certificate',
    ],
    ['Bachelor'],
  ]);
});

describe('headings', () => {
  test('what stands right below one in its own letters is an entry', () => {
    const { experience } = factsOf(
      '## Experience\n## Leeds General Infirmary\nStaff Nurse\n2019 – 2022\n## Education\n## Leeds\n2015 – 2018',
    );
    expect(values(experience)).toEqual([{ from: '2019-01', to: '2022-01' }]);
  });

  test('unknown ones over nothing but skills head groups of them, and others do not', () => {
    const { skills } = factsOf(
      '## Experience\n** Nurse, City Hospital\t2019 – 2022\n- Cared for all.\n## Education\nBachelor of Nursing\n## Workshop\nHTML\nCSS\nGit\n## Patents held\nWater pump\nWind pump',
    );
    expect(values(skills)).toEqual(['HTML', 'CSS', 'Git']);
  });

  test('those of parts stand below the one of them all', () => {
    const above = '## Experience\n** Nurse\t2019 – 2022\n## Education\nBachelor of Nursing\n';
    const parts = '** Skill Set\nDosing\nWelding\n** Languages\nArabic\n** Certificates\nCISSP';
    const { skills, languages, certificates } = factsOf(`${above}## Qualifications\n${parts}`);
    expect([values(skills), languages.map(({ value }) => value), values(certificates)]).toEqual([
      ['Dosing', 'Welding'],
      ['Arabic'],
      ['CISSP'],
    ]);
  });
});

test('what carries on the line above is no heading', () => {
  const { skills, education } = factsOf(
    '## Skills\nExcel\n** Education\n** Institute of\n** Technology\nM.Phil in Physics\n2019',
  );
  expect([values(skills), values(education)]).toEqual([['Excel'], ['Master']]);
});

test('a doctor’s degree is no state, and the end of a sentence no place', () => {
  const { location } = understand(
    documentOf('# Amina Belkacem, MD\namina@example.dz\nServing with the mission to\nUkraine.'),
    { asOf: '2026-11' },
  ).facts;
  expect(location).toBeNull();
});

test('two models of a car are no phone', () => {
  expect(factsOf('## Projects\nRam 1500/2500\nSteering columns').phone).toBeNull();
});

describe('the level of a degree', () => {
  test.each<[string, string[]]>([
    ['MS Computer Science, MIT, 2019', ['Master']],
    ['BFA in Design', ['Bachelor']],
    ['BM, Music', ['Bachelor']],
    ['M.B.A.', ['Master']],
    ['Engineer degree in Telecom', ['Master']],
    ['BN (Hons) Nursing (Adult), 2016', ['Bachelor']],
    ['B.Pharm, 2016', ['Bachelor']],
    ['BScN, 2016', ['Bachelor']],
    ['Diplôme de comptabilité et de gestion (DCG)', ['Bachelor']],
    ['Lyon | Niveau du CEC : niveau 6', ['Bachelor']],
    ['Manager, titre RNCP de niveau 7', ['Master']],
    ['Comptable, RNCP niveau 5', []],
    ['Caterer, RNCP 35475', []],
    ['MRes Ecology', ['Master']],
    ['M.Arch, 2016', ['Master']],
    ['Post Graduate Diploma in Management', ['Master']],
    ['Pharm.D., 2016', ['PhD']],
    ['Ski master class', []],
    ['Diploma in Sales\tMarch 2014', []],
    ['MArch, 2016', ['Master']],
    ['Licence LMD en droit', ['Bachelor']],
    ['Bachelier en soins infirmiers', ['Bachelor']],
    ['Docteur en médecine', ['PhD']],
    ["Ingénieur d'État en génie civil", ['Master']],
    ['BTS Comptabilité', []],
    ['2007\tBEP Carrières sanitaires', []],
    ['2006\tBAFA', []],
    ['BAC 2010', []],
    ['TS en informatique', []],
    ['CAP Cuisine', []],
    ['DEUA en gestion', ['Bachelor']],
    ['MS Office, MS Word', []],
    ['Maîtrise Python', []],
  ])('%s', (line, levels) => {
    expect(values(factsOf(`## Education\n${line}`).education)).toEqual(levels);
  });
});

const headed = (line: string) =>
  understand(
    documentOf(`# Amina Belkacem\n${line}\namina@example.dz\n## Formation\nMaster finance`),
    {
      asOf: '2026-11',
    },
  ).facts;

describe('what stands below a name', () => {
  test.each<[string, string | null]>([
    ['Comptable', 'Comptable'],
    ['Profession : Comptable', 'Comptable'],
    ['Comptable avec plus de 6 ans d’expérience', 'Comptable'],
    ['المهنة: محاسبة', 'محاسبة'],
    ['Profession :', null],
    ['Campus Address:', null],
    ['المهنة:', null],
    ['Objectif : trouver un poste de comptable', 'comptable'],
    ['Permis B', null],
    ['Professional Resume', null],
    ['Doctorant\t-\tIngénieur', 'Doctorant - Ingénieur'],
    ['Français', null],
    ['Open to relocation', null],
    ['Employee of the Year 2019', null],
    ['Holder of a master in baking, I am careful', null],
    ['amina@example.dz\tscholar', null],
    ['12 rue Pasteur, Lyon', null],
    ['Careful accounting manager with a long record of saving\ncosts in every team', null],
    ['Nurse | Helping people of all ages to be\nwell again', 'Nurse'],
  ])('%s', (line, position) => {
    expect(headed(line).position?.value ?? null).toBe(position);
  });

  test.each<[string, string]>([
    ['12 rue Pasteur 33650 LA BREDE', '33650 LA BREDE'],
    ['8157 Dielsdorf', '8157 Dielsdorf'],
    ['Wilaya de Tizi Ouzou', 'Wilaya de Tizi Ouzou'],
    ['Hydra, Alger', 'Hydra, Alger'],
    ['31 360 Arnaud-Guilhem', '31 360 Arnaud-Guilhem'],
    ['Chambly, Québec', 'Chambly, Québec'],
    ['Pyrénées-Orientales', 'Pyrénées-Orientales'],
    ['2712 Broadway St, CA 94115, San Francisco (US)', 'San Francisco (US)'],
    ['Brisbane AU', 'Brisbane AU'],
    ['Oran DZ / 0550 12 34 56 / other@example.dz', 'Oran DZ'],
    ['Adresse : BP 4021\nDouala, Cameroun', 'Douala, Cameroun'],
    ['Béjaïa Béjaïa', 'Béjaïa Béjaïa'],
  ])('lives in %s', (line, location) => {
    expect(headed(line).location?.value).toBe(location);
  });

  test.each<[string, string | null]>([
    ['Tél : 0550 12 34 56 / 0661 22 33 44', '0550 12 34 56'],
    ['06.12.34.56.78/05.56.12.34.56', '06.12.34.56.78'],
    ['05 50 12 34 56 - 06 61 22 33 44', '05 50 12 34 56'],
    ['07 01 02 03 04 – 44000 Nantes', '07 01 02 03 04'],
    ['2015-2019 2020-2022', null],
  ])('phones as %s', (line, phone) => {
    expect(headed(line).phone?.value ?? null).toBe(phone);
  });
});

const work = (entries: string) => factsOf(`## Experience\n${entries}`);

describe('work', () => {
  test('a job dated only by a word for the present is the last one', () => {
    const { position, positions } = work(
      '** Head Chef, Bistro\tPresent\n- Leads ten cooks.\n** Cook, Bistro\t2015 – 2018',
    );
    expect([position?.value, values(positions)]).toEqual(['Head Chef', ['Head Chef', 'Cook']]);
  });

  test.each<[string, string, unknown[]]>([
    [
      'over ranges that had ended goes on',
      '** Nurse, City Hospital\tAug 2018\n** Carer, Home\tJun 2015 – Jul 2018',
      [
        { from: '2018-08', to: null },
        { from: '2015-06', to: '2018-07' },
      ],
    ],
    [
      'that others went on after does not',
      '** Nurse, City Hospital\tAug 2018\n** Carer, Home\tJun 2015 – Jul 2019',
      [
        { from: '2018-08', to: '2018-08' },
        { from: '2015-06', to: '2019-07' },
      ],
    ],
    [
      'long after the last one does not',
      '** Nurse, City Hospital\tAug 2018\n** Carer, Home\tJun 2015 – Jul 2017',
      [
        { from: '2018-08', to: '2018-08' },
        { from: '2015-06', to: '2017-07' },
      ],
    ],
    [
      'alone is that month',
      '** Nurse, City Hospital\tAug 2018',
      [{ from: '2018-08', to: '2018-08' }],
    ],
  ])('a lone month %s', (_, entries, ranges) => {
    expect(values(work(entries).experience)).toEqual(ranges);
  });

  test('a gap and an apprenticeship are none', () => {
    const { experience } = work(
      '** Nurse, City Hospital\t2019 – 2022\n** Career break, travelling\t2017 – 2019\n** Apprentissage vendeur\t2015 – 2017',
    );
    expect(values(experience)).toEqual([{ from: '2019-01', to: '2022-01' }]);
  });

  test.each([
    'Remote',
    'Part-time / Remote',
    'Head office',
    'Reported to the director',
    'Service comptable',
  ])('what stands below an employer is no position: %s', (line) => {
    const { positions } = work(
      `** Oldacre Ltd\t2018 – 2024\n${line}\n- Kept the books.\n** Accountant, Tarn Ltd\t2014 – 2018`,
    );
    expect(values(positions)).toEqual(['Accountant']);
  });

  test('who works for nobody else is one', () => {
    const { positions } = work('** Freelance\t2018 – 2024\n- Kept the books.');
    expect(values(positions)).toEqual(['Freelance']);
  });

  test.each([
    'Self-study and job search',
    'Travelling in Asia',
    'Full-time parent',
    'Caring for a relative',
    'Unemployed',
    'Career transition',
    'Coding bootcamp',
    'Full-stack bootcamp',
    "Recherche d'emploi",
    'Reconversion professionnelle',
    'Année de césure',
    'Mère au foyer',
    'البحث عن عمل',
  ])('what fills a gap is none: %s', (gap) => {
    const { experience, position } = work(
      `** ${gap}\t2022 – 2024\n- Kept in touch with the ward.\n** Nurse, City Hospital\t2019 – 2022`,
    );
    expect(values(experience)).toEqual([{ from: '2019-01', to: '2022-01' }]);
    expect(position?.value).toBe('Nurse');
  });

  test.each([
    'Travel and tourism adviser',
    'Relocation consultant',
    'Bootcamp instructor',
    'Family care worker',
    'Conseillère en reconversion professionnelle',
  ])('who works for those who have one: %s', (title) => {
    const { experience } = work(`** ${title}\t2022 – 2024\n** Nurse, City Hospital\t2019 – 2022`);
    expect(values(experience)).toEqual([
      { from: '2022-01', to: '2024-01' },
      { from: '2019-01', to: '2022-01' },
    ]);
  });

  test.each([
    ['Training course in first aid, 2009 – 2010'],
    ['Formation aux premiers secours, 2009 – 2010'],
    ['دورة تكوينية في الإسعافات, 2009 – 2010'],
  ])('a course is none: %s', (line) => {
    expect(work(`** Nurse, City Hospital\t2019 – 2022\n${line}`).experience).toHaveLength(1);
  });

  test('a title without a known role takes none from the job below it', () => {
    const { positions, position } = work(
      '** Customer Experience & Sales\nMapei France - Juin 2024 - Décembre 2024\n** Consultante en communication\nJuin 2023 - Présent\n** Chargée de marketing\nOctobre 2021 - Octobre 2022',
    );
    expect([values(positions), position?.value]).toEqual([
      ['Customer Experience & Sales', 'Consultante en communication', 'Chargée de marketing'],
      'Consultante en communication',
    ]);
  });

  test('a job of a lone year is the last one where the others had ended', () => {
    const { position } = work('** Laborantine, CHU\t2013\n** Secrétaire, Bureau Nord\t2010 – 2012');
    expect(position?.value).toBe('Laborantine');
  });

  test.each([
    'Automotive Detailer',
    'Scaffolder',
    'Poseuse de revêtements',
    'Regleur sur presse',
    'طاهية',
  ])('%s is a title', (title) => {
    const { positions } = work(`** ${title}, Atlas\t2019 – 2022\n** Cook, Bistro\t2015 – 2018`);
    expect(values(positions)).toEqual([title, 'Cook']);
  });

  test('somebody responsible for training works', () => {
    expect(values(work('** Responsable formation, Condor\t2019 – 2022').positions)).toEqual([
      'Responsable formation',
    ]);
  });

  test('a quoted employer is no part of a title', () => {
    const { positions } = work('** Serveur au restaurant "Le Petit Zinc"\t2015 – 2018');
    expect(values(positions)).toEqual(['Serveur au restaurant']);
  });
});

describe('columns', () => {
  test('a column that begins without a heading goes on with its own section', () => {
    const { experience, languages, certificates } = understand(
      documentOf(`# Amina Belkacem
|| 200-545
## Experience
** Nurse, City Hospital
2019 – 2022
|| 40-180
## Contact
amina@example.dz
Oran, Algeria
## Certificates
Basic Life Support
## Languages
English
French
|| 200-545





** Cook, Bistro
2015 – 2018
`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(experience).length, values(languages), values(certificates)]).toEqual([
      2,
      ['English', 'French'],
      ['Basic Life Support'],
    ]);
  });

  test('a column that begins above the last heading of the one beside it begins anew', () => {
    const { name } = understand(
      documentOf(`|| 40-180
** CONTACT
ngozi.okafor@example.ng
** SKILLS
Cash handling
** REFEREES
Available on request
|| 200-545
# NGOZI OKAFOR
** EXPERIENCE
Receptionist, Eko Hotels
2018 – 2020`),
      { asOf: '2026-11' },
    ).facts;
    expect(name?.value).toBe('Ngozi Okafor');
  });

  test('headings and dates on the left label the text beside them, and not a sidebar on the right', () => {
    const { experience, certificates, position } = understand(
      documentOf(`# Lina Haddad
|| 40-110
## Parcours
2022 – 2026


2020 – 2022


## Formation
2020
|| 120-330

** Cariste, Entrepôt Nord
Rangement en hauteur

** Agente de quai, Messagerie


** Bac pro Logistique
|| 440-545
## Contact
lina@example.fr
## Habilitations
CACES R489 cat. 3
## Permis
Permis B`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(experience), values(certificates), position?.value]).toEqual([
      [
        { from: '2022-01', to: '2026-01' },
        { from: '2020-01', to: '2022-01' },
      ],
      ['CACES R489 cat. 3'],
      'Cariste',
    ]);
  });

  test('dates at the far end, a line below their jobs, belong to them', () => {
    const { experience, positions } = understand(
      documentOf(`# Lina Haddad
|| 40-330
## Parcours
** Cariste, Entrepôt Nord
Rangement en hauteur
** Agente de quai, Messagerie
Chargement des camions
|| 440-545


2022 – 2026

2020 – 2022`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(experience), values(positions)]).toEqual([
      [
        { from: '2022-01', to: '2026-01' },
        { from: '2020-01', to: '2022-01' },
      ],
      ['Cariste', 'Agente de quai'],
    ]);
  });

  test('dates at the far end below the contact details belong to the jobs on their rows', () => {
    const { experience, positions, phone } = understand(
      documentOf(`# Lina Haddad
|| 40-330
Drives every truck
Works at night
## Experience
** Forklift driver
North Store
** Dock worker
Courier Depot
|| 440-545
Oran, Algeria
0550 12 34 56


2022 – 2026

2020 – 2022`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(experience), values(positions), phone?.value]).toEqual([
      [
        { from: '2022-01', to: '2026-01' },
        { from: '2020-01', to: '2022-01' },
      ],
      ['Forklift driver', 'Dock worker'],
      '0550 12 34 56',
    ]);
  });

  test('dates at the far end above another section belong to the jobs on their rows', () => {
    const downToTheRest = '\n'.repeat(6);
    const { experience, positions, education } = understand(
      documentOf(`# لينا حداد
|| 46-550
## الخبرة المهنية
** مديرة مالية\t2026-03 – حتى الآن
شركة النور
|| 320-550${downToTheRest}
** محاسبة رئيسية
شركة النور
** محاسبة
شركة السلام
** أمينة صندوق
شركة الأمل
## المهارات
إكسل
|| 46-280${downToTheRest}
2022 – 2026

2020 – 2022

2018 – 2020


## التعليم
ليسانس محاسبة
جامعة وهران
كلية العلوم الاقتصادية والتجارية وعلوم التسيير
قسم المحاسبة والمالية
تقدير جيد`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(experience), values(positions), values(education)]).toEqual([
      [
        { from: '2026-03', to: null },
        { from: '2022-01', to: '2026-01' },
        { from: '2020-01', to: '2022-01' },
        { from: '2018-01', to: '2020-01' },
      ],
      ['مديرة مالية', 'محاسبة رئيسية', 'محاسبة', 'أمينة صندوق'],
      ['Bachelor'],
    ]);
  });

  test('headings and dates in a column at the right head what stands before them', () => {
    const { experience, skills, education } = understand(
      documentOf(`# Lina Haddad
|| 40-330

Entrepôt Nord
Cariste

Institut de Lyon
Licence logistique

Excel
Inventaire
|| 440-545
## Parcours
2022 – 2026
## Formation
2019 – 2022
## Compétences`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(experience), values(skills), values(education)]).toEqual([
      [{ from: '2022-01', to: '2026-01' }],
      ['Excel', 'Inventaire'],
      ['Bachelor'],
    ]);
  });

  test('a heading alone on the left heads what stands beside it', () => {
    const { skills, experience } = understand(
      documentOf(`# Lina Haddad
|| 150-500
** Cariste, Entrepôt Nord
2022 – 2026
Excel
Inventaire
|| 40-120
## Parcours
|| 40-130


## Compétences`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(skills), values(experience)]).toEqual([
      ['Excel', 'Inventaire'],
      [{ from: '2022-01', to: '2026-01' }],
    ]);
  });

  test('headings beside each other stand over a column each', () => {
    const { languages, certificates } = understand(
      documentOf(`# Lina Haddad
## Formation
Licence logistique
|| 70-240
## Langues
|| 320-545
## Certifications
|| 40-240


Arabe
Français
|| 300-545


CACES R489 cat. 3
Permis C`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(languages), values(certificates)]).toEqual([
      ['Arabic', 'French'],
      ['CACES R489 cat. 3', 'Permis C'],
    ]);
  });

  test('a second column goes on with what it stands beside, though the next heading was read before it', () => {
    const { skills, languages } = understand(
      documentOf(`# Lina Haddad
|| 40-240
## Compétences
Excel
Inventaire
Planification
Caisse

## Langues
|| 300-545


SAP
Word`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(skills), values(languages)]).toEqual([
      ['Excel', 'Inventaire', 'Planification', 'Caisse', 'SAP', 'Word'],
      [],
    ]);
  });

  test('what begins below two sections of a column goes on with the lower one', () => {
    const sections = sectionsOf(
      layoutOf(
        documentOf(`# Lina Haddad
|| 40-150
## Langues
Arabe
|| 180-400
## Formation
Licence logistique\t2016 – 2018
## Parcours
** Cariste\t2022 – 2024
|| 430-545
## Certifications
CACES R489
Permis C
|| 180-400









** Magasinier\t2019 – 2021`),
      ),
    );
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['header', 1],
      ['languages', 1],
      ['education', 1],
      ['experience', 2],
      ['certificates', 2],
    ]);
  });

  test('a menu heads nothing', () => {
    const { skills, experience, location } = understand(
      documentOf(`# Lina Haddad
12-40, rue Sainte-Anne Montréal Québec H2L 3W9
|| 40-110
Parcours
Compétences
Formation
Loisirs
|| 150-545
## Compétences acquises
Excel
Inventaire
## Parcours
** Cariste, Entrepôt Nord
2022 – 2026
## Formation
Licence logistique
## Sports et loisirs
Volley`),
      { asOf: '2026-11' },
    ).facts;
    expect([values(skills), values(experience), location?.value]).toEqual([
      ['Excel', 'Inventaire'],
      [{ from: '2022-01', to: '2026-01' }],
      'Montréal Québec H2L 3W9',
    ]);
  });

  test('languages among the skills are languages', () => {
    const { skills, languages } = factsOf(
      '## Skills\nExcel, SAP\nArabe : langue maternelle\nFrench (B2)',
    );
    expect([values(skills), values(languages)]).toEqual([
      ['Excel', 'SAP'],
      ['Arabic', 'French'],
    ]);
  });
});
