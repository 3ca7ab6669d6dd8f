import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const HEAD = '# Amina Belkacem\namina@example.dz\n';
const factsOf = (markup: string, head = HEAD) =>
  understand(documentOf(head + markup), { asOf: '2026-11' }).facts;
const degreesOf = (markup: string, head = HEAD) =>
  factsOf(markup, head).education.map(({ value }) => value);

describe('what an entry on education begins with', () => {
  test.each<[string, string[]]>([
    ['UG: Computer Science, Hill University', ['Bachelor']],
    ['2012 – 2015\tUndergrad in Physics', ['Bachelor']],
    ['Graduation: B.A. Hindi', ['Bachelor']],
    ['Graduate in Commerce from Hill University', ['Bachelor']],
    ['Graduate in 2019', []],
    ['Graduate in Arts, Mill High School', []],
    ['2:1 in Law', ['Bachelor']],
    ['BMS, 2015', ['Bachelor']],
    ['L2 Droit', ['Bachelor']],
    ['BUT 3 Informatique', ['Bachelor']],
    ['Postgraduate: Marketing', ['Master']],
    ['Postgraduate in a certificate course', []],
    ['Graduate studies in Physics', ['Master']],
    ['Specialist in Applied Mathematics, Hill State University', ['Master']],
    ['Specialist in Oracle training', []],
    ['M.E. VLSI Design', ['Master']],
    ['MIS, Hill University', ['Master']],
    ['2016-2017 : Maitrise Direction des structures', ['Master']],
    ['Maîtrise AES', ['Master']],
    ['Ingénieur informatique', ['Master']],
    ['Ingénieur : génie civil', ['Master']],
    ['Ingénieur stagiaire', []],
    ['Thèse en informatique', ['PhD']],
    ['Thèse CIFRE', ['PhD']],
    ['DBA, 2019', ['PhD']],
    ['Advisor: M. A. Haddad, DSc', []],
    ['Graduation: Commerce, Hill University', ['Bachelor']],
    ['Graduation: June 2012', []],
    ['High School Diploma\nGraduation – 2012', []],
    ['Mill High School\tGraduate, 2010', []],
    ['Mill High School\nGraduate, 2010', []],
    ['BMS College of Engineering\nDiploma in Civil', []],
    ['BIT Mesra\nDiploma', []],
    ['DNA techniques, PCR', []],
    ['L2 Support course, 2012', []],
    ['Degree: MIS, Hill University', ['Master']],
    ['HND Computing: MIS, Databases', []],
    ['Modules: MIS, Accounting', []],
    ['MAT: 95 percentile', []],
  ])('%s', (line, levels) => {
    expect(degreesOf(`## Education\n${line}`)).toEqual(levels);
  });
});

describe('a degree that somebody does not have', () => {
  test.each<[string, string[]]>([
    ['Niveau licence', []],
    ['Licence pilote privé', []],
    ['2010 : Niveau Master en droit, Université de Lyon', []],
    ['2010 : Licence de droit (niveau), Université de Lyon', []],
    ["Niveau d'études : Master", ['Master']],
    ['Niveau\tMaster', ['Master']],
    ['2010 : Diplôme de niveau Master, CNAM', ['Master']],
    ['2010 : Titre RNCP niveau 7 (Master), CNAM', ['Master']],
    ['2010 : Titre professionnel de niveau licence, AFPA', ['Bachelor']],
    ["2010 : Diplôme d'ingénieur de niveau Master, CNAM", ['Master']],
    ['Formation suivie jusqu’au niveau licence', []],
    ["J'ai choisi un DUT plutôt que de faire une école d'ingénieur", []],
    ["Un CAP au lieu d'un master", []],
    ["I took an apprenticeship instead of a Bachelor's degree", []],
    ["Rather than wait, I took a Master's degree in 2012", ['Master']],
    ['Chose theory instead of practice, Master of Science in Physics', ['Master']],
    ["Au lieu d'attendre, j'ai passé un master de gestion en 2012", ['Master']],
    ['Formation de la grande école du numérique', []],
    ['2012 : Grande école de commerce, Lyon', ['Master']],
  ])('%s', (line, levels) => {
    expect(degreesOf(`## Formation\n${line}`)).toEqual(levels);
  });
});

describe('a degree by its name', () => {
  test.each<[string, string[]]>([
    ['Currently working on B. S. degree in mathematics', ['Bachelor']],
    ['B-Tech in Civil', ['Bachelor']],
    ['MBChB', ['Bachelor']],
    ['B.P.Ed, 2014', ['Bachelor']],
    ['4-year degree in nursing', ['Bachelor']],
    ['Third year of a degree in Nursing', ['Bachelor']],
    ['MS-DOS 6', []],
    ['MS-CS, 2019', ['Master']],
    ['Honors degree in Zoology', ['Bachelor']],
    ["Diplôme d'état infirmier", ['Bachelor']],
    ['Baccalauréat en arts visuels, Université du Lac', ['Bachelor']],
    ['Baccalauréat en sciences, Lycée du Lac', []],
    ['Bachelier : informatique', ['Bachelor']],
    ['Licenciée en droit', ['Bachelor']],
    ['بكلوريوس علوم', ['Bachelor']],
    ['لسانس آداب', ['Bachelor']],
    ['Engineering degree in Mechanics (B.E.)', ['Bachelor']],
    ['M-Tech, 2019', ['Master']],
    ['Specialist degree', ['Master']],
    ["Diplôme d'ingénierie", ['Master']],
    ["École supérieure d'ingénieurs en électronique", ['Master']],
    ["Prépa école d'ingénieurs", []],
    ['D.E.A. de physique', ['Master']],
    ['RNCP niv. 7', ['Master']],
    ["Maîtrise de l'anglais", []],
    ["Maîtrise d'ouvrage", []],
    ['Doctoral programme in Law', ['PhD']],
    ['Études doctorales en informatique', ['PhD']],
    ["Docteur d'État", ['PhD']],
    ['Dr. med.', ['PhD']],
    ['Candidate of Sciences', ['PhD']],
  ])('%s', (line, levels) => {
    expect(degreesOf(`## Education\n${line}`)).toEqual(levels);
  });
});

describe('where no section is on education', () => {
  test.each<[string, string[]]>([
    ['## Miscellaneous\n- Education: BA, English, Hill University', ['Bachelor']],
    ['## Projects\n2016 – 2018\n** Master 1 & 2 : Economics at Hill University', ['Master']],
    ['## Appointments\n2006. DPhil, Energy Policy', ['PhD']],
    ['## Teaching\n2016 Master thesis supervision, Hill University', []],
    ['## Teaching\nPhD students, Hill University', []],
    ['## Other\nMaster data of the University', []],
    ['## Other\nLicence de droit, 2016', ['Bachelor']],
    ['## Other\nLicence: full UK, 2010', []],
    ['## Other\nLicence B, 2015', []],
    ['## Other\nLicence FFT, 2016', []],
    ['## Interests\nM2 Club, 2016', []],
    ['## Projects\nM2 Biologie, 2016', ['Master']],
    ['## Projects\nM1 chip port, 2021', []],
    ['## Awards\nMBA scholarship, Leeds University', []],
  ])('an entry that begins with a degree says when or where: %s', (lines, levels) => {
    expect(degreesOf(lines)).toEqual(levels);
  });

  test('letters below a name are a degree', () => {
    expect(degreesOf('B. Ed.\namina@example.dz', '# Amina Belkacem\n')).toEqual(['Bachelor']);
  });
});

describe('a degree by another name', () => {
  test.each([
    ['Docteure de l’Université de Lyon', 'PhD'],
    ['Docteur ès sciences', 'PhD'],
    ['Docteur-ingénieur, TU Berlin', 'PhD'],
    ['Dr. phil., Universität Wien', 'PhD'],
    ['Thèse en hydrologie, Nantes', 'PhD'],
    ['Étudiante en thèse', 'PhD'],
    ['Soutenance de thèse : juin 2019', 'PhD'],
    ['HDR, Université de Lille', 'PhD'],
    ['D.Sc. in Technology', 'PhD'],
    ['D.M.A. in Piano', 'PhD'],
    ['EngD, Cranfield', 'PhD'],
    ['DBA, Henley', 'PhD'],
    ['Doctoral programme in Law', 'PhD'],
    ['Dottorato di ricerca', 'PhD'],
    ['2003–2005 MA History', 'Master'],
    ['Ingénieur agronome, AgroParisTech', 'Master'],
    ['Diplôme supérieur de comptabilité et de gestion', 'Master'],
    ['Mestrado em Física', 'Master'],
    ['University of Leeds, BA, 2001', 'Bachelor'],
    ['BAA, HEC Montréal', 'Bachelor'],
    ['Diplôme d’État infirmier', 'Bachelor'],
    ['Bacharelado em Física', 'Bachelor'],
  ])('%s', (degree, level) => {
    expect(degreesOf(`## Education\n${degree}`)).toEqual([level]);
  });

  test.each(['Thèse professionnelle', 'Thèse de bac', 'These courses', 'Boston, MA, 2001'])(
    '%s is none',
    (line) => {
      expect(degreesOf(`## Education\n${line}`)).toEqual([]);
    },
  );
});

describe('a doctorate that is being taken, above another degree', () => {
  const master = '## Education\nMSc Physics, Leeds\t2017';
  test.each([
    ['among work', '## Experience\nPhD Student, Leeds\t2018 – 2022'],
    ['in another section', '## Situation actuelle\nDepuis sept. 2018\tDoctorante en droit'],
  ])('%s', (_, section) => {
    expect(degreesOf(`${section}\n${master}`)).toEqual(['Master', 'PhD']);
  });

  test.each([
    '- PhD students supervised in the lab',
    'PhD Student Representative, Leeds\t2018 – 2022',
  ])('%s is none', (line) => {
    expect(degreesOf(`## Experience\nClerk, Acme\t2012\n${line}\n${master}`)).toEqual(['Master']);
  });
});

test.each([
  ['MBA with 10 years in sales.', ['Master']],
  ['PhD-trained biologist', ['PhD']],
  ['Docteure en chimie, je cherche un poste.', ['PhD']],
  ['Hired an MBA with 10 years in sales.', []],
])('the degree that a summary begins with: %s', (line, levels) => {
  expect(degreesOf(`## Summary\n${line}\n## Experience\nClerk, Acme\t2012 – 2015`)).toEqual(levels);
});

const held = ({ education, positions, experience }: ReturnType<typeof factsOf>) => [
  education.map(({ value }) => value),
  positions.map(({ value }) => value),
  experience.map(({ value: { from, to } }) => `${from} ${to}`),
];

describe('among work, what begins like a degree', () => {
  const school = '## Education\nBaccalauréat, Lycée du Lac, 2008';
  const WORK = ['2012-01 2016-01', '2016-01 2020-01'];

  test.each([
    'MSC Cruises',
    'L3 Technologies',
    'DEA (Washington)',
    'M2 Group',
    'MSN',
    'Masters & Sons',
    'BE Aerospace',
    'M.A.C. Cosmetics',
    'M.S. Ramaiah Hospital',
    'BMS College of Engineering',
    'B.Tech Solutions',
    'Grande École de danse',
    "École d'ingénieurs ESI",
  ])('is who the work was for: %s', (employer) => {
    const work = `## Experience\n** ${employer}\t2012 - 2016\nSales Assistant\n** Clerk, Acme Ltd\t2016 - 2020\n`;
    expect(held(factsOf(work + school))).toEqual([[], ['Sales Assistant', 'Clerk'], WORK]);
  });

  test.each([
    ['DBA, Acme Bank', ['DBA', 'Clerk']],
    ['MD, Acme Ltd', ['Clerk']],
    ['BA, Barclays', ['Clerk']],
    ['Master, MV Aurora', ['Master', 'Clerk']],
    ['L3 Support Engineer', ['L3 Support Engineer', 'Clerk']],
    ['BDS Dental Nurse', ['BDS Dental Nurse', 'Clerk']],
  ])('is a post: %s', (post, titles) => {
    const work = `## Experience\n** ${post}\t2012 - 2016\n- Kept books.\n** Clerk, Acme Ltd\t2016 - 2020`;
    expect(held(factsOf(work))).toEqual([[], titles, WORK]);
  });

  test.each([
    ['MA, Hill University', 'Master'],
    ['MSc Physics', 'Master'],
    ['BA in History', 'Bachelor'],
    ['Licence Informatique', 'Bachelor'],
    ['M.Sc. of Hill College', 'Master'],
  ])('is a study: %s', (study, level) => {
    const work = `## Experience\n** ${study}\t2012 - 2016\n** Clerk, Acme Ltd\t2016 - 2020`;
    expect(held(factsOf(work))).toEqual([[level], ['Clerk'], ['2016-01 2020-01']]);
  });
});

describe('a degree that is not named', () => {
  test.each<[string, string[]]>([
    ['Hill University\nComputer Science\n2012 – 2015', ['Bachelor']],
    ['Studying Economics at Hill University, 2022 – present', ['Bachelor']],
    ['Hill University\nHistory, Minor in Spanish\nMay 2019', ['Bachelor']],
    ['Faculty of Commerce, Hill University, 2015', ['Bachelor']],
    ['كلية الهندسة - جامعة الساحل\n2010 - 2015', ['Bachelor']],
    ['Hill University\tDean’s List\nHistory, Minor in Spanish\nMay 2019', ['Bachelor']],
    ['Hill University\n2012 – 2015', []],
    ['Hill University, Computer Science, 2012 – 2013', []],
    ['Hill University, online course, Data science, 2018 – 2021', []],
    ['Mill High School, Science, 2010 – 2014', []],
    ['Lycée du Lac, sciences, 2012 – 2015', []],
    ['Hill University 2010 - 2013\nBusiness Studies, no degree awarded', []],
    ['Hill University, Economics (did not finish), 2010 – 2013', []],
    ['Université du Lac, 2010 – 2013\nDroit, études interrompues', []],
    ['Hill University\nMinor: Biology\nWithdrawn 2014', []],
    ['كلية العلوم، لم أكمل الدراسة 2015', []],
    ['Hill University\nPostgraduate taught, Economics, 2010 – 2013', []],
    ['Hill University, Post-doc in Physics, 2015 – 2018', []],
    ['Université du Lac\nRésidanat en médecine, 2012 – 2017', []],
    ['University of the Third Age, art history, 2015 – Present', []],
    ['Université populaire du Lac\nAnglais, 2012 – 2015', []],
    ['Hill University, undergraduate admissions office, 2012', []],
    ['Major in the army, 2010\nTechnical University of War', []],
    ['Pharmacy Technician, Hill University Hospital, 2012 – 2016', []],
    ['Cook, Hill University, hospitality, 2012 – 2016', []],
    ['Librarian\nHill University, 2012 – 2016\nArts library', []],
  ])('is a first one after years of a subject at a university: %s', (entry, levels) => {
    expect(degreesOf(`## Education\n${entry}`)).toEqual(levels);
  });

  test.each<[string, string[]]>([
    ['INSA du Lac, département informatique, 2009 – 2012', ['Master']],
    ["École Nationale d'Ingénieurs du Lac\nGénie civil\n2015 – 2018", ['Master']],
    ["École du Lac des Sciences de l'Ingénieur, réseaux, 2015 – 2020", ['Master']],
    ['2012\tÉchange Erasmus\n2009 – 2012\tÉlève à ESIEE', ['Master']],
    ['INSA du Lac, cycle préparatoire, 2009 – 2011', []],
    ['École Centrale\nAnnées préparatoires\n2015 – 2018', []],
    ['Arts et Métiers\nGénie mécanique\n2010 – 2013', ['Master']],
    ["École Polytechnique d'Alger\nDoctorat en génie civil\n2015 – 2019", ['PhD']],
    ['INSA du Lac\nBachelier en cours, génie civil\n2010 – 2013', ['Bachelor']],
    ['Arts et Métiers\nCAP menuisier, 2010 – 2013', []],
    ['UTBM, option énergie (abandon), 2010 – 2013', []],
    ['INSA du Lac, élève en première année, génie mécanique', []],
    ['ISEP du Moulin\nMaintenance informatique\n2016 – 2020', []],
    ['École Centrale des Arts\nDessin, 2010 – 2014', []],
    ['EPITA\nCoding classes for children\n2015 – Present', []],
    ['Secrétaire, INSA du Lac, département informatique, 2012 – 2016', []],
    ['École des Mines du Lac\nAgent de maîtrise 2010 – 2014', []],
  ])('is that of an engineer after a school of engineers: %s', (entry, levels) => {
    expect(degreesOf(`## Education\n${entry}`)).toEqual(levels);
  });

  test.each<[string, string[]]>([
    ['2018 – 2019\tBTS Commerce\n2017 – 2018\t1ère année de Licence Droit', []],
    ['2024\tBaccalauréat\n2025 – 2026\tL2 Droit', ['Bachelor']],
    ['2018 – 2019\tL3 Droit\n2016 – 2018\tL1 et L2 Droit', ['Bachelor']],
    ['2015\tLicence 4 ans de droit', ['Bachelor']],
    ['2015\tLicence de vente', ['Bachelor']],
    ['2014\tLicence AES, L2 validée par équivalence\n2018\tPermis B', ['Bachelor']],
    ['2014\tLicence AES, L2 validée\n2018\tFormation secourisme', ['Bachelor']],
    ['2012 – 2015\tL1, L2, L3 Sociologie\n2016\tBTS Commerce', ['Bachelor']],
    ['2019\nBTS Commerce\n2017 – 2018\tL1 Droit', []],
  ])('counts where its first years were the last ones studied: %s', (entries, levels) => {
    expect(degreesOf(`## Education\n${entries}`)).toEqual(levels);
  });
});

test('a degree begins a part of the head, and a line on its being taken', () => {
  const head = `${HEAD}Hill University • BS Physics • 3.7 GPA • 2022\n`;
  const work = '## Experience\n** Cook, Acme\t2019 – 2022\n';
  expect([
    degreesOf(work, head),
    degreesOf(`${work}Candidate for Bachelor of Arts\nExpected May 2027`),
  ]).toEqual([['Bachelor'], ['Bachelor']]);
});

test.each([
  ['Thèse en informatique, École Verte, non\nsoutenue', []],
  ['Doctorat (non achevé)', []],
  ['Master en droit (niveau bac+5)', ['Master']],
  ['Thèse soutenue en 2012', ['PhD']],
])('a degree that was not taken is none: %j', (line, levels) => {
  const { education } = understand(
    documentOf(`# Amina Belkacem\namina@example.dz\n## Formation\n${line}\n2010 - 2012`),
    { asOf: '2026-11' },
  ).facts;
  expect(education.map(({ value }) => value)).toEqual(levels);
});
