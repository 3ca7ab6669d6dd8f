import { describe, expect, test } from 'vitest';
import { pdfOf, type PdfPage } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';
import { headingKinds } from '../../src/understanding/vocabulary/headings';

const read = (text: string, details = 'amina@example.dz') =>
  understand(documentOf(`# Amina Belkacem\n${details}\n${text}`), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

async function factsOf(pages: PdfPage[]) {
  const outcome = await readResume(pdfOf(pages), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

describe('what belongs to a heading', () => {
  test('stands at the head of the page after it, though another column ends the page before', () => {
    const first = documentOf(
      '# Amina Belkacem\namina@example.dz\n|| 50-200\n## Skills\n- Java\n- Python\n\n\n\n## Education\n|| 300-450\n- Linux\n- Ansible',
    );
    const second = documentOf('** Diploma in Surveying\nMill Lane College\n2014 - 2017');
    const lines = second.lines.map((line) => ({ ...line, page: 2, block: 9 }));
    const document = { ...first, pages: 2, lines: [...first.lines, ...lines] };
    const { skills } = understand(document, { asOf: '2026-11' }).facts;
    expect(values(skills).toSorted()).toEqual(['Ansible', 'Java', 'Linux', 'Python']);
  });

  test('is work where a heading of work stands right over its own, whatever that is called', () => {
    const { skills, yearsExperience, position } = read(
      '## Experience\n\n\n## Software Development\n** Site Engineer\nAcme Ltd, Jan 2019 - Dec 2020\n## Education\nBachelor of Arts',
    );
    expect([values(skills), yearsExperience?.value, position?.value]).toEqual([
      [],
      2,
      'Site Engineer',
    ]);
  });
});

test('certificates are none of what stands with the degrees, where their own heading follows', () => {
  const { certificates } = read(
    '## Education & Certifications\nCertificate IV, Surveying\nMill Lane College\n2014 - 2016\n## Certifications\n- Forklift Operator Certificate',
  );
  expect(values(certificates)).toEqual(['Forklift Operator Certificate']);
});

test('certificates are courses among degrees that begin with the site that gives them', () => {
  const { certificates } = read(
    '## Diplômes et formations\n- Master en informatique, Tours, 2006\n- Coursera Baking for Beginners – 03/2013\n- Udemy : Pains et levains – 05/2014',
  );
  expect(values(certificates)).toEqual(['Baking for Beginners', 'Pains et levains']);
});

test.each([
  ['what else is listed', ['Rowing', 'Chess'], []],
  ['further skills', ['Java', 'Git'], ['Java', 'Git']],
])('a line as large as the heading of skills within them is over %s', async (_, below, further) => {
  const { skills } = await factsOf([
    [
      { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
      { text: 'amina@example.dz', x: 40, y: 80 },
      { text: 'Compétences', x: 40, y: 120, size: 16, bold: true },
      { text: 'Excel', x: 40, y: 140 },
      { text: 'SAGE', x: 40, y: 154 },
      { text: 'On the side', x: 40, y: 190, size: 16 },
      ...below.map((text, i) => ({ text, x: 40, y: 210 + 14 * i })),
    ],
  ]);
  expect(values(skills)).toEqual(['Excel', 'SAGE', ...further]);
});

test('small headings in capitals are known whose sizes differ by a little', async () => {
  const { skills, education, positions } = await factsOf([
    [
      { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
      { text: 'amina@example.dz', x: 40, y: 80 },
      { text: 'SUMMARY', x: 40, y: 100, size: 8.4 },
      { text: 'I bake bread with care and with patience', x: 60, y: 120 },
      { text: 'EDUCATION', x: 40, y: 140, size: 7.7 },
      { text: 'Bachelor of Arts', x: 60, y: 160 },
      { text: 'EXPERIENCE', x: 40, y: 180, size: 7.7 },
      { text: 'Baker, Acme, 2019 - 2021', x: 60, y: 200 },
      { text: 'SKILLS', x: 40, y: 220, size: 7.7 },
      { text: 'Kneading', x: 60, y: 240 },
      { text: 'Plaiting', x: 60, y: 254 },
    ],
  ]);
  expect([values(skills), values(education), values(positions)]).toEqual([
    ['Kneading', 'Plaiting'],
    ['Bachelor'],
    ['Baker'],
  ]);
});

test('skills do not end with the small line in capitals that leads up to the next heading', async () => {
  const { skills } = await factsOf([
    [
      { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
      { text: 'amina@example.dz', x: 40, y: 80 },
      { text: 'Compétences', x: 40, y: 120, size: 16, bold: true },
      { text: 'Excel', x: 40, y: 140 },
      { text: 'SAGE', x: 40, y: 154 },
      { text: 'PARCOURS', x: 40, y: 190, size: 8 },
      { text: 'Expérience', x: 40, y: 208, size: 16, bold: true },
      { text: 'Caissière, Acme, 2019 - 2021', x: 40, y: 228 },
    ],
  ]);
  expect(values(skills)).toEqual(['Excel', 'SAGE']);
});

test('skills are the only line of their section, though that is in capitals', () => {
  const { skills } = read('## Skills\nHTML, CSS, SQL\n## Languages\nFrench');
  expect(values(skills)).toEqual(['HTML', 'CSS', 'SQL']);
});

test('no phone is that of a referee beside another one, under whatever heading that column has', async () => {
  const { phone } = await factsOf([
    [
      { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
      { text: 'amina@example.dz', x: 40, y: 80 },
      { text: 'References', x: 40, y: 140, size: 16, bold: true },
      { text: 'Mrs Oldacre', x: 40, y: 200, bold: true },
      { text: 'Head of kitchen', x: 40, y: 214 },
      { text: 'Phone 0113 496 0123', x: 40, y: 228 },
      { text: 'Skills', x: 340, y: 120, size: 16, bold: true },
      { text: 'Excel', x: 340, y: 140 },
      { text: 'Sage', x: 340, y: 154 },
      { text: 'Mr Bexley', x: 340, y: 200, bold: true },
      { text: 'Head waiter', x: 340, y: 214 },
      { text: 'Phone 0113 496 0456', x: 340, y: 228 },
    ],
  ]);
  expect(phone).toBeNull();
});

test('skills in brackets are known to those who run the computers of others', () => {
  const { skills } = read('## Skills\nEndpoint Management (Intune, SCCM)');
  expect(values(skills)).toEqual(['Endpoint Management', 'Intune', 'SCCM']);
});

const titleAmong = (lines: string) =>
  read(`## Experience\n** Acme Ltd\tMar 2019 – Present\n${lines}\n## Education\nBSc`).position;

describe('the person', () => {
  test('lives where a line of several says so', () => {
    expect(read('- 33 ans, vis à Lyon\n## Formation\nLicence').location?.value).toBe('Lyon');
  });

  test('is named by the subject of the first sentence', () => {
    const text =
      'Amina Belkacem is a composer and teacher. She wrote music for many films.\n## Experience\n** Teacher\nAcme Ltd, Jan 2019 - Dec 2020';
    const { name } = understand(documentOf(text), { asOf: '2026-11' }).facts;
    expect(name?.value).toBe('Amina Belkacem');
  });

  test('has no headline that stands over bullets and is no role', () => {
    const { position } = read(
      '! À retenir\n- Aime le jazz\n- Anglais courant\n## Formation\nLicence',
    );
    expect(position).toBeNull();
  });

  test('has the degree that begins a line among the work, where no section has degrees', () => {
    const { education } = read(
      '## Experience\n** Night porter\nAcme Ltd, Jan 2019 - Dec 2020\n\n** Bachelor of Music, Piano\nMill Lane College, 2013',
    );
    expect(values(education)).toEqual(['Bachelor']);
  });

  test('holds a title without its duties', () => {
    const line = 'Field Surveyor: maps of rivers and their small dams, in all seasons';
    expect(titleAmong(line)?.value).toBe('Field Surveyor');
  });

  test('holds no title that tells what somebody leads', () => {
    expect(titleAmong('Lead maps & plans of small dams, and their repair')).toBeNull();
  });

  test('holds no title of a list of skills', () => {
    const { position } = read(
      '## Expériences professionnelles\n- Acme – Lyon – depuis 03/2013\n- Scala, Casbah Mongo driver, MongoDB, Git, Linux\n- Bexley – Lyon – de 10/2011 à 09/2012\n- Java, Maven, Eclipse',
    );
    expect(position).toBeNull();
  });
});

test('a skill at the end of a full line does not go on with the outdented name of the next group', async () => {
  const lines: [x: number, text: string][] = [
    [40, 'Access'],
    [76, 'Kerberos, SAML, LDAP, Shibboleth, OpenLDAP, Smartcards'],
    [40, 'Identity'],
    [76, 'DNS, SQL, MySQL'],
    [40, 'Coding'],
    [76, 'Ruby, Python, Perl'],
  ];
  const { skills } = await factsOf([
    [
      { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
      { text: 'amina@example.dz', x: 40, y: 80 },
      { text: 'Skills', x: 40, y: 120, size: 16, bold: true },
      ...lines.map(([x, text], i) => ({ text, x, y: 150 + i * 16 })),
    ],
  ]);
  expect(values(skills)).toEqual([
    'Kerberos',
    'SAML',
    'LDAP',
    'Shibboleth',
    'OpenLDAP',
    'Smartcards',
    'DNS',
    'SQL',
    'MySQL',
    'Ruby',
    'Python',
    'Perl',
  ]);
});

test('the entries of work are bullets that begin with their dates, whatever has dates further down', () => {
  const { experience } = read(
    '## Expérience professionnelle\n- Janvier 2021 à décembre 2022 Caissière\n- Juin 2018 à mai 2020 Serveuse\n- Mars 2015 à mai 2016 Vendeuse\n- Mai 2013 à mai 2014 Plongeuse\nChorale : directrice technique de mai 2001 à mai 2003',
  );
  expect(values(experience)).toEqual([
    { from: '2021-01', to: '2022-12' },
    { from: '2018-06', to: '2020-05' },
    { from: '2015-03', to: '2016-05' },
    { from: '2013-05', to: '2014-05' },
  ]);
});

test('no position is the name of a site where publications are listed', () => {
  expect(read('! Google Scholar Profile\n## Education\nBachelor of Arts').position).toBeNull();
});

test('a phone ends before a bullet and a second number', () => {
  const { phone } = read('', '06 12 34 56 78 • 04 12 34 56 78 • amina@example.dz');
  expect(phone?.value).toBe('06 12 34 56 78');
});

test('skills stand without the braces around their list', () => {
  const { skills } = read('## Skills\nProgramming: {Java, Bash, Python}');
  expect(values(skills)).toEqual(['Java', 'Bash', 'Python']);
});

test('headings are known with a sign for their and, and with words that say little', () => {
  expect(['Research & Teaching', 'Formal Education'].map(headingKinds)).toEqual([
    ['experience'],
    ['education'],
  ]);
});
