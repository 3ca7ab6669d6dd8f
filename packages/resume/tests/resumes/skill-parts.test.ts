import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { scoreCandidate } from '../../src/ranking/score';
import { listingTarget } from '../../src/ranking/target';
import { understand } from '../../src/understanding/facts';

const read = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), { asOf: '2026-11' });

/** What is read as skills of `entry` among others. */
const readAmong = (entry: string): string[] =>
  read(`## Skills\n- Kneading\n- Zephyrine\n- ${entry}\n- Plaiting`)
    .facts.skills.map(({ value }) => value)
    .filter((value) => !['Kneading', 'Zephyrine', 'Plaiting'].includes(value));

describe('what only says that skills follow is none', () => {
  test.each([
    ['Other technical skills (Carding, Dyeing)', ['Carding', 'Dyeing']],
    ['Autres compétences (Tissage)', ['Tissage']],
    ['Technical skills (see below)', ['Technical skills (see below)']],
    ['Weaving tools (Loom, Shuttle)', ['Weaving tools', 'Loom', 'Shuttle']],
    ['Logiciels (Filmar, Tissor)', ['Filmar', 'Tissor']],
    ['Software (Filmar)', ['Filmar']],
    ['Informatique (Filmar, Tissor)', ['Filmar', 'Tissor']],
    ['Parfaite maitrise de l outil informatique (logiciels: Word, Excel)', ['Word', 'Excel']],
    ['Maîtrise des logiciels de teinture', ['Maîtrise des logiciels de teinture']],
    ['Maîtrise du logiciel Tissor', ['Tissor']],
    ['Link to GitHub', []],
    ['See attached', []],
    ['Voir annexe', []],
    ['Joints', ['Joints']],
    ['Liens GitHub', []],
    ['GitHub', ['GitHub']],
    ['Link building', ['Link building']],
  ])('%s', (entry, skills) => {
    expect(readAmong(entry)).toEqual(skills);
  });
});

describe('what ends a list is none of it', () => {
  test.each([
    ['Looms: Filmar, Tissor...)', ['Filmar', 'Tissor']],
    ['Looms: Filmar, Tissor etc.)', ['Filmar', 'Tissor']],
    ['Looms: Filmar, Tissor, etc...', ['Filmar', 'Tissor']],
    ['Filmar (2015)', ['Filmar (2015)']],
  ])('%s', (entry, skills) => {
    expect(readAmong(entry)).toEqual(skills);
  });
});

describe('where lists end, the next line is an entry', () => {
  test.each([
    [
      'Looms: Filmar, Tissor, etc...\nOvens (Miwe, Wachtel)',
      ['Filmar', 'Tissor', 'Ovens', 'Miwe', 'Wachtel'],
    ],
    [
      'des bilans, comptes de gestion, ratios\nGestion du risque\nchange, marché',
      ['des bilans', 'comptes de gestion', 'ratios', 'Gestion du risque', 'change', 'marché'],
    ],
    [
      'paie, contrats, accueil et formation des nouveaux salariés de chez\nOldacre, contrôle',
      [
        'paie',
        'contrats',
        'accueil et formation des nouveaux salariés de chez Oldacre',
        'contrôle',
      ],
    ],
    [
      'Bilans, comptes de gestion, ratios de\nGestion du risque',
      ['Bilans', 'comptes de gestion', 'ratios de Gestion du risque'],
    ],
  ])('%s', (text, skills) => {
    expect(read(`## Skills\n${text}`).facts.skills.map(({ value }) => value)).toEqual(skills);
  });
});

describe('what somebody tells of their own skills', () => {
  test.each([
    [
      'I work every day with Carding, Dyeing and Weaving. I also know Knitting.',
      ['Carding', 'Dyeing', 'Weaving', 'Knitting'],
    ],
    [
      "J'utilise couramment Sage, Ciel et Excel. Je connais aussi Odoo.",
      ['Sage', 'Ciel', 'Excel', 'Odoo'],
    ],
    ['أستعمل يوميا الصباغة، التطريز، النسيج.', ['الصباغة', 'التطريز', 'النسيج']],
    ['I work with Amina. I also know Knitting.', []],
    ['I work with Amina, Omar and Lina.', []],
    ['I work in Paris, Oran and Lyon.', []],
    ['I work with clients, suppliers and teams.', []],
    ['I know how to listen, help and teach.', []],
    ['Je connais la ville, les gens et les lieux.', []],
  ])('%s', (text, skills) => {
    expect(read(`## Skills\n${text}`).facts.skills.map(({ value }) => value)).toEqual(skills);
  });
});

describe('names of programs are parted', () => {
  test.each([
    ['C/C++', ['C', 'C++']],
    ['C++ / C', ['C++', 'C']],
    ['HTML5/CSS3', ['HTML5', 'CSS3']],
    ['HTML+CSS', ['HTML', 'CSS']],
    ['HTML CSS', ['HTML', 'CSS']],
    ['Word Excel PowerPoint', ['Word', 'Excel', 'PowerPoint']],
    ['AutoCAD Revit SketchUp', ['AutoCAD', 'Revit', 'SketchUp']],
    ['React Native', ['React Native']],
    ['Java Spring', ['Java Spring']],
    ['Windows/Linux', ['Windows', 'Linux']],
    ['Git/SVN', ['Git', 'SVN']],
    ['npm/yarn', ['npm', 'yarn']],
    ['PACS & RIS', ['PACS', 'RIS']],
    ['Blazor & Razor', ['Blazor', 'Razor']],
    ['Amadeus et Sabre', ['Amadeus', 'Sabre']],
    ['Spring & JHipster', ['Spring', 'JHipster']],
    ['Git & GitHub (version control)', ['Git', 'GitHub']],
    ['Agentic AI and MCP', ['Agentic AI', 'MCP']],
  ])('%s', (entry, skills) => {
    expect(readAmong(entry)).toEqual(skills);
  });
});

test.each([
  ['o Rope access\no Zephyrine', ['Rope access', 'Zephyrine']],
  ['§ Rope access\n§ Zephyrine', ['Rope access', 'Zephyrine']],
  ['=> Rope access\n-> Zephyrine', ['Rope access', 'Zephyrine']],
  ['§ 15 EStG\nØ 40 lathes', ['§ 15 EStG', 'Ø 40 lathes']],
])('a letter that stands for a bullet is no part of a skill: %s', (list, skills) => {
  expect(read(`## Skills\n${list}`).facts.skills.map(({ value }) => value)).toEqual(skills);
});

test.each([
  'Linux / Ubuntu',
  'CVS / Subversion',
  'Windows 10/11',
  'HVAC/R',
  'Data Structures & Algorithms',
  'UI & UX',
  'Sales & Marketing',
  'Administration SQL et Linux',
  'Yarn and Thread',
  'Sage & Thyme',
  'Sea + Air',
  'Spring & Damper',
  'Spring (Boot)',
  'Visual Studio (Code)',
  'Google Cloud (Run)',
  'SAP (Materials Management)',
  'Salesforce (Marketing Cloud)',
  'Git (Hub)',
  'Access (Buildings)',
  'Word (processing)',
  'Windows (doors and frames)',
  'Budgets maîtrisés',
])('%s is one skill', (entry) => {
  expect(readAmong(entry)).toEqual([entry]);
});

describe('brackets behind a name', () => {
  test.each([
    ['Php (Symfony2)', ['Php', 'Symfony2']],
    ['SQL (PostgreSQL)', ['SQL', 'PostgreSQL']],
    ['Ruby (Ruby on Rails)', ['Ruby', 'Ruby on Rails']],
    ['Electronic Health Records (Epic)', ['Electronic Health Records', 'Epic']],
    ['Booking system (Sabre)', ['Booking system', 'Sabre']],
    ['Activities of Daily Living (ADLs)', ['Activities of Daily Living (ADLs)']],
    ['Redis (Cache)', ['Redis']],
    ['Git (version control)', ['Git']],
    ['ArcGIS (Taught in the Guild)', ['ArcGIS']],
    ['MiweCare (stock of flour)', ['MiweCare']],
    ['MiweCare (Zephyrine)', ['MiweCare (Zephyrine)']],
    ['Programs (Word, Excel...)', ['Programs', 'Word', 'Excel']],
  ])('%s', (entry, skills) => {
    expect(readAmong(entry)).toEqual(skills);
  });
});

test.each([
  ['C++, CSS', 'C/C++, HTML/CSS'],
  ['C/C++, HTML & CSS', 'C, C++, CSS, HTML'],
])('whoever asks for %s finds %s', (skills, listed) => {
  const asked = { id: 'job-1', title: '', location: '', experience: '', description: '', skills };
  const { facts, text } = read(`## Skills\n${listed}`);
  expect(scoreCandidate(facts, text, listingTarget(asked)).total).toBe(100);
});
