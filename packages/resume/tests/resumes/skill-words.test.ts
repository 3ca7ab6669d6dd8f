import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const listed = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), {
    asOf: '2026-11',
  }).facts.skills.map(({ value }) => value);

/** What is read as skills of `entry` among others. */
const readAmong = (entry: string): string[] =>
  listed(`## Skills\nKneading, Zephyrine\n- ${entry}\n- Plaiting`).filter(
    (value) => !['Kneading', 'Zephyrine', 'Plaiting'].includes(value),
  );

describe('how well or how long a skill is mastered is no part of it', () => {
  test.each([
    ['Glazing (Less than 1 year)', 'Glazing'],
    ['Glazing (10+ years)', 'Glazing'],
    ['Glazing (5 years of experience)', 'Glazing'],
    ['Glazing (2-3 years)', 'Glazing'],
    ['Glazing (since 2015)', 'Glazing'],
    ['Glazing 5 years', 'Glazing'],
    ["Glaçage (moins d'un an)", 'Glaçage'],
    ["Glaçage (5 ans d'expérience)", 'Glaçage'],
    ['العجن (أكثر من 5 سنوات)', 'العجن'],
    ['Python (in progress)', 'Python'],
    ['Python (currently learning)', 'Python'],
    ['Python (daily use)', 'Python'],
    ["Python (en cours d'apprentissage)", 'Python'],
    ['Python (les bases)', 'Python'],
    ['Python (قيد التعلم)', 'Python'],
    ['Python — currently learning', 'Python'],
    ['Python: in progress', 'Python'],
    ['Python niveau avancé', 'Python'],
    ['Ovens (advanced repairs)', 'Ovens (advanced repairs)'],
    ['Dough – training', 'Dough – training'],
  ])('%s', (entry, skill) => {
    expect(readAmong(entry)).toEqual([skill]);
  });
});

describe('words that lead up to a skill are no part of it', () => {
  test.each([
    ['Maîtrise du pack Office', ['pack Office']],
    ['Maîtrise du logiciel Zephyr', ['Zephyr']],
    ['Connaissances approfondies de SAP', ['SAP']],
    ['Quelques notions de glaçage', ['glaçage']],
    ["À l'aise avec Excel", ['Excel']],
    ['Expérience avec Docker', ['Docker']],
    ['Bonne connaissance de DOS', ['DOS']],
    ['Connaissance approfondie de Windows 3.1', ['Windows 3.1']],
    ['Connaissances en WLanguage (Windev)', ['WLanguage', 'Windev']],
    ['Notions sous Linux', ['Linux']],
    ['Word et Excel maîtrisés', ['Word', 'Excel']],
    ['Excel, Quillon maîtrisés', ['Excel', 'Quillon']],
    ['Experience using Jira', ['Jira']],
    ['Hands-on with Docker', ['Docker']],
    ['Beginner in Rust', ['Rust']],
    ['Currently learning Rust', ['Rust']],
    ["Pratique courante d'AutoCAD", ['AutoCAD']],
    ['Opérationnel sur SAP', ['SAP']],
    ['Usage quotidien de Linux', ['Linux']],
    ['معرفة أساسية ببرنامج AutoCAD', ['AutoCAD']],
    ['Meditech (Super User)', ['Meditech']],
    ['Highly proficient in Excel', ['Excel']],
    ['Hands-on experience with Docker', ['Docker']],
    ['Good command of glazing', ['glazing']],
    ['Experienced user of SAP', ['SAP']],
    ['Well-versed in Java', ['Java']],
    ['إجادة استخدام برنامج Excel', ['Excel']],
    ['معرفة جيدة بالمحاسبة', ['المحاسبة']],
    ['Python with NumPy and Pandas', ['Python', 'NumPy', 'Pandas']],
    ['Python (including Pandas, NumPy and more)', ['Python', 'Pandas', 'NumPy']],
    ['Cegid, Silae, paid search and paid social', ['Cegid', 'Silae', 'paid search', 'paid social']],
    ['Budgeting & Forecasting', ['Budgeting & Forecasting']],
    ['Dynamique et rigoureux', ['Dynamique', 'rigoureux']],
    ['Rigueur et organisation', ['Rigueur et organisation']],
    ['Experience in plaiting', ['Experience in plaiting']],
    ['Bases de données florales', ['Bases de données florales']],
  ])('%s', (entry, skills) => {
    expect(readAmong(entry)).toEqual(skills);
  });
});

describe('what a page or a form says beside skills is none', () => {
  test.each([
    'Level: Expert | Years of Practice: 12 | Last Used: 1 month or less',
    'المستوى: خبير | سنوات الخبرة: 8',
    'Endorsed by Nadia Amrani and 3 others',
    'Levels: A1 and A2: Basic user – B1 and B2: Independent user',
    'COMPRÉHENSION ORALE B2 LECTURE B2 ÉCRIT B1',
    'Digital competences - Self-assessment grid',
    'Download my CV',
    'Mon CV en PDF',
    'Designed with',
    'Show all 12 skills',
    'All rights reserved',
    'References available upon request',
    'Amina Belkacem · Résumé',
    'Driving licence B',
    'Permis B',
    'Disponible immédiatement',
    'near native',
    'Fluent English and Mandarin',
    'Dr. Nadia Amrani',
    'bakersguild.org',
    'to name a few',
    '/ Libraries',
    'ㅡ',
    'Top of page',
    'Enter email address',
    "Let's work together!",
    'Votre message',
    'Mon Github',
    'GALLERY',
    '14 Mill Lane, Marlow | Tel: (702) 555-0142 | Ovens',
    'Kneading, amina@example.com',
  ])('%s', (entry) => {
    expect(readAmong(entry)).toEqual([]);
  });

  test.each(['CV screening', 'Print', 'Node.js', 'Next', 'Phone repairs', 'Top Producer'])(
    'unlike %s',
    (entry) => {
      expect(readAmong(entry)).toEqual([entry]);
    },
  );
});

test('a version behind an @ is no address', () => {
  expect(readAmong('Docker, node@18.x')).toEqual(['Docker']);
});

describe('what stands beside the skills of a section is none', () => {
  test.each([
    [
      'below a heading of other things',
      '## Skills, Achievements and Interests\n** Skills\nPlaiting, Kneading\n** Achievements\nBest loaf of Oran\n** Interests\nChess, Dancing\n** Tools\nMiwe, Wachtel',
      ['Plaiting', 'Kneading', 'Miwe', 'Wachtel'],
    ],
    [
      'after a dash',
      '## Skills\n- Patience – Waiting for the dough at night\n- Early rising – At the oven before four\n- Plaiting — Learned from a great baker',
      ['Patience', 'Early rising', 'Plaiting'],
    ],
    [
      'before a colon in another cell',
      '## Skills\n- Ovens\t: Miwe, Wachtel\n- Planning\t: Zephyr',
      ['Miwe', 'Wachtel', 'Zephyr'],
    ],
    [
      'in a footer',
      '## Skills\nPlaiting, Kneading\nAmina Belkacem\tRésumé',
      ['Plaiting', 'Kneading'],
    ],
  ])('%s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });
});
