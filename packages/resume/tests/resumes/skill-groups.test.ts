import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';
import { headingKinds, kindNamedIn } from '../../src/understanding/vocabulary/headings';
import { isNoSkill } from '../../src/understanding/skills/not-skills';
import { isLevel } from '../../src/understanding/skills/skill-levels';

const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);
const skillsOf = (text: string) =>
  values(
    understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), { asOf: '2026-11' }).facts
      .skills,
  );

describe('headings of skills', () => {
  test.each([
    'Compétences sectorielles',
    'Compétences pédagogiques et artistiques',
    'Aptitudes manuelles',
    'Savoir-faire et savoir-être',
    'Champs de compétence',
    'Boîte à outils',
    'Personal attributes',
    'Key qualities',
    'Character traits',
    'Assets',
    'What I bring',
    'Skills gained',
    'Personnalité',
    'Domaine de compétences',
    'Habiletés',
    'المهارات الرقمية',
    'المهارات الإبداعية والتنظيمية',
    'التخصصات الفنية',
    'البرامج والأدوات',
    'مهاراتي',
  ])('%s', (heading) => {
    expect(headingKinds(heading)).toEqual(['skills']);
  });

  test.each([
    'Compétences de la boulangerie',
    'Compétition nationale',
    'Asset management',
    'Personality test',
    'What I bring home',
    'Air quality',
    'مهارات القيادة',
  ])('unlike %s', (heading) => {
    expect(headingKinds(heading)).toEqual([]);
  });
});

test.each(['Restons en contact', 'Keep in touch', 'Où me trouver', 'اتصل بي', 'لنبق على تواصل'])(
  '%s is over the details of the person',
  (heading) => {
    expect(headingKinds(heading)).toEqual(['contact']);
  },
);

test('data of bases are no details of the person', () => {
  expect(['Bases de données', 'قواعد البيانات', 'Données personnelles'].map(kindNamedIn)).toEqual([
    null,
    null,
    null,
  ]);
});

test.each(['Très bien', 'Assez bien', 'Experte', 'Maîtrisée', 'ممتازة', 'متقدمة', 'إتقان تام'])(
  '%s is how well something is mastered',
  (level) => {
    expect(isLevel(level)).toBe(true);
  },
);

test.each(['Par ordre de maîtrise', 'Restons en contact', 'Keep in touch!', 'لنبق على تواصل'])(
  '%s is no skill',
  (text) => {
    expect(isNoSkill(text)).toBe(true);
  },
);

test.each([
  'Send me an Email',
  'Email me!',
  'Envoyez-moi un message',
  'Send message',
  'Book a call',
  'Prendre rendez-vous',
  'Demandez un devis',
])('%s is no skill but what a button says', (text) => {
  expect(isNoSkill(text)).toBe(true);
});

test.each([
  'Email marketing',
  'Call handling',
  'Sending invoices',
  'Message design',
  'Booking of calls',
  'Prise de rendez-vous',
  'Rédaction de devis',
])('%s is a skill and no button', (text) => {
  expect(isNoSkill(text)).toBe(false);
});

test('countries in brackets are no skills', () => {
  expect(
    skillsOf(
      '## Skills\nVente du pain (Mali, Togo), Oven care\n- Travail avec des boulangers de nombreuses villes et campagnes (Mali, Togo)',
    ),
  ).toEqual(['Vente du pain (Mali, Togo)', 'Oven care']);
});

describe('groups of skills', () => {
  test.each([
    [
      'that commas part from each other before the colon',
      '## Skills\n- Données, cuisson & four : R, SQL, Excel\n- Édition : LaTeX, Jupyter',
      ['R', 'SQL', 'Excel', 'LaTeX', 'Jupyter'],
    ],
    [
      'behind what somebody says of themselves',
      '## Skills\nCurieuse et polyvalente, je pratique chaque jour le pain : pétrissage, tressage, glaçage',
      ['pétrissage', 'tressage', 'glaçage'],
    ],
    [
      'behind labels, of which one names skills, in bold or not',
      '## Languages\nFrench, English\n## Experience\nBaker, Acme Ltd, 2019 - 2021\n## Extras\nScript : Bash, Perl\n** Systèmes : Linux, Windows\nLogiciels : Git, Eclipse\nJeux : Chess, Go',
      ['Bash', 'Perl', 'Linux', 'Windows', 'Git', 'Eclipse'],
    ],
    [
      'behind the label of tools that are not known, beside known ones',
      'Baking tools: Miwe | Wachtel | Peel\nSoftware: Excel | Word\nHobbies: Go | Chess | Rowing',
      ['Miwe', 'Wachtel', 'Peel', 'Excel', 'Word'],
    ],
    [
      'but not behind it alone',
      'Baking tools: Miwe | Wachtel | Peel\nHobbies: Go | Chess | Rowing',
      [],
    ],
    [
      'under labels of which some are bold to their ends',
      '## Experience\nBaker, Acme Ltd, 2019 - 2021\n** Technologies\nLangages : Python, Java\n** Surveillance : Grafana, Zabbix\nServeurs : Linux, Windows',
      ['Python', 'Java', 'Grafana', 'Zabbix', 'Linux', 'Windows'],
    ],
    [
      'under bold names that labels follow, set in',
      '## Skills\n** Cuisson\nBrioche\n** Théorie\n- Levain : Rye, Spelt\n- Farines : Oat, Barley',
      ['Brioche', 'Rye', 'Spelt', 'Oat', 'Barley'],
    ],
    [
      'under names with a dash that are larger than all below them',
      '## Skills\n! - Fours à pierre\nMiwe, Wachtel\n! - Outils\nPeel, Scale',
      ['Miwe', 'Wachtel', 'Peel', 'Scale'],
    ],
  ])('%s', (_, text, skills) => {
    expect(skillsOf(text)).toEqual(skills);
  });

  test('in one column, though sections of another column stand between them', () => {
    const skills = skillsOf(
      '|| 40-180\n## Profil\nBaker of rye\n## Frontal\nReact, Sass\n|| 240-540\n## Experience\nBaker, Acme Ltd, 2019 - 2021\n## Education\nBachelor of Arts, Oran, 2018\n|| 40-180\n\n\n\n\n\n\n\n\n\n\n\n\n## Outils\nGit, Jira',
    );
    expect(skills.toSorted()).toEqual(['Git', 'Jira', 'React', 'Sass']);
  });
});

test('a column of centred lines goes on with its lowest section', () => {
  const column = documentOf(
    '# Amina Belkacem\namina@example.dz\n## Profil\nBaker with a love of rye\n## Langages\nHTML, PHP\n|| 300-540\n\n## Expérience\nBaker, Acme Ltd, 2019 - 2021\n|| 40-180\nJava, Python',
  );
  const lines = column.lines.map((line) => {
    const isCentred = /HTML|Langages/u.test(line.text);
    const isNext = line.text.startsWith('Java');
    const x = isCentred ? 90 : isNext ? 52 : line.x;
    const runs = line.runs.map((run) => ({ ...run, x: run.x + x - line.x }));
    return { ...line, x, runs, y: isNext ? 400 : line.y };
  });
  const { skills } = understand({ ...column, lines }, { asOf: '2026-11' }).facts;
  expect(values(skills)).toEqual(['HTML', 'PHP', 'Java', 'Python']);
});

describe('a name and how much of a hundred', () => {
  const over = 'Baking 80%\nRye | Spelt | Sourdough | Barley | Oats\nCakes 70 %\nIcing | Piping';
  const parts = ['Rye', 'Spelt', 'Sourdough', 'Barley', 'Oats', 'Icing', 'Piping'];

  test.each([
    ['over lists names a group', over, parts],
    [
      'over lists names a group, whatever ends the section',
      `${over}\nGlazing`,
      [...parts, 'Glazing'],
    ],
    ['is a skill without lists', 'Baking 80%\nDecoration 70%', ['Baking', 'Decoration']],
    [
      'is a skill where one of several is over a list',
      'Baking 80%\nDecoration 70%\nIcing 60%\nRye, Spelt',
      ['Baking', 'Decoration', 'Icing', 'Rye', 'Spelt'],
    ],
    [
      'is a skill among others of a list',
      'Baking 80%, Icing 70%\nRye 60%, Spelt 50%',
      ['Baking', 'Icing', 'Rye', 'Spelt'],
    ],
  ])('%s', (_, text, skills) => {
    expect(skillsOf(`## Skills\n${text}`)).toEqual(skills);
  });
});

/** The skills of a list whose points with a dash are set in. */
const listed = (text: string) => {
  const flat = documentOf(`# Amina Belkacem\namina@example.dz\n## Skills\n${text}`);
  const lines = flat.lines.map((line) => {
    const by = line.text.startsWith('–') ? 30 : 0;
    const runs = line.runs.map((run) => ({ ...run, x: run.x + by }));
    return { ...line, x: line.x + by, runs };
  });
  return values(understand({ ...flat, lines }, { asOf: '2026-11' }).facts.skills);
};

test('a point over points of its own is no skill where all points beside it are', () => {
  const tools = '- Hand tools of bakers\n– Peel, Scale';
  expect(listed(`${tools}\n- Ovens made of stone\n– Miwe, Wachtel`)).toEqual([
    'Peel',
    'Scale',
    'Miwe',
    'Wachtel',
  ]);
  expect(listed(`${tools}\n- Brioche`)).toEqual([
    'Hand tools of bakers',
    'Peel',
    'Scale',
    'Brioche',
  ]);
});

const below = (...pairs: readonly (readonly [string, string])[]) =>
  skillsOf(`## Skills\n${pairs.map(([name, said]) => `** ${name}\n${said}`).join('\n')}`);

describe('bold names with a line each below them', () => {
  test('are the skills where most of these say how well', () => {
    expect(
      below(
        ['Lamination', 'Croissant, puff pastry'],
        ['Chocolate work', 'Expert'],
        ['Sugar work', 'Intermediate'],
        ['Costing', 'Advanced'],
      ),
    ).toEqual(['Lamination', 'Chocolate work', 'Sugar work', 'Costing']);
  });

  test('are the skills where these say twice of what kind one is', () => {
    const kinds = [
      ['Ledgers', 'Accounting'],
      ['Odoo', 'ERP & systems'],
      ['Pivot tables', 'Excel reporting'],
    ] as const;
    expect(below(...kinds, ['Payroll', 'Accounting'])).toEqual([
      'Ledgers',
      'Odoo',
      'Pivot tables',
      'Payroll',
    ]);
    expect(below(...kinds, ['Payroll', 'Wages'])).toEqual([
      'Accounting',
      'ERP & systems',
      'Excel reporting',
      'Wages',
    ]);
  });

  test('head what is below them where that lists skills', () => {
    expect(
      below(
        ['Accounting', 'Sage, Xero'],
        ['Payroll', 'BrightPay, Moneysoft'],
        ['Office', 'Excel, Word'],
      ),
    ).toEqual(['Sage', 'Xero', 'BrightPay', 'Moneysoft', 'Excel', 'Word']);
    expect(
      below(['Office', 'Word, Excel'], ['Lamination', 'Expert'], ['Sugar work', 'Advanced']),
    ).toEqual(['Word', 'Excel']);
  });
});
