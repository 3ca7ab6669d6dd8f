import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const factsOf = (section: string) => read(`# Amina Belkacem\namina@example.dz\n${section}`);
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

/** A resume set in two columns of one width, the first of which ends in the middle of its last section. */
const inColumns = (head: string, rest: string, from = 320) =>
  read(
    `|| 50-280\n# Amina Belkacem\namina@example.dz\n${head}\n|| ${from}-550\n${rest}\n## Languages\nEnglish`,
  );

describe('a text set in columns goes on in the next one', () => {
  const head =
    '## Experience\n** Accountant, Acme Ltd\n2019 - 2021\n- Closed the books of forty small firms,';

  test('as work', () => {
    const { experience } = inColumns(
      head,
      '- each of them within five days of its year.\n** Clerk, Old Mill Ltd\n2016 - 2018',
    );
    expect(values(experience)).toEqual([
      { from: '2019-01', to: '2021-01' },
      { from: '2016-01', to: '2018-01' },
    ]);
  });

  test('but a narrower one beside it is a sidebar', () => {
    const { experience } = read(
      `|| 50-380\n# Amina Belkacem\namina@example.dz\n${head}\n|| 420-550\nCity run\n2016 - 2018\n## Languages\nEnglish`,
    );
    expect(values(experience)).toEqual([{ from: '2019-01', to: '2021-01' }]);
  });
});

describe('a section that is of work', () => {
  test.each(['Academic Appointments', 'Teaching and Research', 'Academic Experience'])(
    '%s',
    (heading) => {
      const { positions } = factsOf(
        `## ${heading}\nHillside School\n** Lecturer\n2016 - 2018\n## Education\nMaster of Accounting, 2015`,
      );
      expect(values(positions)).toEqual(['Lecturer']);
    },
  );

  test('and one that is of studies', () => {
    const { positions, education } = factsOf(
      '## Academic Experience\nMaster of Accounting\n2012 - 2014\nStudent assistant',
    );
    expect([values(positions), values(education)]).toEqual([[], ['Master']]);
  });
});

test('entries whose bullets stand before their titles', () => {
  const { position, experience } = factsOf(
    '## Experience\n- Night porter at “The Mill Hotel”\n- Since July 24, 2019\n- Waiter at “The Weir”\n- June 12, 2016 – August 21, 2016',
  );
  expect([position?.value, values(experience)]).toEqual([
    'Night porter',
    [
      { from: '2019-07', to: null },
      { from: '2016-06', to: '2016-08' },
    ],
  ]);
});

describe('whose name it is', () => {
  test.each<[string, string | null]>([
    ['# Robert Price, III\nrprice@example.com', 'Robert Price, III'],
    ['# Robert Price Jr.\nrprice@example.com', 'Robert Price Jr.'],
    ['# Amina Belkacem Site Engineer\nmail@example.com', 'Amina Belkacem'],
    ['# Amina Belkacem\tABelkacem\nmail@example.com', 'Amina Belkacem'],
    ['# Amina LE BOULANGER\nmail@example.com', 'Amina Le Boulanger'],
    ['# Oldacre, Wrenna\nwoldacre@example.com', 'Wrenna Oldacre'],
    ['# Amina Oldacre, Esq\noldacre@example.com', 'Amina Oldacre'],
    ['# Oldacre, Accountant\nwoldacre@example.com', 'Oldacre'],
    ['# Le Goff, Wrenna\nwlegoff@example.com', 'Wrenna Le Goff'],
    ['# Oldacre, Portfolio\noldacre@example.com', 'Oldacre'],
    ['# Lyon, Rhône\nlyon@example.com', null],
    ['# Amina DE ROO Accountant\nmail@example.com', 'Amina de Roo'],
    ['# Amina van der Roo Accountant\nmail@example.com', 'Amina van der Roo'],
    ['# M A Marlow\nmamarlow@example.com', 'M A Marlow'],
    ['# S A R A H M A R L O W\nsarah@example.com', 'Sarah Marlow'],
    ['# M A R T H A   M A R L O W\nmmarlow@example.com', 'Martha Marlow'],
    ['# M A R T H A M A R L O W\nmmarlow@example.com', 'Martha Marlow'],
    ['# S A R A H\n# M A R L O W\nsarah@example.com', 'Sarah Marlow'],
    ['# M A R T I N S O N\nmartinson@example.com', 'Martinson'],
    ['# N U R S E\n+213 550 12 34 56\nmail@example.com', null],
    ['# Baker\n- MARIA Database\n- 12 Mill Lane\nmail@example.com', null],
    ['# Baker\n- MARLOW Amina\n- 12 Mill Lane\nmail@example.com', 'Marlow Amina'],
    ['# Baker\n- Amina Belkacem\n- 12 Mill Lane\nmail@example.com', null],
    ['# Resume\nHi, my name is Amina Belkacem. I am a baker.\nmail@example.com', 'Amina Belkacem'],
    ['Koning Albertlaan\n9000 Gent\nmail@example.com', null],
  ])('%s', (head, name) => {
    expect(
      read(`${head}\n## Experience\n** Baker, Acme Ltd\n2019 - 2021`).name?.value ?? null,
    ).toBe(name);
  });
});

describe('where somebody lives', () => {
  test.each<[string, string | null]>([
    ['Site Engineer based in Norman, OK', 'Norman, OK'],
    ['12 Mill Lane S, Marlow Weir, Fl 33460', 'Marlow Weir, Fl 33460'],
    ['Marlow MA USA | amina@example.com', 'Marlow MA USA'],
    ['26 19th Ave South Minneapolis, Minnesota 55455', 'Minneapolis, Minnesota 55455'],
    ['Mill Lane, Marlow Weir TAS 7005', 'Marlow Weir TAS 7005'],
    ['4 Abbey Row, St Orlan, Fife KY16 9DL', 'St Orlan, Fife KY16 9DL'],
    ['Young Bakers, Atlanta, GA 2002', null],
    ['Place of birth\tWinterswijk, the Netherlands', null],
  ])('%s', (line, place) => {
    expect(read(`# Amina Belkacem\n${line}\n## Skills\nExcel`).location?.value ?? null).toBe(place);
  });
});

test('dates that stand one over the other, the end above', () => {
  const { experience } = factsOf(
    '## Experience\nPresent\tBaker at the Mill\nMay 2018\tA bakery of ten\nAug 2016\tClerk at the Weir\nOct 2015\tA shop',
  );
  expect(values(experience)).toEqual([
    { from: '2018-05', to: null },
    { from: '2015-10', to: '2016-08' },
  ]);
});

describe('degrees', () => {
  test.each<[string, string[]]>([
    ['BSCS Computer Science, Hillside College', ['Bachelor']],
    ['Engineer Specialist degree in Building', ['Master']],
    ['Unfinished MSc in Baking\nBSc in Milling', ['Bachelor']],
    ['Bachelor degree - not completed, 2014', []],
    ['Advisor: Jo March, Ph.D.\nB.A., History', ['Bachelor']],
    ['Honours Mathematics, Hillside College', ['Bachelor']],
    ['Honours Society of Marlow', []],
    ['Degree in Nursing', ['Bachelor']],
    ["Associate's degree in Nursing", []],
    ['Batchelor of Arts', ['Bachelor']],
    ['History, First Class Honours', ['Bachelor']],
    ['MBBS, Hillside College', ['Bachelor']],
    ['BMath, Hillside College', ['Bachelor']],
    ['B.Pharm, Hillside College', ['Bachelor']],
    ['MSci Physics', ['Master']],
    ['M.Com Accounting', ['Master']],
    ['Pharm.D., Hillside College', ['PhD']],
    ['MD, Hillside College', ['PhD']],
    ['Hillside College, Marlow MD', []],
    ['DNMADE, École du Moulin', ['Bachelor']],
    ['Architecte DPLG', ['Master']],
    ['Ingénieur diplômé de l’École du Moulin', ['Master']],
    ['دبلوم مهندس في الميكانيك', ['Master']],
    ['Air Transport Pilot Licence', []],
    ['Licence de football', []],
    ['Licence3 Meunerie', ['Bachelor']],
    ['MBA1 Meunerie', ['Master']],
    ['Deuxième année de BUT informatique', ['Bachelor']],
    ['Licence de lettres, candidat au Master Meunerie', ['Bachelor']],
    ['Sophomore in Baking, Hillside University', ['Bachelor']],
    ['Undergraduate studies in Baking', ['Bachelor']],
    ['Postgraduate studies in Baking', ['Master']],
    ['Thesis advisor: Jo March, PhD', []],
    ['Thesis supervised by Jo March, PhD', []],
    ['Preparation for the MBA entrance exam', []],
    ['Degree: High School Diploma', []],
    ['Degree in progress', []],
    ['M.E. Marsh College', []],
    ['M.D. Marsh Cancer Center', []],
    ['Edd Marsh School', []],
    ['B Pharma Ltd, intern', []],
    ['JD - Sports', []],
    ['MD, Springfield', []],
    ['MD, Hillside University', ['PhD']],
    ['College Senior School', []],
    ['Honours English in grade 12', []],
    ['Middle class hons', []],
    ['First degree burns training', []],
    ["Master's applicant", []],
  ])('%s', (lines, levels) => {
    expect(values(factsOf(`## Education\n${lines}`).education)).toEqual(levels);
  });

  test.each<[string, string[]]>([
    ['Étudiante en Master 2 Meunerie', ['Master']],
    ['Final-year BSc Baking student', ['Bachelor']],
    ['Doctorant en meunerie', ['PhD']],
    ['MBA, PMP', ['Master']],
    ['Mill Master', []],
    ['I graduated with an MSc in Baking.', ['Master']],
    ['Titulaire d’une licence de lettres.', ['Bachelor']],
    ['حاصل على إجازة في الحقوق', ['Bachelor']],
    ['Student eager to master new ovens', []],
    ['Étudiante, bonne maîtrise de l’anglais', []],
    ['I have managed master data in SAP', []],
    ['Recruiter with an MBA team', []],
    ['HR adviser who has hired graduate and PhD staff', []],
    ['I have trained Master and Bachelor students', []],
    ['Obtenu la licence FFF', []],
    ['I have taught PhD students.', []],
    ['I want to take a Master’s degree.', []],
  ])('of which nothing but the head tells: %s', (line, levels) => {
    const { education } = factsOf(`${line}\n## Experience\nBaker, the Mill, 2019 - 2021`);
    expect(values(education)).toEqual(levels);
  });

  test('behind a name', () => {
    const { education } = factsOf('Baker | PhD\n## Education\nMSc Baking, Hillside College');
    expect(values(education)).toEqual(['Master', 'PhD']);
  });

  test('among trainings, where nothing is headed education', () => {
    const { education } = factsOf(
      '## Training\n** First Aid\nRed Cross, 2010\n** M.S. Excel\n** B.A. Political Science\nHillside College',
    );
    expect(values(education)).toEqual(['Bachelor']);
  });
});

describe('certificates', () => {
  test('below those who give them', () => {
    const document = documentOf(
      '# Amina Belkacem\namina@example.dz\n## Certifications\nMarlow School (2021)\n- Baking for beginners\nSociety of Bakers\n- Certified Sourdough Baker (May 2019)',
    );
    const { certificates } = understand(document, { asOf: '2026-11' }).facts;
    expect(values(certificates)).toEqual(['Baking for beginners', 'Certified Sourdough Baker']);
  });

  test('among what somebody attended', () => {
    const { certificates } = factsOf(
      '## Professional Development\nBread and Inclusion, Workshop at Marlow School (2019)\nCertified Sourdough Baker (2018)',
    );
    expect(values(certificates)).toEqual(['Certified Sourdough Baker']);
  });

  test('and not among workshops, which are attended and led', () => {
    const { certificates } = factsOf(
      '## Conferences and Workshops\nBread Makers Conference (2019)\nMarlow, KY\n## Workshops\nInstructor of Rye for Beginners (2020)',
    );
    expect(certificates).toEqual([]);
  });
});

test('skills that only running text mentions are not listed', () => {
  const { skills } = factsOf(
    '## Experience\n** Baker, Acme Ltd\n2019 - 2021\n- Kept the books in Excel and wrote scripts in Python.',
  );
  expect(skills).toEqual([]);
});

describe('the skills of a list', () => {
  test.each<[string, string[]]>([
    ['Excel, Sage, basic Spanish', ['Excel', 'Sage']],
    ['Python (NumPy, Pandas, and SciPy)', ['Python', 'NumPy', 'Pandas', 'SciPy']],
    ['Excel, Sage, more...', ['Excel', 'Sage']],
    [
      '- HTML/CSS (Bootstrap, BEM)\n- HTML5 / CSS3\n- HTML/CSS/JS',
      ['HTML', 'CSS', 'Bootstrap', 'BEM', 'JS'],
    ],
    ['C/C++, Linux / Ubuntu, TCP/IP', ['C', 'C++', 'Linux / Ubuntu', 'TCP/IP']],
    [
      'MATLAB/Octave, GitLab CI/CD, CVS / Subversion',
      ['MATLAB', 'Octave', 'GitLab CI/CD', 'CVS / Subversion'],
    ],
    ['- .NET 6 / 8\n- Rye / spelt breads', ['.NET 6 / 8', 'Rye / spelt breads']],
    [
      '- Perl / Catalyst\n- Python / Flask\n- JS/TS',
      ['Perl', 'Catalyst', 'Python', 'Flask', 'JS', 'TS'],
    ],
    ['- ROS 1 / ROS 2\n- Bash / Shell Scripting', ['ROS 1', 'ROS 2', 'Bash / Shell Scripting']],
    ['- Python (2, 3)\n- C++ (14/17)', ['Python', 'C++']],
    ['- Version control (Git)\n- SQL (Postgres)', ['Version control', 'Git', 'SQL', 'Postgres']],
    ['- Oven norms (ISO 1101)\n- Linux (basic shell usage)', ['Oven norms', 'ISO 1101', 'Linux']],
    ['- Java (+ Android)\n- MacOS X (10.11+)', ['Java', 'Android', 'MacOS X']],
    ['- Maximo (v6, 7.2, TSRM)\n- Miwe (MW)', ['Maximo', 'TSRM', 'Miwe (MW)']],
    [
      '- Route planning (A*, RRT*)\n- Cutting parameters (power, speed)',
      ['Route planning', 'A*', 'RRT*', 'Cutting parameters', 'power', 'speed'],
    ],
    [
      '** Oven design\nAssertively plan wireless ovens rather than many synergistic core\ncompetencies.',
      ['Oven design'],
    ],
    [
      'Excel PostgreSQL SQLite Tableau Browser extensions',
      ['Excel', 'PostgreSQL', 'SQLite', 'Tableau', 'Browser extensions'],
    ],
    ['Hard-Working, Excel', ['Hard-Working', 'Excel']],
    ['Databases (SQLite and MongoDB)', ['Databases', 'SQLite', 'MongoDB']],
    ['Excel, Sage\nLeuven, November 24, 2021', ['Excel', 'Sage']],
    [
      'Excel • Sage\nWelder • Lathe\nPress • Forge',
      ['Excel', 'Sage', 'Welder', 'Lathe', 'Press', 'Forge'],
    ],
    ['Excel\n## Languages\nPython, SQL, R', ['Excel', 'Python', 'SQL', 'R']],
    [
      '- Code\nC++\tPython\n- Drawing\nFusion 360\tSketchUp',
      ['C++', 'Python', 'Fusion 360', 'SketchUp'],
    ],
  ])('%s', (lines, skills) => {
    expect(values(factsOf(`## Skills\n${lines}`).skills)).toEqual(skills);
  });

  test('a logo whose A is raised is one word', () => {
    const document = documentOf(
      '# Amina Belkacem\namina@example.dz\n## Skills\nA\n- Markup: HTML, LTEX\n- Tools: Excel, Sage',
    );
    const at = document.lines.findIndex(({ text }) => text === 'A');
    const [raised, below] = document.lines.slice(at);
    if (!raised || !below) throw new Error('No logo');
    const lines = document.lines.with(at, { ...raised, size: 7, y: below.y - 3 });
    const { skills } = understand({ ...document, lines }, { asOf: '2026-11' }).facts;
    expect(values(skills)).toEqual(['HTML', 'LaTeX', 'Excel', 'Sage']);
  });
});

test('one subject beside a town heads no section, though labels elsewhere look as it does', () => {
  const { skills } = factsOf(
    '## Education\n** Marlow Institute\t2017 - 2021\nInformation Technology\tTarnbrook\n## Experience\n** Weaver, Acme Ltd\t2021 - 2023\n- Wove cloth.\n## Other\nTechnical skills: Looms, Ropes\nInterests: Chess',
  );
  expect(values(skills)).toEqual([]);
});
