import { describe, expect, test } from 'vitest';
import { understand } from '../../src/understanding/facts';
import { documentOf } from '../../fixtures/resumes/markup';

const nameOf = (markup: string) =>
  understand(documentOf(markup), { asOf: '2026-11' }).facts.name?.value ?? null;

const work = `
## Expérience professionnelle
** Vendeuse, Maison Lorain, Angers\t2019 – 2022
- Accueil des clients.
`;

describe('a name in labelled parts', () => {
  test.each([
    [
      'in one row, two blanks apart',
      'Nom : KODJOVI  Prénom : Sefa\nTél : 70 12 34 56',
      'Sefa Kodjovi',
    ],
    [
      'with nothing but the labels between',
      'NOM : KODJOVI PRÉNOMS : Sefa Abla Téléphone : 70 12 34 56',
      'Sefa Abla Kodjovi',
    ],
    ['with a dash between', 'Nom : KODJOVI - Prénom : Sefa', 'Sefa Kodjovi'],
    ['behind bullets', '- Nom : KODJOVI\n- Prénom : Sefa', 'Sefa Kodjovi'],
    ['below their labels', 'NOM\nKODJOVI\nPRENOM\nSefa\nTél : 70 12 34 56', 'Sefa Kodjovi'],
    ['below a row of labels', 'Nom\tPrénom\tTéléphone\nKODJOVI\tSefa\t70 12 34 56', 'Sefa Kodjovi'],
    ['in cells with plurals', 'Nom(s) de famille\tKODJOVI\nPrénom(s)\tSefa', 'Sefa Kodjovi'],
    [
      'the surname above without a label',
      '## ETAT CIVIL\n** KODJOVI\nPrenom: Sefa Abla\nTél: 70 12 34 56',
      'Sefa Abla Kodjovi',
    ],
    ['three of them', 'Nom : KALALA\nPostnom : MUTEBA\nPrénom : Ruth', 'Ruth Kalala Muteba'],
    ['the surname in two', 'Nom et post-nom : KALALA MUTEBA\nPrénom : Ruth', 'Ruth Kalala Muteba'],
    ['in English', 'First Name: Ruth\nMiddle Name: Rosa\nLast Name: Kalala', 'Ruth Rosa Kalala'],
    [
      'that of a marriage first',
      'Nom de jeune fille : LORAIN\nNom d’usage : VASSEUR\nPrénom : Odile',
      'Odile Vasseur',
    ],
    ['that of birth alone', 'Nom de naissance : LORAIN\nPrénom : Odile', 'Odile Lorain'],
  ])('%s', (_, head, name) => {
    expect(nameOf(`## CURRICULUM VITAE\n${head}${work}`)).toBe(name);
  });

  test.each([
    ['the whole name behind one label', 'Nom et prénoms : KODJOVI Sefa', 'Kodjovi Sefa'],
    ['the same in two, with a comma', 'Nom, prénoms : KODJOVI Sefa', 'Kodjovi Sefa'],
    ['the same with a comma', 'Nom, postnom et prénom : KALALA MUTEBA Ruth', 'Kalala Muteba Ruth'],
    ['the same with a hyphen', 'Nom-Prénom : KODJOVI Sefa', 'Kodjovi Sefa'],
    ['a name in the head', '# Sefa KODJOVI\nPrénom : Sefa\nTél : 70 12 34 56', 'Sefa Kodjovi'],
    ['a whole name behind what may ask for a part', 'الاسم: محمد أمين بوزيد', 'محمد أمين بوزيد'],
  ])('%s', (_, head, name) => {
    expect(nameOf(`${head}${work}`)).toBe(name);
  });

  test.each([
    ['a given name alone', 'Prénom : Amina\nTél : 70 12 34 56'],
    ['a given name below a heading', 'RENSEIGNEMENTS\nPrénom : Amina\nTél : 70 12 34 56'],
    ['a given name below a role', 'VENDEUSE QUALIFIÉE\nPrénom : Amina'],
    ['labels without values', 'Nom : ………\nPrénom : ………\nTél : 70 12 34 56'],
    ['a name of a firm', 'Nom : Lycée Jean Moulin\nPrénom : Amina'],
    [
      'one of several in a table',
      'Nom\tPrénom\tFonction\nKODJOVI\tSefa\tVendeuse\nLORAIN\tPaul\tCaissier',
    ],
    ['names of others', 'Nom du responsable : Paul LORAIN\nPrénom du conjoint : Luc'],
  ])('%s is none', (_, head) => {
    expect(nameOf(`${head}${work}`)).toBeNull();
  });

  test('a referee’s is none', () => {
    expect(nameOf(`## Vendeuse\n## Référence\nNom : KODJOVI\nPrénom : Sefa`)).toBeNull();
  });
});

describe('a name over several rows is whole', () => {
  test.each([
    [
      'a first row in small letters',
      '# sabrel\n# MENDES\n# CORREIA\n06 11 22 33 44\nsabrelmendes@mail.com',
      'sabrel Mendes Correia',
    ],
    ['two given names', '# Chantal\n# Marie\n# Lorain\n06 11 22 33 44', 'Chantal Marie Lorain'],
    [
      'a given name that a status is written like',
      '# Marie\n# LORAIN\n06 11 22 33 44',
      'Marie Lorain',
    ],
    [
      'small rows, the surname first',
      '** LORAIN\n** Chantal\n49000 Angers\n06 11 22 33 44',
      'Lorain Chantal',
    ],
    ['small rows that an address has', 'LORAIN\nSefa\nAngers\nsefa.l@mail.com', 'Lorain Sefa'],
    ['a surname far below in larger letters', '! yann\n# LORAIN\n06 11 22 33 44', 'yann Lorain'],
    ['no trade below it', '# Chantal\n# LORAIN\n# MAÇON\n06 11 22 33 44', 'Chantal Lorain'],
    ['no town below it', '# Chantal\n# Lorain\n# Bordeaux\n06 11 22 33 44', 'Chantal Lorain'],
    [
      'no unknown word below it',
      '# Chantal\n# Lorain\n# Sapiteur\n06 11 22 33 44',
      'Chantal Lorain',
    ],
  ])('%s', (_, head, name) => {
    expect(nameOf(`${head}${work}`)).toBe(name);
  });

  test.each([
    ['a town', '** ANGERS\n** Chantal', 'Chantal'],
    ['a shop', '** COIFFURE\n** Chantal', 'Chantal'],
  ])('%s above a given name is no part of it', (_, head, name) => {
    expect(nameOf(`${head}\n06 11 22 33 44\nchantal@mail.com${work}`)).toBe(name);
  });

  test('an age may stand behind it', () => {
    expect(nameOf(`# Yann LORAIN / 34 ans / Électricien\n06 11 22 33 44${work}`)).toBe(
      'Yann Lorain',
    );
  });
});

describe('what shops, houses and places are named with begins no name', () => {
  test.each([
    'Ambulances Martin',
    'Saint Vincent',
    'MAISON ROUSSEAU',
    'Ets Lefebvre Jean',
    'Place Victor Hugo',
    'Salon Julie',
    'Résidence Anne Marie',
  ])('%s', (head) => {
    expect(nameOf(`# ${head}\n06 11 22 33 44${work}`)).toBeNull();
  });

  test.each(['Olivier Salon', 'Luc Saint Martin'])('but it may end one: %s', (head) => {
    expect(nameOf(`# ${head}\n06 11 22 33 44${work}`)).toBe(head);
  });
});

describe('a name below what the person says', () => {
  const studies = '## FORMATION\n2012 : CAP Couture, Lycée Jean Moulin';

  test('is signed with', () => {
    expect(
      nameOf(
        `# Mon parcours\nJe suis couturière.\nJ’aime mon métier.\nOdile VASSEUR PIN\n${studies}`,
      ),
    ).toBe('Odile Vasseur Pin');
  });

  test.each([
    [
      'what others say',
      'J’ai cousu dix ans.\n« Je suis ravie, mon costume est parfait », écrit-on.\nOdile VASSEUR',
    ],
    ['what a referee says', 'J’ai formé Sefa.\nJe recommande mon élève.\nOdile VASSEUR'],
    ['what is said of her', 'J’ai formé Sefa.\nMon équipe a ri avec elle.\nOdile VASSEUR'],
    ['a text about nobody', 'Une couturière de talent.\nÀ découvrir.\nOdile VASSEUR'],
    ['a sentence that goes on', 'Je couds depuis dix ans.\nMon métier, avec\nOdile VASSEUR'],
    ['a firm', 'Je couds depuis dix ans.\nJ’aime mon métier.\nAtelier VASSEUR'],
    ['a house', 'Je couds depuis dix ans.\nJ’aime mon métier.\nSalon Odile VASSEUR'],
    [
      'two names',
      'Je couds.\nMon métier me plaît.\nOdile VASSEUR\nJe brode.\nMa vie est là.\nAmina LORAIN',
    ],
  ])('but none below %s', (_, text) => {
    expect(nameOf(`# Mon parcours\n${text}\n${studies}`)).toBeNull();
  });
});

const namedBelow = (heading: string) => nameOf(`${work}\n## ${heading}\nName: Ondrava Fjell`);

test('the label of a name asks for no person below work and projects, but does at the end of a form', () => {
  expect(['Projects', 'Experience', 'Declaration'].map(namedBelow)).toEqual([
    null,
    null,
    'Ondrava Fjell',
  ]);
});

describe('a name in the labelled parts of forms in other languages', () => {
  test.each([
    ['name\tOrnella\nsurname\tVastano\ndate_of_birth\t1990-08-20', 'Ornella Vastano'],
    ['first_name: Ornella\nlast_name: Vastano', 'Ornella Vastano'],
    ['Vorname\tKatrin\nName\tObermoser\nFamilienstand\tledig', 'Katrin Obermoser'],
    ['Nachname: Obermoser\nVorname: Katrin', 'Katrin Obermoser'],
    ['Nome: Ornella\nCognome: Vastano', 'Ornella Vastano'],
    ['Nombre: Marta\nApellidos: Olmedo Reyna', 'Marta Olmedo Reyna'],
    ['Apellidos: Olmedo Reyna\nNombre: Marta', 'Marta Olmedo Reyna'],
    ['Voornaam: Sanne\nAchternaam: Verhulst', 'Sanne Verhulst'],
    ['Fornavn: Mette Efternavn: Brandstrup', 'Mette Brandstrup'],
    ['Imię: Zofia\nNazwisko: Brzezina', 'Zofia Brzezina'],
    ['Nombre y apellidos: Marta Olmedo Reyna', 'Marta Olmedo Reyna'],
    ['Nome, cognome: Ornella Vastano', 'Ornella Vastano'],
    ['Imię i nazwisko: Zofia Brzezina', 'Zofia Brzezina'],
    ['Name, Vorname: Obermoser, Katrin', 'Katrin Obermoser'],
    ['Apellidos y nombre\tOlmedo Reyna, Marta', 'Marta Olmedo Reyna'],
    ['Name: Katrin Obermoser, Marta', 'Katrin Obermoser'],
    ['Name: Obermoser, Innkeeper', 'Obermoser'],
    ['Navn: Mette Brandstrup (34 år)', 'Mette Brandstrup'],
    ['Naam\tSanne Verhulst', 'Sanne Verhulst'],
    ['name\tOrnella\nsurname\t-', null],
    ['Vorname Nachname', null],
    ['First name Last name', null],
    ['Project name: Blue Harbour', null],
    ["Father's name: Piotr Brzezina", null],
  ])('%j', (form, name) => {
    expect(nameOf(`## Personal details\n${form}${work}`)).toBe(name);
  });

  test.each([
    'Geburtsdatum\nGeburtsort',
    'Estado civil\nNacionalidad',
    'Fecha de nacimiento / Lugar de nacimiento',
    'Burgerlijke staat\nGeboortedatum',
  ])('has no name in the labels of details: %j', (labels) => {
    expect(nameOf(`# ${labels.replace('\n', '\n# ')}\n0550 12 34 56${work}`)).toBeNull();
  });
});
