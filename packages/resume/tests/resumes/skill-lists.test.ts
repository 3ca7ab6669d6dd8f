import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);
const skillsOf = (text: string) => values(read(text).skills);
const listed = (text: string) => skillsOf(`## Skills\n${text}`);

describe('signs between skills', () => {
  test.each([
    [
      'dashes, at the end of a line as well',
      'Baking - Glazing -\nPlaiting - Oven care - Stock',
      ['Baking', 'Glazing', 'Plaiting', 'Oven care', 'Stock'],
    ],
    [
      'dashes in a long list',
      'Rye bread of the north - Spelt bread - Pies with fruit - Tarts - Cakes for feasts - Buns',
      [
        'Rye bread of the north',
        'Spelt bread',
        'Pies with fruit',
        'Tarts',
        'Cakes for feasts',
        'Buns',
      ],
    ],
    [
      'a bar behind the name of a group',
      'Ovens | Miwe · Wachtel\nTools | Peel · Scale',
      ['Miwe', 'Wachtel', 'Peel', 'Scale'],
    ],
    [
      'slashes, on lines of their own',
      'Java / Spring / Kotlin\nPython / Flask\nMiwe, Wachtel',
      ['Java', 'Spring', 'Kotlin', 'Python', 'Flask', 'Miwe', 'Wachtel'],
    ],
    [
      'a slash between words with one end',
      'Hot / Cold kitchen\nMiwe / Wachtel\nMiweCare / Oven care',
      ['Hot / Cold kitchen', 'Miwe', 'Wachtel', 'MiweCare', 'Oven care'],
    ],
    [
      'slashes between names of which more is said in brackets',
      'Java (basics) / Python (back end - Django)\nConflict / Dispute Resolution (courts)',
      ['Java', 'Python', 'Conflict / Dispute Resolution (courts)'],
    ],
    ['a slash over a list', 'Java / Kotlin\nMiwe, Wachtel', ['Java', 'Kotlin', 'Miwe', 'Wachtel']],
    [
      'brackets over two lines',
      'Programs (Excel, Mi-\nWe, SAP)',
      ['Programs', 'Excel', 'Mi-We', 'SAP'],
    ],
    [
      'ticks, each before its skill',
      '✓ Rye bread ✓ Glazing ✓ Oven care\n✓ Stock',
      ['Rye bread', 'Glazing', 'Oven care', 'Stock'],
    ],
    [
      'dots that lead to a level',
      'Rye bread ........ good\nGlazing ........ advanced\nMiwe ______ 4/5',
      ['Rye bread', 'Glazing', 'Miwe'],
    ],
    [
      'levels as parts of five, ten and a hundred',
      'Rye bread 4/5\nGlazing 8/10\nMiwe 75/100',
      ['Rye bread', 'Glazing', 'Miwe'],
    ],
    [
      'what is no level, but looks like parts',
      'Repairs 80/20\nTime sharing - 50/20\nIcing for Windows 8/10',
      ['Repairs 80/20', 'Time sharing - 50/20', 'Icing for Windows 8/10'],
    ],
    [
      'a colon before what is told of each',
      'Pétrissage : pratique quotidienne dans les deux derniers fournils\nFaçonnage : vu pendant les deux ans de formation\nCuisson : seul au four depuis trois ans',
      ['Pétrissage', 'Façonnage', 'Cuisson'],
    ],
    [
      'sentences that say how well their names are mastered',
      'Maîtrise de Pétrissage, Façonnage au froid et Cuisson. Bonnes connaissances en Glaçage, Décor.',
      ['Pétrissage', 'Façonnage au froid', 'Cuisson', 'Glaçage', 'Décor'],
    ],
    ['a dot in a name', 'Jira, monday.com', ['Jira', 'monday.com']],
    ['numbers in a cell of their own', '1.\tMiwe\n2.\tRye\n3.\tSpelt', ['Miwe', 'Rye', 'Spelt']],
    ['words between qualities', 'Rigoureux et autonome', ['Rigoureux', 'autonome']],
    ['letters that a logo moves', 'LATX, Excel', ['LaTeX', 'Excel']],
  ])('%s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });
});

const LED = ['Glazing', 'Able to bake at night in any weather or place', 'Oven care', 'Rye'];

test.each(['‣', '⁃', '∙', '⦿', '»', '›', '>', '❯', '⇒', '→'])(
  '%s before each entry is no part of it',
  (sign) => {
    expect(listed(LED.map((entry) => `${sign} ${entry}`).join('\n'))).toEqual(LED);
  },
);

test.each(['a) b) c) d)', 'i) ii) iii) iv)', '1) 2) 3) 4)'])(
  'letters and numbers before each entry are no part of it: %s',
  (signs) => {
    const entries = signs.split(' ').map((sign, i) => `${sign} ${LED[i]}`);
    expect(listed(entries.join('\n'))).toEqual(LED);
  },
);

test.each(['+', '~'])('%s before each short entry is no part of it', (sign) => {
  const entries = ['Glazing', 'Oven care', 'Rye'];
  expect(listed(entries.map((entry) => `${sign} ${entry}`).join('\n'))).toEqual(entries);
});

test('signs within names and right before them stay', () => {
  expect(listed('C++\n~5 ovens\nC#\nRye > Spelt')).toEqual([
    'C++',
    '~5 ovens',
    'C#',
    'Rye > Spelt',
  ]);
});

describe('two words at the end of a list', () => {
  test.each([
    ['one by custom', 'Kneading, Health and Safety', ['Health and Safety']],
    ['one by custom, with more', 'Kneading, oven health and safety', ['oven health and safety']],
    ['one by custom, in French', 'Pétrissage, hygiène et sécurité', ['hygiène et sécurité']],
    ['one with its end', 'Kneading, time and dough care', ['time and dough care']],
    ['one that goes on', 'Kneading, Loading and glazing', ['Loading and glazing']],
    ['one with what it is of', 'Pétrissage, soin du four et du pain', ['soin du four et du pain']],
    ['two names', 'Kneading, Proving and Stocktaking', ['Proving', 'Stocktaking']],
    [
      'two that are known',
      "Pétrissage, rigueur et esprit d'équipe",
      ['rigueur', "esprit d'équipe"],
    ],
    [
      'two by a noun alone',
      'Pétrissage, soin des fours et ponctualité',
      ['soin des fours', 'ponctualité'],
    ],
  ])('are %s', (_, text, skills) => {
    expect(listed(`Glazing, ${text}`).slice(2)).toEqual(skills);
  });
});

describe('what says that it is of skills', () => {
  test.each([
    [
      'is one among points',
      '- Glazing\n- Phone skills\n- Oven care\n- Leadership skills',
      ['Glazing', 'Phone skills', 'Oven care', 'Leadership skills'],
    ],
    [
      'is one among lines that stand alike',
      'Glazing\nPlaiting\nKnife skills\nOven care\nClinical skills',
      ['Glazing', 'Plaiting', 'Knife skills', 'Oven care', 'Clinical skills'],
    ],
    [
      'is one among points in French',
      '- Glaçage\n- Compétences relationnelles\n- Connaissances en secourisme',
      ['Glaçage', 'Compétences relationnelles', 'Connaissances en secourisme'],
    ],
    [
      'is one at the end of a group',
      '** Office\nFiling\nPhone skills\n** Bakery\nGlazing',
      ['Filing', 'Phone skills', 'Glazing'],
    ],
    ['is a group over known names', '- Computer skills\n- Excel\n- Word', ['Excel', 'Word']],
    [
      'is a group by its words among lines',
      'Glazing\nPlaiting\nTechnical skills\nOven care',
      ['Glazing', 'Plaiting', 'Oven care'],
    ],
    [
      'is a group below a gap',
      'Glazing\nPlaiting\n\nKnife skills\nOven care\nPeeling',
      ['Glazing', 'Plaiting', 'Oven care', 'Peeling'],
    ],
    [
      'is a group in bold letters',
      '** Knife skills\n- Peeling\n- Boning\n** Clinical skills\n- Hoists',
      ['Peeling', 'Boning', 'Hoists'],
    ],
    [
      'is a group before a colon',
      '- Knife skills:\n- Peeling\n- Clinical skills:\n- Hoists',
      ['Peeling', 'Hoists'],
    ],
    [
      'is a group over points',
      'Knife skills\n- Peeling\n- Boning\nClinical skills\n- Hoists',
      ['Peeling', 'Boning', 'Hoists'],
    ],
  ])('%s', (_, text, skills) => {
    expect(listed(`${text}\n## Education\nBA`)).toEqual(skills);
  });
});

describe('brackets behind a skill', () => {
  test.each([
    ['name one of its kind', 'Robotics (ROS)', ['Robotics', 'ROS']],
    ['name one that is coined', 'Oven care (MiweCare)', ['Oven care', 'MiweCare']],
    [
      'have lead-ins and levels within, and a full stop behind',
      'Excel, Python (mastery of NumPy, Pandas), Stata (débutant).',
      ['Excel', 'Python', 'NumPy', 'Pandas', 'Stata'],
    ],
    ['have its short name', 'Bread Making Systems (BMS)', ['Bread Making Systems (BMS)']],
    ['say of what kind it is', 'Driving (cars and vans)', ['Driving (cars and vans)']],
    ['say what a program is for', 'Excel (stocks and flour)', ['Excel']],
    ['say for what ages it is', 'Children (0-3, 3-6)', ['Children (0-3, 3-6)']],
    ['say a size and a make', 'Ovens (8 trays / Miwe)', ['Ovens', '8 trays', 'Miwe']],
    [
      'say of what languages it is',
      'Translation (French, Arabic)',
      ['Translation (French, Arabic)'],
    ],
    ['have names with a number', 'Lean tools (5S, Zephyr)', ['Lean tools', '5S', 'Zephyr']],
    ['count something', 'Team leadership (30+ bakers)', ['Team leadership']],
  ])('%s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });
});

describe('labels and levels', () => {
  test.each([
    ['a colon before a level', 'Excel:\tAdvanced\nOven care:\tExpert', ['Excel', 'Oven care']],
    [
      'a level between a group and its list',
      'Ovens\t80%\tMiwe | Wachtel | Winkler\nTools\t68%\tPeel | Scale',
      ['Miwe', 'Wachtel', 'Winkler', 'Peel', 'Scale'],
    ],
    [
      'a level behind the name of a group',
      'Ovens — Advanced\nMiwe\nWachtel\nDough — Beginner\nRye\nSpelt',
      ['Miwe', 'Wachtel', 'Rye', 'Spelt'],
    ],
    [
      'light names of groups over bold skills',
      'Ovens\n** Miwe\n** Wachtel\nDough\n** Rye\n** Spelt',
      ['Miwe', 'Wachtel', 'Rye', 'Spelt'],
    ],
    [
      'names that sentences are told of',
      'Patience: I wait for the dough as long as it takes to rise in a cold bakery.\nEarly rising: I have been at the oven at three in the morning for all these years.',
      ['Patience', 'Early rising'],
    ],
    [
      'a licence and a date',
      'Excel, Sage\nLicence/Certification: Master Baker, Guild of Oran\nLast updated: November 25, 2025',
      ['Excel', 'Sage'],
    ],
    [
      'a grid of languages',
      'Excel, Sage\nListening\tReading\tSpoken interaction\tSpoken production',
      ['Excel', 'Sage'],
    ],
    ['clubs', 'Excel, Sage\nMemberships: Guild, Union', ['Excel', 'Sage']],
    [
      'knowledge that is told of',
      '- Good understanding of ovens, of their care at night and of the doughs that Excel and SAP plan for a bakery',
      ['Excel', 'SAP'],
    ],
    ['knowledge on something', '- Good knowledge on Excel', ['Excel']],
    [
      'a level between the name of a group and its list',
      'Dough: Expert\nKeywords: Rye, Spelt\nOvens: Advanced\tKeywords: Miwe, Wachtel',
      ['Rye', 'Spelt', 'Miwe', 'Wachtel'],
    ],
    [
      'a dash behind a kind of programs',
      '• GIS, mapping and routing software – QGIS\n• Office package – Calc, Zephyr',
      ['QGIS', 'Calc', 'Zephyr'],
    ],
    ['the number of a page', '** Dough & Ovens\nPage 1/2\nMiwe | Wachtel', ['Miwe', 'Wachtel']],
    [
      'what looks like the name of another group',
      '** Dough work\nKneading\nPlaiting\n** Ovens\nMiwe: stone, steam\n** Wishes',
      ['Kneading', 'Plaiting', 'stone', 'steam'],
    ],
    [
      'a name over a list in a group, in letters as light',
      '** Dough work\nKneading, plaiting\nCare of the dough\nGlazing, sieving',
      ['Kneading', 'plaiting', 'Care of the dough', 'Glazing', 'sieving'],
    ],
    [
      'a name in bold over what it is in brackets',
      '** Dough work\n(Kneading, plaiting)\n** Ovens\n(Miwe, Wachtel)\n** Framework\n(Zephyrine, Symfony)',
      [
        'Dough work',
        'Kneading',
        'plaiting',
        'Ovens',
        'Miwe',
        'Wachtel',
        'Framework',
        'Zephyrine',
        'Symfony',
      ],
    ],
    ['programs of which some are set in', 'Java\nC#\n- Excel', ['Java', 'C#', 'Excel']],
    [
      'a picture before each entry',
      '🍞 Ovens, flour and dough care at night\n🥐 Plaiting, glazing',
      ['Ovens', 'flour and dough care at night', 'Plaiting', 'glazing'],
    ],
    [
      'brackets over two lines among lists of a line each',
      'Excel, SAP\nGit, Jira\nMiwe, Wachtel\nOvens (stone,\nsteam)\nRye, spelt',
      ['Excel', 'SAP', 'Git', 'Jira', 'Miwe', 'Wachtel', 'Ovens', 'stone', 'steam', 'Rye', 'spelt'],
    ],
    ['wishes and pastimes', 'Miwe, Wachtel\nAutres intérêts: Danse, Voile', ['Miwe', 'Wachtel']],
  ])('%s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });
});

describe('further groups of skills', () => {
  test.each([
    [
      'below a heading of unknown words',
      '## Skills\nExcel\n## Frontend\nReact\nAngular\nZephyrine\n## Education\nBachelor of Arts',
      ['Excel', 'React', 'Angular', 'Zephyrine'],
    ],
    [
      'unless it tells of work',
      '## Skills\nExcel\n## Frontend\nReact\nAngular\n2019 - 2021\n## Education\nBachelor of Arts',
      ['Excel'],
    ],
    [
      'under names that look like the heading below them',
      '|| 50-250\nBorn in Oran\n** Frontend\nReact, Angular, Zephyrine\n** Backend\nDjango, Flask, Zephyr\n** Tools\nGit, Docker\n|| 300-545\n## Experience\n** Baker\nAcme Ltd, 2019 - 2021\n## Education\nBachelor of Arts',
      ['Git', 'Docker', 'React', 'Angular', 'Zephyrine', 'Django', 'Flask', 'Zephyr'],
    ],
    ['under talents', '## Talents\nOven care\nPlaiting', ['Oven care', 'Plaiting']],
    ['in a toolkit', '## Technical toolkit\nOven care\nPlaiting', ['Oven care', 'Plaiting']],
    [
      'one a line, where no section is of skills',
      '## Experience\n** Developer\n- Python\n- Django\n- Docker\n- Git\n- Bakes bread',
      ['Python', 'Django', 'Docker', 'Git'],
    ],
  ])('%s', (_, text, skills) => {
    expect(skillsOf(text)).toEqual(skills);
  });

  test('behind a heading on their row', () => {
    const { skills } = read(
      '## Experience\nBaker, Acme Ltd, 2019 - 2021\n** Skills\tOven care\tExcel, SAP\n** Education\tBachelor of Arts, Oran\t2018',
    );
    expect(values(skills)).toEqual(['Oven care', 'Excel', 'SAP']);
  });

  test('below bold names over their columns', () => {
    const document = documentOf(
      '# Amina Belkacem\namina@example.dz\n## Skills\n|| 50-400\n** Ovens\tDough\n|| 60-200\nMiwe\nWachtel\n|| 240-400\nRye',
    );
    const lines = document.lines.map((line) =>
      line.block > 1 ? { ...line, y: line.y + 14 } : line,
    );
    const { skills } = understand({ ...document, lines }, { asOf: '2026-11' }).facts;
    expect(values(skills)).toEqual(['Miwe', 'Wachtel', 'Rye']);
  });

  test('below headings with numbers, whatever letters name the groups', () => {
    const { skills, education } = read(
      '** 1. Experience\nBaker, Acme Ltd, 2019 - 2021\n** 2. Education\nBachelor of Arts\n** 3. Skills\n## Technical\n- Oven care\n- Plaiting\n## Academic\n- Writing of recipes\n** 4. Hobbies\n- Chess',
    );
    expect([values(skills), values(education)]).toEqual([
      ['Oven care', 'Plaiting', 'Writing of recipes'],
      ['Bachelor'],
    ]);
  });
});

describe('lists by their lines', () => {
  test.each([
    [
      'a blank behind the name of a group',
      'HDL VHDL, Verilog\nAutres Git, Jenkins\nWeb & mobile Javascript, React Native\nCore Java, SQL',
      ['VHDL', 'Verilog', 'Git', 'Jenkins', 'Javascript', 'React Native', 'Core Java', 'SQL'],
    ],
    [
      'room for more on lines',
      'Tools: Miwe, Wachtel\nDough care, glazing, plaiting, stocktaking of flour and its care\nWritten and spoken word, Zephyrine\nFestive cakes, tarts',
      [
        'Miwe',
        'Wachtel',
        'Dough care',
        'glazing',
        'plaiting',
        'stocktaking of flour and its care',
        'Written and spoken word',
        'Zephyrine',
        'Festive cakes',
        'tarts',
      ],
    ],
    [
      'what leads up to skills on a line of its own',
      'Experienced with Python, Docker and Kubernetes\nGood knowledge of Excel and SAP',
      ['Python', 'Docker', 'Kubernetes', 'Excel', 'SAP'],
    ],
    [
      'two names behind what leads up to them',
      '- Maîtrise de la suite Adobe et Zephyrine\n- Excel',
      ['suite Adobe', 'Zephyrine', 'Excel'],
    ],
    [
      'long names behind a label, with a stop',
      '- Conseil : Gestion des retours via Zephyr, prise de mesures (Miwe, Wachtel), réglage de four et suivi de commande, relances.\n- Excel',
      [
        'Gestion des retours via Zephyr',
        'prise de mesures',
        'Miwe',
        'Wachtel',
        'réglage de four et suivi de commande',
        'relances',
        'Excel',
      ],
    ],
    [
      'tests of languages',
      '- Excel\n- TOEFL 105\n- DELF B2\n- English (IELTS 7.5)\n- TOEIC – 900\n- TOEFL iBT',
      ['Excel'],
    ],
    [
      'tests of languages that are taught',
      '- IELTS preparation\n- Préparation au DELF B2',
      ['IELTS preparation', 'Préparation au DELF B2'],
    ],
    ['what Europass asks', 'Information processing, Excel, Content creation', ['Excel']],
    [
      'brackets that end an Arabic entry',
      'برامج الأوفيس (Word, Excel)\nالقدرة على العمل ضمن فريق',
      ['برامج الأوفيس', 'Word', 'Excel', 'القدرة على العمل ضمن فريق'],
    ],
    [
      'languages among others',
      'Excel, anglais, Sage\n- Turkish, Word\n- Spanish cooking',
      ['Excel', 'Sage', 'Word', 'Spanish cooking'],
    ],
    ['short tasks', '- Gérer les stocks\n- Excel', ['Gérer les stocks', 'Excel']],
    ['slashes that are of names', '- Networks (Pub/Sub, VPN)', ['Networks', 'Pub/Sub', 'VPN']],
    [
      'phrases with commas within',
      'Transformation expérimentale de viennoiseries\nGestion, tri et soin des stocks\nOptimisation des coûts de la farine\nAdaptation aux goûts (seigle, sans sel…)\nOrganisation du temps de cuisson\nSoin des fours, y compris la nuit\nContrôle des stocks de levure',
      [
        'Transformation expérimentale de viennoiseries',
        'Gestion, tri et soin des stocks',
        'Optimisation des coûts de la farine',
        'Adaptation aux goûts (seigle, sans sel…)',
        'Organisation du temps de cuisson',
        'Soin des fours, y compris la nuit',
        'Contrôle des stocks de levure',
      ],
    ],
    [
      'phrases that a comma and an "and" stand in',
      '- Kneading of rye dough\n- Care of old ovens\n- Stock rotation at night\n- Dough Weighing, Proving & Glazing\n- Excel, Word & PowerPoint\n- Flour orders, rye dough and glazing',
      [
        'Kneading of rye dough',
        'Care of old ovens',
        'Stock rotation at night',
        'Dough Weighing, Proving & Glazing',
        'Excel',
        'Word',
        'PowerPoint',
        'Flour orders',
        'rye dough and glazing',
      ],
    ],
    [
      'brackets that go on where each line is an entry',
      'Miwe, Rye, Vim\nSpelt, Peel\nScales, Bowls\nOven care (Zephyr,\nWachtel)',
      ['Miwe', 'Rye', 'Vim', 'Spelt', 'Peel', 'Scales', 'Bowls', 'Oven care', 'Zephyr', 'Wachtel'],
    ],
    ['names that somebody is familiar with', 'Familier avec Git, Zephyr', ['Git', 'Zephyr']],
    ['small kinds', '- parametric design (iCST)', ['parametric design', 'iCST']],
    [
      'a level below each',
      'Kneading\nExcellent\nStocktaking\nGood\nGlazing\nGood',
      ['Kneading', 'Stocktaking', 'Glazing'],
    ],
  ])('know %s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });

  test('know lines that stand far apart from lines that were wrapped', () => {
    const document = documentOf(
      '# Amina Belkacem\namina@example.dz\n## Skills\nUse of an oven, of a scale\nCare of the dough',
    );
    const lines = document.lines.map((line) => ({ ...line, y: line.y * 1.4 }));
    expect(values(understand({ ...document, lines }, { asOf: '2026-11' }).facts.skills)).toEqual([
      'Use of an oven',
      'of a scale',
      'Care of the dough',
    ]);
  });
});

test('names side by side over how well are none of groups', () => {
  const beside = new Map([
    ['Carding', 'Dyeing'],
    ['90 %', '80 %'],
  ]);
  const document = documentOf('# Amina Belkacem\n## Skills\nCarding\n90 %');
  const lines = document.lines.flatMap((line) => {
    const text = beside.get(line.text);
    if (text === undefined) return [line];
    const x = line.x + 216;
    const runs = [{ start: 0, end: text.length, x, width: 40, size: 10, bold: false }];
    return [line, { ...line, text, x, width: 40, runs }];
  });
  const { skills } = understand({ ...document, lines }, { asOf: '2026-11' }).facts;
  expect(skills.map(({ value }) => value)).toEqual(['Carding', 'Dyeing']);
});

test('the first line of a heading below skills is none', () => {
  const { skills } = read(
    '** Work\nNurse\t2019 – 2022\n** Skills\nDosing\n** Spoken\n** Languages\nArabic',
  );
  expect(values(skills)).toEqual(['Dosing']);
});

test('a skill that looks like the heading below it is none of its lines', () => {
  const { skills } = read('** SKILLS\n** SALES\n** EXPERIENCE\nNurse\t2019 – 2022');
  expect(values(skills)).toEqual(['SALES']);
});

test('work as a programmer lists no skills', () => {
  const jobs =
    'Acme Ltd\nNurse\n2019 - 2020\n- Sewed cloth, ropes, nets\nMarlow Ltd\nBaker\n2016 - 2018';
  expect(read(`## Coding Experience\n${jobs}`).skills).toEqual([]);
});

describe('full stops between skills', () => {
  const sewing = ['Pattern cutting', 'Hand sewing', 'Dyeing'];
  test.each([
    ['short names', 'Pattern cutting. Hand sewing. Dyeing.', sewing],
    ['behind a label', 'Craft: Pattern cutting. Hand sewing. Dyeing.', sewing],
    ['behind a bullet', '- Pattern cutting. Hand sewing. Dyeing.', sewing],
    ['within names', 'Vue.js. Node.js. HTML.', ['Vue.js', 'Node.js', 'HTML']],
    ['sentences', 'I cut patterns. I sew. I dye wool.', []],
    ['longer ones', 'Sewed by hand for two years. Cut. Dyed.', []],
    ['abbreviations', 'St. Marlow. Mr. Brown. No. 1.', []],
    ['within brackets', 'Looms (Hand. Power. Table). Dyeing.', []],
    ['behind how well', 'Excellent in Excel. Strong in SQL. Dyeing.', ['Excel', 'SQL', 'Dyeing']],
    ['two', 'Cut patterns. Hand sewing.', ['Cut patterns', 'Hand sewing']],
  ])('%s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });
});

const told = (text: string) => {
  const { skills, languages, experience } = read(
    `## À propos\nJ’aime coudre.\n${text}\n## Expérience\n** Couturière, Acme, 2012 - 2015`,
  );
  return [values(skills), values(languages), experience.length];
};

describe('a label over bullets in what somebody tells of themselves', () => {
  test('heads them', () => {
    expect(told('Compétences :\n- Broderie\n- Patrons\nLangues :\n- Arabe\n- Thaï')).toEqual([
      ['Broderie', 'Patrons'],
      ['Arabic', 'Thai'],
      1,
    ]);
  });

  test('but heads no text, and nothing where another heading does', () => {
    expect([
      told('Compétences :\nje couds à la main'),
      told('Compétences :\n- Broderie\n## Compétences\nPatrons'),
    ]).toEqual([
      [[], [], 1],
      [['Patrons'], [], 1],
    ]);
  });
});

test('a label of another kind ends the list of a label', () => {
  expect([
    told('Compétences :\n- Broderie\nLoisirs :\n- Échecs'),
    told('Compétences :\n- Broderie\nExpérience :\n- Couturière, Acme, 2016 - 2018'),
  ]).toEqual([
    [['Broderie'], [], 1],
    [['Broderie'], [], 2],
  ]);
});

test('an entry goes on below an article', () => {
  expect([
    listed('Soin de l’atelier le soir\nSens de la\ncouture\nBonne gestion du stress'),
    listed('Soin de l’atelier le soir\nGoût de la\nCouture\nBonne gestion du stress'),
    listed('Soin de l’atelier le soir\nGoût\nCouture\nBonne gestion du stress'),
  ]).toEqual([
    ['Soin de l’atelier le soir', 'Sens de la couture', 'Bonne gestion du stress'],
    ['Soin de l’atelier le soir', 'Goût de la Couture', 'Bonne gestion du stress'],
    ['Soin de l’atelier le soir', 'Goût', 'Couture', 'Bonne gestion du stress'],
  ]);
});

/** What is read of a list whose lines have gaps of 6 points between their words of 10, as justified lines and close chips have. */
function setWide(text: string): string[] {
  const document = documentOf(`# Amina Belkacem\n## Skills\n${text}`);
  const lines = document.lines.map((line) => {
    if (line.size !== 10) return line;
    let x = line.x;
    const runs = [...line.text.matchAll(/\S+/gu)].map(({ index, 0: word }) => {
      const run = { ...line.runs[0], start: index, end: index + word.length, x, size: 10 };
      x += word.length * 5 + 6;
      return { ...run, width: word.length * 5, bold: false };
    });
    return { ...line, runs, width: x - 6 - line.x };
  });
  return values(understand({ ...document, lines }, { asOf: '2026-11' }).facts.skills);
}

test('words that gaps part are chips, unless a small word among them has gaps as well', () => {
  expect([
    setWide('Ovens Glazing Payroll Tarts'),
    setWide('Keeps ovens clean for\nbakers.'),
    setWide('Cuisson des pains au levain'),
  ]).toEqual([['Ovens', 'Glazing', 'Payroll', 'Tarts'], [], ['Cuisson des pains au levain']]);
});

test('stars with blanks around them part the entries of a list', () => {
  expect([
    listed('Wet lab: * Strain keeping * Cell counting\nDry lab: * Python * Plotting'),
    listed('Ovens * Glazing (rye) * Tarts'),
    listed('Menus for hotels of 4 * stars\nTarts'),
  ]).toEqual([
    ['Strain keeping', 'Cell counting', 'Python', 'Plotting'],
    ['Ovens', 'Glazing (rye)', 'Tarts'],
    ['Menus for hotels of 4 * stars', 'Tarts'],
  ]);
});

test('text goes on below its line beside lists of which each line is an entry', () => {
  expect(
    listed(
      'Miwe · Wachtel\nRye · Spelt\nPeel · Scale\nExperienced in producing detailed loaves from\nimprecise directions.',
    ),
  ).toEqual(['Miwe', 'Wachtel', 'Rye', 'Spelt', 'Peel', 'Scale']);
});
