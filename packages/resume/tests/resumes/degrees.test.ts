import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const HEAD = '# Amina Belkacem\namina@example.dz\n';
const degreesOf = (markup: string, head = HEAD) =>
  understand(documentOf(head + markup), { asOf: '2026-11' }).facts.education.map(
    ({ value }) => value,
  );

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
  ])('%s', (line, levels) => {
    expect(degreesOf(`## Education\n${line}`)).toEqual(levels);
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
  ])('an entry that begins with a degree says when or where: %s', (lines, levels) => {
    expect(degreesOf(lines)).toEqual(levels);
  });

  test('letters below a name are a degree', () => {
    expect(degreesOf('B. Ed.\namina@example.dz', '# Amina Belkacem\n')).toEqual(['Bachelor']);
  });
});
