import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('what stands around the name of a certificate', () => {
  test.each<[string, string[]]>([
    [
      'CACES R489 cat. 1, 3 et 5 – 2019\nGestes et postures – 2020',
      ['CACES R489 cat. 1, 3 et 5', 'Gestes et postures'],
    ],
    ['TOSA Excel (870/1000)\nPIX (620 pix)\nTissage (score 12)', ['TOSA Excel', 'PIX', 'Tissage']],
    ['Cordiste à jour\nSST recyclé 2023', ['Cordiste', 'SST']],
    ['Certificat de tissage, [34 ECTS]', ['Certificat de tissage']],
    [
      'Formation en ligne Marlow « Tisser la laine »\nMOOC « Teindre la soie »',
      ['Tisser la laine', 'Teindre la soie'],
    ],
    ['MLW\tLoom Foundation', ['Loom Foundation']],
    [
      'Université de Marlow, Certificat de corderie\nTeinture',
      ['Certificat de corderie', 'Teinture'],
    ],
    [
      'Cisco\nCCNA Routing – 2019\nMicrosoft\nAZ-104 Azure Administrator – 2021\nAZ-900 Azure Fundamentals – 2020',
      ['CCNA Routing', 'AZ-104 Azure Administrator', 'AZ-900 Azure Fundamentals'],
    ],
    [
      'Certificat de corderie marine et de matelotage\nancien et moderne\nTeinture des laines',
      ['Certificat de corderie marine et de matelotage ancien et moderne', 'Teinture des laines'],
    ],
    [
      'CAP Vannerie\nBrevet professionnel de tisserand\nCertificat de corderie',
      ['Certificat de corderie'],
    ],
  ])('is no part of it: %j', (lines, found) => {
    expect(certificatesIn(`## Certifications\n${lines}`)).toEqual(found);
  });
});

describe('certificates beside each other', () => {
  test.each<[string, string[]]>([
    ['BNSSA\nPSE1 et PSE2', ['BNSSA', 'PSE1', 'PSE2']],
    ['Habilitation IAS\nCarte T, Carte G', ['Habilitation IAS', 'Carte T', 'Carte G']],
    ['Rope Access\nServSafe Manager, ServSafe', ['Rope Access', 'ServSafe Manager, ServSafe']],
    [
      'Red Hat : RHCSA (2020), RHCE (2021)\nOracle : OCA Java (2018), OCP Java (2019)',
      ['RHCSA', 'RHCE', 'OCA Java', 'OCP Java'],
    ],
  ])('are one each where they can be nothing else: %j', (lines, found) => {
    expect(certificatesIn(`## Certifications\n${lines}`)).toEqual(found);
  });
});

describe('certificates among other things', () => {
  test.each<[string, string[]]>([
    [
      "## Centres d'intérêt\nRandonnée, lecture\nSecourisme : PSC1 obtenu en 2018\nBAFA (2016)",
      ['PSC1', 'BAFA'],
    ],
    ['## Vie associative\nAnimateur BAFA\nFormatrice SST', []],
    ['## Atouts\nSST à jour\nDisponible', ['SST']],
    [
      "## Expérience\n** Tisserand, Oldacre\t2019 – 2022\n- Certification RGPD obtenue par l'équipe\n- Habilitation du site obtenue\n- Certifié Great Place To Work\n- Certification PSM I obtenue en 2021",
      ['Certification PSM I'],
    ],
    ["## Centres d'intérêt\nBlack belt in judo\nLecture", []],
    [
      '## Divers\nFormation aux premiers secours en équipe',
      ['Formation aux premiers secours en équipe'],
    ],
    [
      '## Formation\n2016\tLicence de droit, Université de Marlow\n2019\tInitiation à la vannerie (35 heures)\n2020\tCours intensif de dessin avec certification',
      ['Initiation à la vannerie', 'Cours intensif de dessin avec certification'],
    ],
    [
      '## Formation\n** Institut Oldacre, Marlow\n- CESS, Certificat de technicien vannier, Certificat de gestion de base.',
      ['Certificat de technicien vannier', 'Certificat de gestion de base'],
    ],
    [
      '## Formation\n** Centre Oldacre\t2018 – 2020\nBA4, BA5, VCA\n** Université de Marlow\t2015\nLicence de droit',
      ['BA4', 'BA5', 'VCA'],
    ],
    [
      '## Formation et certifications\n** Certification Coursera\tEn ligne\nTissage et teinture\t2024\n** Université de Marlow\tMarlow\nMaster de droit\t2017',
      ['Tissage et teinture'],
    ],
    [
      '## Formation\nLicence de droit, Université de Marlow\nCertificat universitaire en tissage, Oldacre, [34 ECTS]\nCertificat universitaire en corderie, Oldacre (LSB), [28 ECTS]\nCertificat universitaire en teinture, Oldacre, [27 ECTS]',
      [
        'Certificat universitaire en tissage',
        'Certificat universitaire en corderie',
        'Certificat universitaire en teinture',
      ],
    ],
  ])('are named as such: %j', (section, found) => {
    expect(certificatesIn(section)).toEqual(found);
  });
});

test('a licence to do something is no degree', () => {
  const licences = ['Licence IV', 'Licence soudage', 'Licence FFF', 'Licence d’arbitre'];
  expect(
    certificatesIn(
      `## Certifications\n${licences.map((name) => `- ${name}`).join('\n')}\n- Licence de géographie`,
    ),
  ).toEqual(licences);
});

test('certificates stand in the head as well, other than licences that anybody has', () => {
  expect(
    certificatesIn(
      'ada.marlow@example.org\n27 ans\nPermis B\nPermis bateau\nBrevet de secourisme\n## Langues\nArabe',
    ),
  ).toEqual(['Permis bateau', 'Brevet de secourisme']);
});

test('initials with full stops name what they name without', () => {
  expect(
    certificatesIn(
      '## Diplômes\n- B.A.F.A (1997)\n- B.N.S.S.A (brevet national de sauvetage aquatique).\n- P.S.C.1, 2020\n- M.A.R.L. Tissage\n- Licence de géographie',
    ),
  ).toEqual(['B.A.F.A', 'B.N.S.S.A', 'P.S.C.1']);
  expect(certificatesIn('## Diplômes\n- BNSSA (brevet national de sauvetage aquatique).')).toEqual([
    'BNSSA (brevet national de sauvetage aquatique)',
  ]);
});

describe('certificates of a trade by how they begin', () => {
  test.each<[string, string[]]>([
    ['AIPR opérateur', ['AIPR opérateur']],
    ['SST – recyclage 2023', ['SST']],
    ['FIMO marchandises', ['FIMO marchandises']],
    ['CQP Vannier cordier, 2018', ['CQP Vannier cordier']],
    ['C2i niveau 1', ['C2i niveau 1']],
    ['Obtention du BAFA en 2017', ['BAFA']],
    ['Titulaire des CACES 1, 3 et 5', ['CACES 1, 3 et 5']],
    ['TOEIC 905 (2019)', ['TOEIC 905']],
    ['Formation aux gestes et postures (2015)', ['Formation aux gestes et postures']],
    ['Vannerie marine – Orsys', ['Vannerie marine']],
    ['Vannier certifié Marlow', []],
    ['Praticienne corde certifiée', ['Praticienne corde certifiée']],
    ['Permis de conduire : B', []],
    ['Formation à distance (2015)', []],
    ['Attestation de stage', []],
  ])('are some among degrees and among other things: %j', (line, found) => {
    const degree = 'Licence de droit, Université de Marlow, 2016';
    expect(certificatesIn(`## Formation\n${degree}\n${line}`)).toEqual(found);
    expect(certificatesIn(`## Divers\nNationalité belge\n${line}`)).toEqual(found);
  });

  test.each<[string, string[]]>([
    ['Formation Vannerie avancée (2 jours)', ['Formation Vannerie avancée']],
    ['MOOC Teinture – 2020', ['MOOC Teinture']],
    ['Coursera : Tisser la laine', ['Tisser la laine']],
    ['Vannerie et teinture', []],
  ])('are courses among other things: %j', (line, found) => {
    expect(certificatesIn(`## Informations complémentaires\n${line}`)).toEqual(found);
  });
});

describe('certificates that somebody says to have passed', () => {
  test.each<[string, string[]]>([
    ['Certification Cordage obtenue en 2018', ['Certification Cordage']],
    ['Certifiée Vannerie Marine en 2019', ['Vannerie Marine']],
    ["Obtention de la certification ISO 9001 de l'atelier", []],
    ['Certification ISO 9001 obtenue en 2018', []],
    ['Habilitation des vanniers', []],
  ])('among tasks: %j', (line, found) => {
    expect(
      certificatesIn(`## Expérience\n** Vannière\t2016 – 2020\nSociété Oldacre\n- ${line}`),
    ).toEqual(found);
  });

  test.each<[string, string[]]>([
    ['Cordière certifiée Rope Master et calme, dix ans de métier.', ['Rope Master']],
    ['Vannière dans un atelier certifié ISO 9001.', []],
    ['Vannière de paniers certifiés Marlow.', []],
    ['Développeuse certifiée Java, deux ans de métier.', []],
  ])('in a summary: %j', (line, found) => {
    expect(certificatesIn(`## Profil\n${line}`)).toEqual(found);
  });
});

describe('the certificates of a list', () => {
  test.each<[string, string[]]>([
    ['Rope I / Loom Foundation / Wool2', ['Rope I', 'Loom Foundation', 'Wool2']],
    [
      'Tissage (Coursera, Marlow), Teinture (Udemy), Cordage (Orsys)',
      ['Tissage', 'Teinture', 'Cordage'],
    ],
    [
      'Habilitation BR / B2V / BC – 2021\nTissage – 2020',
      ['Habilitation BR / B2V / BC', 'Tissage'],
    ],
    ['SST – MAC 2024\nTissage – 2020', ['SST', 'Tissage']],
  ])('have each a giver, or a stroke between them: %j', (lines, found) => {
    expect(certificatesIn(`## Certifications\n${lines}`)).toEqual(found);
  });

  test.each<[string, string[]]>([
    ['## Divers\nBrevets\tBAFA, PSC1\nSports\tTennis', ['BAFA', 'PSC1']],
    [
      '## Compétences\n- Tissage\n- SST (Sauveteur Secouriste du Travail)',
      ['SST (Sauveteur Secouriste du Travail)'],
    ],
    [
      '## Formation\n2021\nFormation Vannerie marine\nOrsys, Lyon\n2014 – 2016\nLicence de droit\nUniversité de Marlow',
      ['Formation Vannerie marine'],
    ],
    ['## Formation\n2021 Parcours Vannerie - OpenClassrooms', []],
    ['## Formation\n2021 Formation en ligne Vannerie (Udemy)', ['Formation en ligne Vannerie']],
  ])('stand in other sections: %j', (section, found) => {
    expect(certificatesIn(section)).toEqual(found);
  });
});

describe('a certificate in short', () => {
  test.each<[string, string[]]>([
    ['- BAFA - UFCV Marlow-les-Bains', ['BAFA']],
    ['PSC1 – SDIS 34\nSST – ANPS du Lac', ['PSC1', 'SST']],
    ['- BNSSA – Fédération de sauvetage\n- Tissage – École du Fil', ['BNSSA', 'Tissage']],
    [
      "- Certificat Voltaire — maîtrise de l'orthographe\n- Tissage",
      ['Certificat Voltaire', 'Tissage'],
    ],
    ['- TOEIC - 845 points\n- PIX – 512/1024', ['TOEIC', 'PIX']],
  ])('stands before who gives it, what it is or a score: %j', (section, expected) => {
    expect(certificatesIn(`## Certifications\n${section}`)).toEqual(expected);
  });

  test.each([
    'PSC1 - Prévention et secours civiques',
    "BAFA - Brevet d'aptitude aux fonctions d'animateur",
    'SST – Sauveteur secouriste du travail',
    'BAFA - Approfondissement',
    'CACES - PEMP 3B',
    'PSC1 - SST',
    'PSC1 - BNSSA',
    'PMP - project management professional',
    'CCNA - module routeurs et commutateurs',
    "BAFA - BREVET D'APTITUDE AUX FONCTIONS",
    'Tissage - le fil et la laine',
  ])('is whole with what it means or is for: %s', (name) => {
    expect(certificatesIn(`## Certifications\n- ${name}\n- Teinture`)).toEqual([name, 'Teinture']);
  });

  test.each<[string, string[]]>([
    ['## Formation\nBTS tissage\n- Titulaire du PSE1 et du BNSSA', ['PSE1', 'BNSSA']],
    ["## Certifications\nDétentrice du SST, du PSC1 et de l'AIPR", ['SST', 'PSC1', 'AIPR']],
    [
      '## Formation\nMonitrice de voile, titulaire du BAFA et du PSC1 depuis 2019',
      ['BAFA', 'PSC1'],
    ],
    [
      '## Certifications\n- Certificat de tissage et de teinture\n- SST',
      ['Certificat de tissage et de teinture', 'SST'],
    ],
    ['## Profil\nJe prépare le BAFA et le PSC1, sans être titulaire du BNSSA', []],
    ['## Profil\nFormateur au PSC1, futur titulaire du BNSSA', []],
    ['## Profil\nMenuisier, titulaire du permis B', []],
  ])('is what somebody says to hold: %j', (section, expected) => {
    expect(certificatesIn(section)).toEqual(expected);
  });
});

describe('a course for people at work among studies', () => {
  const bts = '\nBTS Textile, lycée du Pont, 2012';
  test.each<[string, string[]]>([
    ['2019 – Formation Tisserand', ['Formation Tisserand']],
    ['- Formation en teinture de la laine', ['Formation en teinture de la laine']],
    [
      '2018 : Formation professionnelle continue en corderie',
      ['Formation professionnelle continue en corderie'],
    ],
    ['Formation coiffure mixte, 2019', ['Formation coiffure mixte']],
    ['Formation centre Marlow, 2019', []],
    ['2019 – Formation en cours : teinture', []],
    ['Formation à la teinture, 2024 à ce jour', []],
    ['2019 – Formation universitaire en textile', []],
    ['2019 – Formation en textile, université du Pont', []],
    ['2019 – Formation au sein de Marlow', []],
    ['2019 – Formation financée par mon employeur', []],
    ['2019 – Formation du personnel', []],
    ['2019 – Formation chez Marlow', []],
    ['Formation initiale en textile', []],
  ])('%j', (line, found) => {
    expect(certificatesIn(`## Formation\n${line}${bts}`)).toEqual(found);
  });
});

test('a name ends before a bracket that does not close in it', () => {
  expect(
    certificatesIn('## Certificats\n- XLTF (Tissage en\n- Corderie (CDR)\n- Teinture'),
  ).toEqual(['XLTF', 'Corderie (CDR)', 'Teinture']);
});

test('the rest of a sentence names no course', () => {
  expect(
    certificatesIn(
      '## Formation\n2020 – MARLOW\nUne formation de tissage chez\nOpenClassrooms afin d’opérer une reconversion,\non verra',
    ),
  ).toEqual([]);
});

test('among licences, what is a certificate beyond doubt counts', () => {
  expect(
    certificatesIn('## Permis\nPermis B, C, CE\nMoto\nFIMO 2011\nADR base + citernes (05/2027)'),
  ).toEqual(['FIMO', 'ADR base + citernes']);
});
