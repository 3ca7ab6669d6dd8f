import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const spokenIn = (...lines: string[]) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n## Languages\n${lines.join('\n')}`), {
    asOf: '2026-11',
  }).facts.languages.map(({ value, level, evidence }) => [
    value,
    level ?? null,
    ...evidence.map(({ text }) => text),
  ]);

describe('how well a language is spoken', () => {
  test.each([
    [
      ['English: Fluent (C1), French - B2'],
      [
        ['English', 'Fluent (C1)'],
        ['French', 'B2'],
      ],
    ],
    [['Anglais : courant'], [['English', 'courant']]],
    [['Anglais : Professionel'], [['English', 'Professionel']]],
    [['Anglais : fluide (lu - parlé - écrit)'], [['English', 'fluide (lu - parlé - écrit)']]],
    [
      ['Italian - very good (written and spoken), Dutch: survival level, Czech: rusty'],
      [
        ['Italian', 'very good (written and spoken)'],
        ['Dutch', 'survival level'],
        ['Czech', 'rusty'],
      ],
    ],
    [
      ['Arabe (langue maternelle) | Français (très bon niveau)'],
      [
        ['Arabic', 'langue maternelle'],
        ['French', 'très bon niveau'],
      ],
    ],
    [
      ['Native Arabic, fluent English'],
      [
        ['Arabic', 'Native'],
        ['English', 'fluent'],
      ],
    ],
    [
      ['Fluent in English and French'],
      [
        ['English', 'Fluent'],
        ['French', 'Fluent'],
      ],
    ],
    [
      ['Languages: native Arabic, English'],
      [
        ['Arabic', 'native'],
        ['English', null],
      ],
    ],
    [
      ['Bilingue français / anglais, espagnol/italien (A2)'],
      [
        ['French', 'Bilingue'],
        ['English', 'Bilingue'],
        ['Spanish', 'A2'],
        ['Italian', 'A2'],
      ],
    ],
    [
      ["Bon niveau d'anglais", 'Français L1 – Langue maternelle', 'Allemand : niveau bac'],
      [
        ['English', 'Bon niveau'],
        ['French', 'L1 – Langue maternelle'],
        ['German', 'niveau bac'],
      ],
    ],
    [
      ['Native English speaker', 'Excellent command of German', 'Dutch: B2+', 'Danish: Level'],
      [
        ['English', 'Native'],
        ['German', 'Excellent command'],
        ['Dutch', 'B2+'],
        ['Danish', null],
      ],
    ],
    [
      ['English (US): fluent', 'Arabe dialectal : courant', 'Berbère (kabyle) : langue maternelle'],
      [
        ['English', 'fluent'],
        ['Arabic', 'courant'],
        ['Tamazight', 'langue maternelle'],
      ],
    ],
    [
      ['اللغة الإنجليزية جيد جداً تحدثا وكتابة', 'إجادة تامة للغة الفرنسية', 'السويدية: متوسط'],
      [
        ['English', 'جيد جداً تحدثا وكتابة'],
        ['French', 'إجادة تامة'],
        ['Swedish', 'متوسط'],
      ],
    ],
    [
      ['Arabic', 'Level: Native | Used: daily at work', 'Thai', 'Level: Expert'],
      [
        ['Arabic', 'Native'],
        ['Thai', 'Expert'],
      ],
    ],
    [
      ['English, French', '(conversational)'],
      [
        ['English', null],
        ['French', 'conversational'],
      ],
    ],
    [
      ['العربية: اللغة الأم', 'الفرنسية: جيد جدا'],
      [
        ['Arabic', 'اللغة الأم'],
        ['French', 'جيد جدا'],
      ],
    ],
    [
      ['English\tNative\tFrench\tBasic'],
      [
        ['English', 'Native'],
        ['French', 'Basic'],
      ],
    ],
    [
      ['English', 'Upper intermediate', 'French', 'A2'],
      [
        ['English', 'Upper intermediate'],
        ['French', 'A2'],
      ],
    ],
    [
      ['English', 'French', 'B2', 'A2'],
      [
        ['English', null],
        ['French', null],
      ],
    ],
    [
      ['English, French, fluent'],
      [
        ['English', null],
        ['French', null],
      ],
    ],
    [
      ['English 5 years, French since 2010'],
      [
        ['English', null],
        ['French', null],
      ],
    ],
    [
      ['English and French'],
      [
        ['English', null],
        ['French', null],
      ],
    ],
    [
      ['Anglais : TOEIC 850/990', 'Chinois : HSK4 (simplifié)', 'Coréen : 3/5', 'Grec : 80 %'],
      [
        ['English', 'TOEIC 850/990'],
        ['Chinese', 'HSK4'],
        ['Korean', '3/5'],
        ['Greek', '80 %'],
      ],
    ],
    [
      ['Anglais professionnel pratiqué en réunion', "Grec : bon niveau à l'oral, moins à l'écrit"],
      [
        ['English', 'professionnel'],
        ['Greek', "bon niveau à l'oral"],
      ],
    ],
    [
      [
        'Arabe : assez bien',
        "Grec : à l'aise",
        'Thaï : bonne maîtrise\t(CECR : C1 à l’oral surtout)',
      ],
      [
        ['Arabic', 'assez bien'],
        ['Greek', "à l'aise"],
        ['Thai', 'bonne maîtrise C1'],
      ],
    ],
    [
      ['Russe & cantonais (notions)', 'Courant : anglais, grec', "Notions d'arabe et d'italien"],
      [
        ['Russian', 'notions'],
        ['Cantonese', 'notions'],
        ['English', 'Courant'],
        ['Greek', 'Courant'],
        ['Arabic', 'Notions'],
        ['Italian', 'Notions'],
      ],
    ],
    [
      ['أتقن اللغة الإنجليزية والفرنسية', 'التركية: مبادئ أولية'],
      [
        ['English', 'أتقن'],
        ['French', 'أتقن'],
        ['Turkish', 'مبادئ أولية'],
      ],
    ],
    [
      ['Anglais usuel et scientifique, niveau européen (CECRL) B2', 'Français langue étrangère'],
      [
        ['English', 'usuel B2'],
        ['French', null],
      ],
    ],
    [
      ['Anglais lu, écrit et parlé couramment', 'Italien scolaire (langue vivante 2)'],
      [
        ['English', 'lu, écrit et parlé couramment'],
        ['Italian', 'scolaire (langue vivante 2)'],
      ],
    ],
    [
      ['English (fluent / business, C1), native Arabic, Spanish'],
      [
        ['English', 'fluent / business, C1'],
        ['Arabic', 'native'],
        ['Spanish', null],
      ],
    ],
    [
      ['Anglais\tNiveau avancé : je rédige des rapports', 'Russe\tvoyages'],
      [
        ['English', 'Niveau avancé'],
        ['Russian', null],
      ],
    ],
    [
      ['English\tFrench', 'Native\tFull professional', 'Dutch'],
      [
        ['English', 'Native'],
        ['French', 'Full professional'],
        ['Dutch', null],
      ],
    ],
    [
      ['Arabe : langue', 'maternelle', 'Anglais : B1'],
      [
        ['Arabic', 'langue maternelle'],
        ['English', 'B1'],
      ],
    ],
    [
      ['Arabic, French and Dutch : beginner', 'English, French'],
      [
        ['Arabic', 'beginner'],
        ['French', 'beginner'],
        ['Dutch', 'beginner'],
        ['English', null],
      ],
    ],
    [
      ['Anglais : niveau C1 certifié', 'Russe : bonnes bases (deux ans à Kazan)', 'Thaï : DELF B1'],
      [
        ['English', 'niveau C1 certifié'],
        ['Russian', 'bonnes bases'],
        ['Thai', 'DELF B1'],
      ],
    ],
    [['Mother tongue(s)\tArabic'], [['Arabic', 'Mother tongue(s)']]],
    [
      ['Anglais : bilingue (DALF en 2019)', 'Russe\tB1\tB2\tB1'],
      [
        ['English', 'bilingue'],
        ['Russian', 'B1 B2 B1'],
      ],
    ],
    [
      ['Nederlands: vloeiend', 'Engels: Fluent'],
      [
        ['Dutch', null],
        ['English', 'Fluent'],
      ],
    ],
    [
      ['English or French'],
      [
        ['English', null],
        ['French', null],
      ],
    ],
    [['English lessons'], [['English', null]]],
    [['English (UK) C1'], [['English', 'C1']]],
    [['English\tB2 (TOEIC)'], [['English', 'B2 (TOEIC)']]],
    [
      ['Advanced French (reading)', 'Beginner Thai (oral)'],
      [
        ['French', 'Advanced'],
        ['Thai', 'Beginner'],
      ],
    ],
    [
      ['English', 'Listening\tReading', 'C2\tC1', 'Thai', 'Listening\tReading', 'B1\tA2'],
      [
        ['English', 'C2 C1'],
        ['Thai', 'B1 A2'],
      ],
    ],
  ])('%j', (lines, expected) => {
    expect(spokenIn(...lines).map(([value, level]) => [value, level])).toEqual(expected);
  });

  test('levels in a column of their own belong to the languages in their rows', () => {
    expect(
      spokenIn(
        '|| 50-200\nEnglish\nFrench\nThai',
        '|| 250-400\nFluent\tI write reports\nSince 2019\nBasic',
      ).map(([value, level]) => [value, level]),
    ).toEqual([
      ['English', 'Fluent'],
      ['French', null],
      ['Thai', 'Basic'],
    ]);
  });

  test('codes before names are none', () => {
    expect(
      spokenIn('|| 50-200\nAR\tArabic\nFR\tFrench', '|| 250-400\nnative\nfluent').map(
        ([value, level]) => [value, level],
      ),
    ).toEqual([
      ['Arabic', 'native'],
      ['French', 'fluent'],
    ]);
  });

  test.each(['Langages : Français, Grec', 'Langages parlés Français, Grec'])('%s', (line) => {
    const { languages, skills } = understand(
      documentOf(`# Amina Belkacem\n## Skills\n- Weaving, Dyeing\n- ${line}`),
      { asOf: '2026-11' },
    ).facts;
    expect([languages, skills].map((all) => all.map(({ value }) => value))).toEqual([
      ['French', 'Greek'],
      ['Weaving', 'Dyeing'],
    ]);
  });

  test('levels below names among skills belong to these', () => {
    const text =
      '## Compétences\n** Français\nlangue maternelle\n** Anglais\nexcellent (parlé et écrit)\n** Métier\nTissage, teinture';
    const { languages } = understand(documentOf(`# Amina Belkacem\n${text}`), {
      asOf: '2026-11',
    }).facts;
    expect(languages.map(({ value, level }) => [value, level])).toEqual([
      ['French', 'langue maternelle'],
      ['English', 'excellent (parlé et écrit)'],
    ]);
  });

  test('brackets below a labelled line say it of the last language on that', () => {
    const text =
      '## Skills\nLangues : Français (langue maternelle), Anglais\n(compétences professionnelles).';
    const { languages } = understand(documentOf(`# Amina Belkacem\n${text}`), {
      asOf: '2026-11',
    }).facts;
    expect(languages.map(({ value, level }) => [value, level])).toEqual([
      ['French', 'langue maternelle'],
      ['English', 'compétences professionnelles'],
    ]);
  });

  test('the words that say it are its evidence too', () => {
    expect(spokenIn('English: Fluent (C1)')).toEqual([
      ['English', 'Fluent (C1)', 'English', 'Fluent (C1)'],
    ]);
  });
});

describe('languages without a section of their own', () => {
  test.each([
    [
      '## Skills\nTools\tExcel, Sage\nLangues\tAnglais (lu, écrit, parlé)\nAllemand (notions)\nAutres\tPermis B',
      ['English', 'German'],
    ],
    ['## Langages\nFrançais natif\nAnglais courant (CECRL C2)', ['French', 'English']],
    ['## About\nI bake bread.\nArabic\tNative\nEnglish\tProfessional (C1)', ['Arabic', 'English']],
    ['## About\nEnglish | Français', []],
    [
      '## Skills\nExcel\nSpoken languages\nEnglish\nArabic\n## Hobbies\nFrench cuisine',
      ['English', 'Arabic'],
    ],
    ['## Skills\nLanguages\nPython\nJava', []],
    ['## About\nI bake bread.\nAnglais courant', ['English']],
    ['## Divers\n- Permis B\n- Anglais lu, parlé et écrit', ['English']],
    ['## Skills\nLinguistiques :\tFrançais (natif), Anglais', ['French', 'English']],
    ['## Languages\nTwi, Breton and Pashto', ['Akan', 'Breton', 'Pashto']],
    ['## Skills\nGA\nLao, Baking', []],
    ['## Skills\nExcel\nAnglais\nSage', ['English']],
    ['## Skills\nExcel, anglais, Sage', ['English']],
    ['## Skills\nExcel\tSage\nWord\tSpanish', ['Spanish']],
    ['## Skills\nSpanish cooking, French polishing', []],
    [
      '## Skills\nLangue(s) maternelle(s)\tArabe\nAutre(s) langue(s)\nCOMPRENDRE\tPARLER\tÉCRIRE\nÉcouter\tLire\tPrendre part à une conversation\nAnglais\tB1\tB1\tA2',
      ['Arabic', 'English'],
    ],
    [
      '## Skills\nMother tongue(s)\nArabic\nOther language(s)\nListening\tReading\nEnglish\tB1\tA2',
      ['Arabic', 'English'],
    ],
    [
      '## المهارات\nاللغة الأم: العربية\nلغات أخرى: الإنقليزية (B1)، الأوردو (A2)\nمهارات رقمية: Word',
      ['Arabic', 'English', 'Urdu'],
    ],
    ['## Skills\nSpanish\nLanguage\nWord, Excel', ['Spanish']],
    [
      '|| 50-130\nMother tongue\nOther languages\nEnglish\n|| 150-400\nItalian\nLISTENING\nC1',
      ['English', 'Italian'],
    ],
    [
      '|| 50-130\nTools\nEnglish\nThai\n|| 150-400\n## Skills\nExcel\n## Languages\nFluent\nB1',
      ['English', 'Thai'],
    ],
    ['## Skills\nLanguages Italian (Mother tongue)\nEnglish (C1)', ['Italian', 'English']],
    ['## Skills\nExcel; Sage, basic Spanish', ['Spanish']],
    ['## Skills\nSérieuse\nMaîtrise l’espagnol', ['Spanish']],
    ['## Experience\nWove wool.\nFrançais (courant), Thaï (niveau bac).', ['French', 'Thai']],
    ['## Experience\nWove wool.\nLanguage: English, Thai', ['English', 'Thai']],
    ['## Experience\nWove wool.\nLanguages: Java, Basic', []],
    ['## Certifications\nEnglish Language Diploma\t2024', []],
  ])('%s', (section, expected) => {
    const text = `# Amina Belkacem\namina@example.dz\n${section}`;
    const { languages } = understand(documentOf(text), { asOf: '2026-11' }).facts;
    expect(languages.map(({ value }) => value)).toEqual(expected);
  });
});

const labelledIn = (lines: string) =>
  understand(documentOf(`# Amina Belkacem\n## Compétences et intérêts\nLangues :\n${lines}`), {
    asOf: '2026-11',
  }).facts.languages.map(({ value }) => value);

describe('what goes on with one language before the next', () => {
  test('parts none from the label', () => {
    expect(
      labelledIn(
        '- Anglais (intermédiaire) quatre mois à Leeds et\ncours donnés dans une école ;\n- Russe (A2)\nInformatique :\n- Excel',
      ),
    ).toEqual(['English', 'Russian']);
  });

  test('parts none that have no bullets', () => {
    const more = '\nRusse : courant\n## Expérience\n** 2010 : Monteuse';
    expect([
      labelledIn(`Anglais : courant\nvocabulaire de l’horlogerie${more}`),
      labelledIn(`Anglais : courant\nvocabulaire de l’horlogerie\ncuisine${more}`),
      labelledIn(`Anglais : courant\nHorlogerie${more}`),
    ]).toEqual([['English', 'Russian'], ['English'], ['English']]);
  });

  test('but a line of another label does', () => {
    expect(labelledIn('- Anglais (intermédiaire)\nInformatique :\n- Russe Analytics')).toEqual([
      'English',
    ]);
  });
});

test('languages of West Africa and Asia', () => {
  expect(
    spokenIn('Goun', 'Sahouè', 'Bamiléké', 'Laotien', 'Tchétchène').map(([value]) => value),
  ).toEqual(['Gungbe', 'Saxwe', 'Bamileke', 'Lao', 'Chechen']);
});

test('words of everyday English are none of languages', () => {
  const { skills, languages } = understand(
    documentOf('# Amina Belkacem\n## Skills\n- Gun safety\n- More sales\n- Till work'),
    { asOf: '2026-11' },
  ).facts;
  expect([skills.map(({ value }) => value), languages]).toEqual([
    ['Gun safety', 'More sales', 'Till work'],
    [],
  ]);
});

const spoken = (text: string) =>
  understand(documentOf(`# Amina Belkacem\n${text}`), { asOf: '2026-11' }).facts.languages.map(
    ({ value }) => value,
  );

test('rows of a grid count beside the label of the mother tongue', () => {
  const native = '## Informations\nLangue maternelle : Français';
  expect(spoken(`${native}\n## Divers\nItalien\tC1\tB2\tB1\nDanois\tA2\tA1\tA1`)).toEqual([
    'French',
    'Italian',
    'Danish',
  ]);
  expect(spoken(`${native}\n## Divers\nItalien\tsalle B2`)).toEqual(['French']);
  expect(spoken(`${native}\n## Experience\n2019 - 2020 Oldacre\nItalien\tC1\tB2`)).toEqual([
    'French',
  ]);
});

/** What is read of rows before the heading of other languages. */
const readBeside = (rows: string) =>
  understand(
    documentOf(
      `# Amina Belkacem\namina@example.dz\n## Personal skills\n${rows}\n## Other languages\nFinnish\tB1\tA2\tA2\tA2\tA2`,
    ),
    { asOf: '2026-11' },
  ).facts.languages.map(({ value, level }) => [value, level ?? null]);

test('the mother tongue stands before the grid of the others', () => {
  const finnish = ['Finnish', 'B1 A2 A2 A2 A2'];
  expect(readBeside('Mother tongue\tSwedish')).toEqual([['Swedish', 'Mother tongue'], finnish]);
  expect(readBeside('Translation\tSwedish')).toEqual([finnish]);
});
