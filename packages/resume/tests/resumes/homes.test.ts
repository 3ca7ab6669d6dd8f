import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const JOBS = '## Experience\n** Baker\nAcme Ltd, Rouen\n2015 - 2019';

const homeIn = (markup: string) =>
  understand(documentOf(markup), { asOf: '2026-11' }).facts.location?.value ?? null;

/** The home of a person whose details have `line`. */
const homeBeside = (line: string) => homeIn(`# Amina Belkacem\n${line}\namina@example.dz\n${JOBS}`);

describe('the name of a place', () => {
  test.each([
    ['France et Luxembourg', 'France et Luxembourg'],
    ['London and Paris', 'London and Paris'],
    ['Varrecourt / Dakar, Sénégal', 'Varrecourt / Dakar, Sénégal'],
    ['Paris et Java', null],
    ['12 Elm Street, Anytown USA', 'Anytown USA'],
    ['1234 Elm Street, Anytown USA', 'Anytown USA'],
    ['Varrecourt (VA), Italy', 'Varrecourt (VA), Italy'],
    ['Varrecourt (VA) Italy - 04019 - Via Nuova 23', 'Varrecourt (VA) Italy'],
    ['ETG3 APPT78 86360 VARRECOURT DU POITOU', '86360 VARRECOURT DU POITOU'],
    ['Paris 15e arrondissement', 'Paris 15e arrondissement'],
    ['Paris XVe', 'Paris XVe'],
    ['Rennes Métropole', 'Rennes Métropole'],
    ['Région de Nantes', 'Région de Nantes'],
    ['Varrecourt, Valmont, NO', 'Varrecourt, Valmont, NO'],
    ['Java, Kafka, NO', null],
    ['3 Glatigny, 41310, Varrecourt, FR', 'Varrecourt, FR'],
    ['Nord de la France / Belgique', 'Nord de la France / Belgique'],
    ['Varrecourt, 73190, France', 'Varrecourt, 73190, France'],
    ['Varrecourt du Poitou 73190 France', 'Varrecourt du Poitou 73190 France'],
    ['Varrecourt 2019 France', null],
    ['Saint\u2010Varrecourt, France', 'Saint-Varrecourt, France'],
    ['Tools: Miwe | Wachtel | Palo Alto', null],
    ['Nationality: French | Age: 30 | Lyon', 'Lyon'],
    ['Address: 12 Mill Lane | Flat 3 | Lyon', 'Lyon'],
  ])('is read in %j', (line, home) => {
    expect(homeBeside(line)).toBe(home);
  });
});

test.each([
  ['Place of Birth\nOran\nAddress\n9 Rue Marlow, Bejaia', 'Bejaia'],
  ['Address\n9 Rue Marlow, Bejaia\nLieu de naissance\nOran', 'Bejaia'],
  ['مكان الميلاد\nOran', null],
  ['City\nOran', 'Oran'],
])('a home does not stand below the label of another place: %j', (lines, home) => {
  expect(homeBeside(lines)).toBe(home);
});

describe('a home', () => {
  test.each([
    ['2022 - present: Mill Lane, Lyon', null],
    ['2012: Baker in a shop, Lyon', null],
    ['Mill Lane University, Lyon', null],
    ['Lyon, France, disponible de mars 2026 à juin 2026', 'Lyon, France'],
    ['School of Music, 4 Mill Street, Lyon', 'Lyon'],
    ['College Street, Leeds, UK', 'Leeds, UK'],
    ['Place de l’École, Lyon', 'Lyon'],
  ])('is not where an entry of the history is: %j', (line, home) => {
    expect(homeIn(`# Amina Belkacem\n\n${line}\n\n\n\namina@example.dz\n${JOBS}`)).toBe(home);
  });

  test.each([
    ['Boulangerie du Port - Lyon', null],
    ['Adresse : Lyon', 'Lyon'],
  ])(
    'is read in %j on a page without a name and a way to reach the person only by a label',
    (line, home) => {
      expect(homeIn(`${line}\n${JOBS}`)).toBe(home);
    },
  );

  test.each([
    ['- 21 ans\n- Lyon\n- Permis B', 'Lyon'],
    ['- 12/03/1999\n- 4 rue du Puits, Varrecourt', 'Varrecourt'],
    ['- 21 ans\n- Stage à Lyon\n- Permis B', null],
    ['- 2019 - 2021\n- Lyon\n- Permis B', null],
    ['- Lyon\n- Marseille', null],
    ['A Leeds-based baker with patience.', 'Leeds'],
    ['Baker living near Leeds.', 'Leeds'],
    ['J’habite Nantes et je cuisine.', 'Nantes'],
    ['Résidant à Nantes (44), mobile.', 'Nantes (44)'],
    ['Recherche un emploi sur Nantes', null],
    ['London-based firms trust me.', null],
    ['Paris-based agency work, then freelance.', null],
    ['My parents are living near Paris.', null],
  ])('is read among the details of a summary: %j', (lines, home) => {
    expect(homeIn(`# Amina Belkacem\namina@example.dz\n## Profil\n${lines}\n${JOBS}`)).toBe(home);
  });

  test.each([
    ['Skills', '8 Elm Street, Lincoln, NE 68510 | Tel: (702) 555-0143', 'Lincoln, NE 68510'],
    ['Skills', 'Nantes, 06 12 34 56 78', null],
    ['References', '8 Elm Street, Lincoln, NE 68510 | Tel: (702) 555-0143', null],
  ])('is read at the foot of a page below %s in %j', (heading, line, home) => {
    const markup = `# Amina Belkacem\namina@example.dz\n${JOBS}\n## ${heading}\nPaul Marlow, chef\n\n\n${line}`;
    expect(homeIn(markup)).toBe(home);
  });

  test.each(['City: Leeds', 'Town\tLeeds', 'Ville : Lyon'])(
    'is not the town of a school: %j',
    (line) => {
      const studies = `## Education\n${line}\nBSc in biology, 2010`;
      expect(homeIn(`# Amina Belkacem\namina@example.dz\n${studies}\n${JOBS}`)).toBeNull();
      expect(
        homeIn(`# Amina Belkacem\namina@example.dz\nCountry\tFrance\n${studies}\n${JOBS}`),
      ).toBe('France');
      expect(
        homeIn(`# Amina Belkacem\namina@example.dz\n${studies}\nLives in Nantes\n${JOBS}`),
      ).toBe('Nantes');
    },
  );

  test('is not where an event was', () => {
    const event = '## Events\nMarlow Fair, 12 rue des Lilas, 69001 Lyon, 04 12 34 56 78';
    expect(homeIn(`# Amina Belkacem\namina@example.dz\n${JOBS}\n${event}`)).toBeNull();
  });

  test('is the labelled town rather than the labelled country', () => {
    const details = '# Amina Belkacem\namina@example.dz\nCountry\tPakistan';
    expect(homeIn(`${details}\n${JOBS}\n## Interests\nCity\tIslamabad`)).toBe('Islamabad');
    expect(homeIn(`${details}\n${JOBS}\n## Interests\nCity\tVarrecourt`)).toBe('Varrecourt');
    expect(homeIn(`${details}\n${JOBS}\n## Interests\nChess`)).toBe('Pakistan');
    expect(homeIn(`${details}\n${JOBS}\n## Interests\nLocation\tExcel`)).toBe('Pakistan');
  });

  test('stands below the row of labels though another column has a line between', () => {
    const labels = documentOf(
      '|| 50-240\n\n# Amina Belkacem\n|| 260-560\nAdresse\tTéléphone\tMail\n\n\n31000 Toulouse\t06 12 34 56 78\tamina@example.dz\n|| 50-560\n## Langues\nArabe',
    );
    expect(understand(labels, { asOf: '2026-11' }).facts.location?.value).toBe('31000 Toulouse');
  });
});

/** The home of a person whose row with the address has `place`. */
const homeReached = (place: string) =>
  homeIn(`# Amina Belkacem\n${place} | amina@example.dz\n${JOBS}`);

describe('a town with its code', () => {
  test.each([
    ['Varrecourt TX', 'Varrecourt TX'],
    ['Varre Bluff OK', 'Varre Bluff OK'],
    ['Varrecourt - SP', 'Varrecourt - SP'],
    ['Copenhagen N', 'Copenhagen N'],
    ['Amina Belkacem MD', null],
    ['Amina Belkacem CO', null],
    ['Nurse CO', null],
    ['Python SC', null],
    ['Mill Lane University OH', null],
    ['Team Lead - PR', null],
    ['Web Designer - ES', null],
    ['Version EN', null],
    ['English IN', null],
    ['Skype ID', null],
    ['Hello - PR', null],
    ['Tél - AP', null],
  ])('is a home beside an address: %j', (place, home) => {
    expect(homeReached(place)).toBe(home);
  });

  test.each([
    ['Localização: São Paulo - SP', 'São Paulo - SP'],
    ['Endereço: Varrecourt - MG', 'Varrecourt - MG'],
    ['Adresse: 1364 (København K)', 'København K'],
    ['Dirección: Varrecourt', 'Varrecourt'],
    ['Woonplaats: Varrecourt', 'Varrecourt'],
  ])('is one behind its label: %j', (line, home) => {
    expect(homeBeside(line)).toBe(home);
  });

  test.each([
    'Adresse: Votre Adresse',
    'Address: Your address',
    'Location: City, State',
    'Your City, Your State',
    'Adresse : Ville, Pays',
  ])('is none that is to be filled in: %j', (line) => {
    expect(homeBeside(line)).toBeNull();
  });
});

describe('a quarter before its town', () => {
  test.each([
    ['Flat No 3, Meadow Apts, Kothrud, Pune - 411038, Maharashtra', 'Pune - 411038, Maharashtra'],
    ['Adresse : Hay Riad, Rue 12 N°7, Meknès', 'Meknès'],
    ['Hay Mohammadi, Bloc 5 N°8, Agadir', 'Agadir'],
    ['Kothrud, Lane 5, Pune', 'Pune'],
    ['Springfield, IL 62701, Apt 4, Chicago', 'Springfield, IL 62701'],
    ['Chennai, 600042, India', 'Chennai, 600042, India'],
    ['Paris, Lyon, Toulouse', 'Paris'],
    ['Lyon, mobile 50 km, Paris', 'Lyon'],
    ['Leeds, 20 miles around, London', 'Leeds'],
    ['Lyon, disponible 3 jours, Paris', 'Lyon'],
  ])('is not the home: %j', (address, home) => {
    expect(homeBeside(address)).toBe(home);
  });
});

const unnamed = (head: string) =>
  homeIn(`# Caissier\n${head}\n## Expériences\n2015 - 2019 Caissier`);

describe('the home on a page without a name', () => {
  test.each([
    ['59100 Roubaix - Mobilité : 20 km - Permis B - Véhicule', '59100 Roubaix'],
    ['13003 Marseille | Permis B', '13003 Marseille'],
    ['10000 Colis par jour - Permis B', null],
    ['59100 Roubaix - Magasin de 20 salariés', null],
    ['Roubaix - Permis B', 'Roubaix'],
    ['Rigueur - Permis B', null],
    ['Magasin 59100 Roubaix - Permis B', null],
    ['Permis B - CACES 1', null],
  ])('stands with its postcode before what somebody says of themselves: %j', (line, home) => {
    expect(unnamed(line)).toBe(home);
  });

  test.each([
    ['I lead the bay and\nmentor students. I\u2019m based in Sheffield and can move.', 'Sheffield'],
    ['I take charge of shifts. I live in\nSheffield and can move.', 'Sheffield'],
    ['Sérieux. J\u2019habite à Valence et je suis libre.', 'Valence'],
    ['I live for clean shelves. I am based in a team of five.', null],
    ['My parents live in Sheffield.', null],
    ['Clients based in Sheffield praised us.', null],
    ['I worked in Sheffield.', null],
    ['I do not live in Sheffield.', null],
    ['I\u2019m no longer based in Sheffield.', null],
  ])('is said in a sentence of their own: %j', (text, home) => {
    expect(
      homeIn(
        `# Caissier\n## Supporting notes\nA first line.\nA second one.\nA third.\n${text}\n${JOBS}`,
      ),
    ).toBe(home);
  });

  test('is none that an entry of work tells', () => {
    expect(unnamed('')).toBeNull();
    expect(homeIn(`# Caissier\n${JOBS}\nI live in Sheffield in the week.`)).toBeNull();
  });
});
