import { describe, expect, it, test } from 'vitest';
import { understand } from '../../src/understanding/facts';
import { emailIn, phoneIn } from '../../src/understanding/contact/contact';
import { layoutOf } from '../../src/understanding/text/layout';
import { locationIn } from '../../src/understanding/places/location';
import { nameIn } from '../../src/understanding/names/name';
import { documentOf } from '../../fixtures/resumes/markup';

const linesOf = (markup: string) => layoutOf(documentOf(markup)).lines;

describe('emailIn', () => {
  it.each([
    ['Email: jane.doe@example.com', 'jane.doe@example.com'],
    ['jane.doe.@example.com', 'jane.doe.@example.com'],
    ['votre@mail.com', undefined],
    ['\uf0e0 jane_doe+cv@mail.example.co.uk | Paris', 'jane_doe+cv@mail.example.co.uk'],
    ['JANE.DOE@EXAMPLE.COM', 'jane.doe@example.com'],
    ['البريد الإلكتروني: jane@example.dz', 'jane@example.dz'],
    ['jane.doe @ example.com', 'jane.doe@example.com'],
    ['alexandria.longname@\nexample.com', 'alexandria.longname@example.com'],
    ['alexandria.longname@example.co\nm', 'alexandria.longname@example.com'],
    ['mohamed.amine.hadda\nd@example.dz', 'mohamed.amine.haddad@example.dz'],
    ['Contact\njane@example.dz', 'jane@example.dz'],
    ['twitter.com/@jane', undefined],
    ['jane@example.dz@', 'jane@example.dz'],
    ['jane [at] example [dot] com | Lyon', 'jane@example.com'],
    ['jane.doe (at) example.com', 'jane.doe@example.com'],
    ['jane.doe AT example DOT com', 'jane.doe@example.com'],
    ['I work at example dot com shops', undefined],
    ['@jane@example.social | jane@example.com', 'jane@example.com'],
    ['jane@example.com | jane@doe.example', 'jane@doe.example'],
    ['Instagram@jane.doe\nExperience', undefined],
    ['+45 32 55 01 23 @ jane.doe@example.dk', 'jane.doe@example.dk'],
  ])('reads %j', (markup, email) => {
    expect(emailIn(linesOf(markup))?.value).toBe(email);
  });
});

describe('phoneIn', () => {
  it.each([
    ['(415) 555-0142', '(415) 555-0142'],
    ['National ID: 1023456789', undefined],
    ['Iqama No. 2398765432 | 0551234567', '0551234567'],
    ['رقم الهوية: 1023456789', undefined],
    ['Fax: +33 4 12 34 56 78', undefined],
    ['License issued in July (#4471203-1101)', undefined],
    ['Phone #447-120-3110', '447-120-3110'],
    ['Tel/Fax: 0412345678', '0412345678'],
    ['Grant no 2020/04871-0', undefined],
    ['2020/04871-0', undefined],
    ['2509.09442', undefined],
    ['Tél. : +33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['Mobile 0550 12 34 56 / Fixe 021 12 34 56', '0550 12 34 56'],
    ['+213 (0) 661-55-01-23', '+213 (0) 661-55-01-23'],
    ['0171/5550148', '0171/5550148'],
    ['00 33 1 55 50 12 34', '00 33 1 55 50 12 34'],
    ['555 · 356 · 7936', '555 · 356 · 7936'],
    ['الهاتف: ٠٥٥٠١٢٣٤٥٦', '0550123456'],
    ['+966-50-123-4567', '+966-50-123-4567'],
    ['8048075861', '8048075861'],
    ['Tarnbrook, OR 97330 (510) 555-0142', '(510) 555-0142'],
    ['Tarnbrook, OR 97330 • (510) 555-0142 • jane@example.com', '(510) 555-0142'],
    ['Tarnbrook, OR 97330-2218', undefined],
    ['Mobile 97330-2218', '97330-2218'],
    ['06 12 34 56 78 • 29200 BREST', '06 12 34 56 78'],
    ['2016 - 2020', undefined],
    ['12/05/1990', undefined],
    ['linkedin.com/in/jane-12345678', undefined],
    ['GPA: 3.97/4.00 (2014)', undefined],
    ['1671.2020.06.003.', undefined],
    ['Permis B - Tel: 06 12 34 56 78', '06 12 34 56 78'],
    ['Permis B - 06 12 34 56 78', '06 12 34 56 78'],
    ['Phone/Fax: +33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['Visa: Mob +971 50 123 4567', '+971 50 123 4567'],
    ['Passport no: 0550123456', undefined],
    ['Letters of Optics 112, 190504 (2014)', undefined],
    ['0612345678 – 14 rue des Lilas', '0612345678'],
    ['jane@example.com • +1 (213) 555-0142 • 700 Mill Blvd, Springfield', '+1 (213) 555-0142'],
    ['620 11 22 33', '620 11 22 33'],
    ['jane@example.fr\t+33 (0)612345678\t14 rue des Lilas', '+33 (0)612345678'],
  ])('reads %j', (markup, phone) => {
    expect(phoneIn(linesOf(markup))?.value).toBe(phone);
  });
});

describe('locationIn', () => {
  it.each([
    ['San Francisco, CA', 'San Francisco, CA'],
    ['Pleasantville, CA 94588', 'Pleasantville, CA 94588'],
    ['12, rue des Lilas, 69003 Lyon, France', '69003 Lyon, France'],
    ['4489 Oxford Lane | San Antonio, PA 90024', 'San Antonio, PA 90024'],
    ['jane@example.com • +1 415 555 0142 • Austin, Texas • github.com/jane', 'Austin, Texas'],
    ['Address: Cité 500 logements, Bt 12, Sétif, Algérie', 'Sétif, Algérie'],
    ['Wohnort: 50667 Köln', '50667 Köln'],
    ['Based in Berlin, Germany', 'Berlin, Germany'],
    ['Paris 15e', 'Paris 15e'],
    ['PARIS 3E', 'PARIS 3E'],
    ['London SW1A 1AA, UK', 'London SW1A 1AA, UK'],
    ['San Francisco Bay Area', 'San Francisco Bay Area'],
    ['linkedin.com/in/jane Tarnbrook, OR', 'Tarnbrook, OR'],
    ['Tarnbrook, N.D. 58102', 'Tarnbrook, N.D. 58102'],
    ['Tarnbrook, Ore.', 'Tarnbrook, Ore.'],
    ['Boston, Mass.', 'Boston, Mass.'],
    ['She lives in Boston.', undefined],
    ['Chicago Illinois', 'Chicago Illinois'],
    ['United Kingdom', 'United Kingdom'],
    ['Seattle, Washington, US', 'Seattle, Washington, US'],
    ['حي السلام، قسنطينة، الجزائر', 'قسنطينة، الجزائر'],
    ['العنوان: مدينة نصر، القاهرة، مصر', 'القاهرة، مصر'],
    ['Adresse :\n14 rue des Forges 81130\nValmont sur Vère', '81130 Valmont sur Vère'],
    ['14 Rowan Close\nTarnbrook\nNE46 2BB', 'Tarnbrook'],
    ['14 Rowan Close, Tarnbrook, NE46 2BB', 'Tarnbrook, NE46 2BB'],
    ['14 rue des Forges, Valmont sur Vère 81130', 'Valmont sur Vère 81130'],
    ['1420 Maple Ave. Tarnbrook, OR 97330', 'Tarnbrook, OR 97330'],
    ['BP 1234 Cotonou, Bénin', 'Cotonou, Bénin'],
    ['jane@example.com // Tarnbrook, OR', 'Tarnbrook, OR'],
    ['Old Quarter, Dhaka, Bangladesh', 'Old Quarter, Dhaka, Bangladesh'],
    ['Site Engineer, Dhaka, Bangladesh', 'Dhaka, Bangladesh'],
    ['Lives in Tarnbrook', 'Tarnbrook'],
    ['Greater Leeds Area', 'Greater Leeds Area'],
    ['Région lyonnaise', 'Région lyonnaise'],
    ['Nantes et alentours', 'Nantes et alentours'],
    ['Tarnbrook, Co. Wexford', 'Tarnbrook, Co. Wexford'],
    ['Amina, Co Founder', undefined],
    ['Tarnbrook, Odisha', 'Tarnbrook, Odisha'],
    ['P.O. Box 12 Tarnbrook, OR 97330 ⋄ linkedin.com/in/jane', 'Tarnbrook, OR 97330'],
    ['8 rue des tisserands Valmont sur Vère 81130', 'Valmont sur Vère 81130'],
    ['8 rue Pasteur 81130', undefined],
    ['Adresse : Résidence Les Lilas', undefined],
    ['12 Mill Lane, K-107 Tarnbrook NM 87106', 'Tarnbrook NM 87106'],
    ['12 Mill Lane, Tarnbrook', 'Tarnbrook'],
    ['Tarnbrook Ohio', 'Tarnbrook Ohio'],
    ['Valmont-sur-Vère', 'Valmont-sur-Vère'],
    ['16 rue des Lilas fontenay aux\nroses', undefined],
    ['Adresse\n16 rue des Lilas fontenay aux\nroses', 'fontenay aux roses'],
    ['Marseille / Strasbourg / Toulon', 'Marseille / Strasbourg / Toulon'],
    ['Batna - Algérie', 'Batna - Algérie'],
    ['Kadıköy/İstanbul', 'Kadıköy/İstanbul'],
    ['Bern, CH', 'Bern, CH'],
    ['Colombo 05, Sri Lanka', 'Colombo 05, Sri Lanka'],
    ['South East London', 'South East London'],
    ['Remote (Tarnbrook, OH)', 'Tarnbrook, OH'],
    ['Tarnbrook, OH (open to relocation)', 'Tarnbrook, OH'],
    ['1 rue Nobel, 54000 Nancy, France.', '54000 Nancy, France'],
    ['4 Mill Street, Ambattur, Chennai - 600 053', 'Ambattur, Chennai'],
    ['Current Address: 14/2, Near Mill, Elm[PO],\nSalem[DT]-637502', 'Salem[DT]-637502'],
    ['Address: B Block, Acme Bangalore, Bengaluru, Karnataka', 'Bengaluru, Karnataka'],
    ['Vill: Elm, Dist: Jaunpur, U.P. - 222001', 'Jaunpur, U.P.'],
    ['Kakinada, AP, India', 'Kakinada, AP, India'],
    ['Present Resident in Overland Park, KS', 'Overland Park, KS'],
    ['Demeurant à Tarnbrook', 'Tarnbrook'],
    ['مقيم بالرياض', 'الرياض'],
    ['Lyon, Metz\n\u{1F4CD} Tarnbrook, Cloudland', 'Tarnbrook, Cloudland'],
    ['\uf3c5 Tarnbrook | \uf095 0550 12 34 56', 'Tarnbrook'],
    ['jane@example.com | Moonbeam, Cloudland | 0550 12 34 56', 'Moonbeam, Cloudland'],
    ['jane@example.com | Single, Male | 0550 12 34 56', undefined],
    ['\u{1F3E0} Home', undefined],
    ['Home\tProfile\tSkills', undefined],
    ['Acme College, Sri Lanka. (Baking) (2021 )', undefined],
    ['Guitar, Reading', undefined],
    ['Date et lieu de naissance : 2 août 2002, Garoua', undefined],
    ['Born in Lagos, Nigeria', undefined],
    ['Born 1990 in New York', undefined],
    ['Senior Engineer, Distributed Systems', undefined],
    ['Currently in Nancy, France', 'Nancy, France'],
    ['J’habite Lille', 'Lille'],
    ['I live in Leeds, UK', 'Leeds, UK'],
    ['Vit à Lille', 'Lille'],
    ['12 Strawberry Hill, Dublin 8 Éire/Ireland', 'Dublin 8 Éire/Ireland'],
    ['Lille (open to relocation)', 'Lille'],
    ['Leeds, UK or remote', 'Leeds, UK'],
    ['36 ans · Villeneuve d’Ascq, France', 'Villeneuve d’Ascq, France'],
    ['Tarnbrook, France\nRennes, France\n2018 – 2021', 'Tarnbrook, France'],
    ['Langues : Arabe, Persan', undefined],
    ['Excel, Power BI, DAX', undefined],
    ['Chauffeur, Sedan', undefined],
    ['طبيب، العيون', undefined],
    ['Docker, Kafka, Phoenix', undefined],
    ['Phoenix', 'Phoenix'],
    ['London, HR', 'London'],
    ['Leeds IT', undefined],
    ['Milan, IT', 'Milan, IT'],
    ['Doha, QA', 'Doha, QA'],
    ['jane@example.com | Chess, Football', undefined],
    ['github.com/jane | Data, Cloud', undefined],
    ['Canada\njane@example.com | Moonbeam, Cloudland', 'Canada'],
    [`Nantes, France, ${'€ '.repeat(120)}`, undefined],
  ])('reads %j', (markup, location) => {
    expect(locationIn(linesOf(markup), '')?.value).toBe(location);
  });

  it('reads the place below the word over a resume', () => {
    const markup =
      '## RESUME\nAmina Belkacem\n4 Mill Street,\nTarnbrook, OR 97330\n## Skills\nExcel';
    const { location } = understand(documentOf(markup), { asOf: '2026-11' }).facts;
    expect(location?.value).toBe('Tarnbrook, OR 97330');
  });

  it('does not take the name before a place for a part of it', () => {
    const lines = linesOf('Amina Belkacem, Dhaka, Bangladesh');
    expect(locationIn(lines, 'Amina Belkacem')?.value).toBe('Dhaka, Bangladesh');
  });

  it('does not take the name for a place whose surname stands before its comma', () => {
    expect(locationIn(linesOf('Belkacem, Amina | a@example.dz'), 'Amina Belkacem')).toBeNull();
  });
});

describe('nameIn', () => {
  it.each([
    ['# Jane Doe', 'Jane Doe'],
    ['# JANE O’NEILL-DOE, PhD, CPA', 'Jane O’Neill-Doe'],
    ['# Dr. Lena Vasquez', 'Lena Vasquez'],
    ['# Dr.-Ing. Jürgen Weiß', 'Jürgen Weiß'],
    ['# Robert "Bob" Smith', 'Robert "Bob" Smith'],
    ['# Jean-Pierre de La Fontaine', 'Jean-Pierre de La Fontaine'],
    ['# Maya Okonkwo, Computer Science Graduate', 'Maya Okonkwo'],
    ['# Curriculum Vitae\nKarim BENALI\nkarim.benali@example.dz', 'Karim Benali'],
    ['# Software Engineer\nJane Doe\njane.doe@example.com', 'Jane Doe'],
    ['# Jane\n# Doe\njane@example.com', 'Jane Doe'],
    ['Nom et prénom : BENALI Karim', 'Benali Karim'],
    ['# م. عبد الرحمن الشريف', 'عبد الرحمن الشريف'],
    ['الاسم: محمد أمين بوزيد', 'محمد أمين بوزيد'],
    ['## Work Experience\nSenior Engineer at Acme Ltd', undefined],
  ])('reads %j', (markup, name) => {
    expect(nameIn(linesOf(markup))?.value).toBe(name);
  });
});

describe('a summary', () => {
  it.each([
    ['I am a gardener based in Bergen, Norway, and love moss.', 'Bergen, Norway'],
    ['Amina is from Tarnbrook, Ohio.', 'Tarnbrook, Ohio'],
    ['Jardinière basée à Nantes et curieuse de tout.', 'Nantes'],
    ['Currently based in the Salt Lake City\narea, I bake.', 'Salt Lake City'],
    ['I worked for startups based in Berlin.', undefined],
    ['A gardener based in reading and writing.', undefined],
    ['A gardener based in St. Louis, Missouri.', 'St. Louis, Missouri'],
    ['Je vis à Nantes.Je jardine.', 'Nantes'],
    ['I am a gardener living in Harmony with all plants.', undefined],
  ])('says in %j where the person lives', (text, location) => {
    const markup = `# Amina Belkacem\namina@example.dz\n## Summary\n${text}\n## Skills\nMowing`;
    const { facts } = understand(documentOf(markup), { asOf: '2026-11' });
    expect(facts.location?.value).toBe(location);
  });
});

describe('a place outside the contact details', () => {
  it.each([
    ['## Interests\nChess\nLives in Tarnbrook\nMoss', 'Tarnbrook'],
    ['## Interests\nChess\n\u{1F4CD} Location: Nairobi, Kenya', 'Nairobi, Kenya'],
    ['## Interests\nChess in Nairobi, Kenya', undefined],
    ['## Experience\nBaker, Acme Ltd, 2019 - 2021\nLocation: Nairobi, Kenya', undefined],
    ['## Education\nMoss Bay Area\nBay Area\nEmail\nGitHub\nORCID', 'Bay Area'],
  ])('is read in %j', (section, location) => {
    const { facts } = understand(documentOf(`# Amina Belkacem\n${section}`), { asOf: '2026-11' });
    expect(facts.location?.value).toBe(location);
  });
});

const placeOf = (line: string) =>
  locationIn(linesOf(`# Amina Belkacem\n${line}\namina@example.dz`), 'Amina Belkacem')?.value ??
  null;

describe('the label of a place', () => {
  test.each([
    'Current location: Tarnbrook',
    'Based in: Tarnbrook',
    'Home Town : Tarnbrook',
    'City / Country: Tarnbrook',
    'Ville actuelle : Tarnbrook',
    "Lieu d'habitation : Tarnbrook",
    'Location\tTarnbrook',
    'مكان الإقامة الحالي: Tarnbrook',
  ])('%j is of where somebody lives', (line) => {
    expect(placeOf(line)).toBe('Tarnbrook');
  });

  test.each([
    'Preferred location: Nairobi',
    'Nationality\tCanada',
    'Place of birth: Oran, Algeria',
    'Mobilité géographique : Lyon',
    'Visa status: Canada',
    'مكان العمل المطلوب: الرياض',
  ])('%j is of another place', (line) => {
    expect(placeOf(line)).toBeNull();
  });
});

describe('an address', () => {
  test.each([
    ['14 Elm Grove, Tarnbrook PO5 1JF', 'Tarnbrook PO5 1JF'],
    ['Bristol BS8', 'Bristol BS8'],
    ['Valmont VD 1099 CH', 'Valmont VD 1099 CH'],
    ['Étudiante en master 2 droit à la faculté de Bordeaux', null],
    ['Maçon', null],
    ['Adresse\n2295, avenue Verte, app#08\nMontréal, QC, H1V 2W4\nCanada.', 'Montréal, QC'],
    ['Naas, Co. Kildare, Ireland', 'Naas, Co. Kildare, Ireland'],
    ['4520 rue Saint-Denis, Montréal (QC) H2J 2L3', 'Montréal (QC) H2J 2L3'],
    ['Olaya District, Riyadh 12211, KSA', 'Riyadh 12211, KSA'],
    ['Tarnbrook, Melbourne', 'Tarnbrook, Melbourne'],
    ['Address: Rua\ndo Breiner 88, 4050-124, Porto, Portugal', 'Porto, Portugal'],
    ['سان فرانسيسكو، كاليفورنيا', 'سان فرانسيسكو، كاليفورنيا'],
  ])('%j has its town', (line, place) => {
    expect(placeOf(line)).toBe(place);
  });
});

test('a place right over a heading that looks as it does is no part of that', () => {
  const { location } = understand(
    documentOf(
      'Salim Marlow\nsalim.marlow@example.dz\nSetif, Algeria\nExperience\nCashier, 2019 - 2024',
    ),
    { asOf: '2026-11' },
  ).facts;
  expect(location?.value).toBe('Setif, Algeria');
});

test('a town below a name and a role with dates is the home', () => {
  const head = '# Amina Belkacem\nBaker since 2015\nSetif, Algeria\n';
  const { location } = understand(
    documentOf(`${head}## Education\nMSc, 2016\n## Contact\na@example.com`),
    { asOf: '2026-11' },
  ).facts;
  expect(location?.value).toBe('Setif, Algeria');
});

test('a town of work below an unknown heading is no home', () => {
  const jobs = '** Backend Developer\nSahara Industries\n01/2023 – 11/2024\nSetif\n';
  const { location } = understand(documentOf(`## Adventures\n${jobs}## Education\nMSc, 2016`), {
    asOf: '2026-11',
  }).facts;
  expect(location).toBeNull();
});

describe('a number of eight digits', () => {
  test.each([
    ['behind a word', 'Contacts:97112233 et 95112233'],
    ['behind the name of a service', 'WhatsApp : 97112233'],
    ['behind what sort it is', 'Portable : 97112233'],
    ['behind its own word at the start of a line', 'Numéro : 97112233'],
    ['behind a sign', '☎ 97112233'],
    ['above an address', '97112233\nsefa@example.org'],
    ['beside an address', 'Lomé | 97112233 | sefa@example.org'],
    ['in a cell beside an address', 'sefa@example.org\t97112233'],
  ])('is a phone %s', (_, text) => {
    expect(phoneIn(linesOf(text))?.value).toBe('97112233');
  });

  test.each([
    ['a day', '12051990\nsefa@example.org'],
    ['a day from its year on', '19900512\nsefa@example.org'],
    ['two years', '20152019\nsefa@example.org'],
    ['the first of a sentence', '08112233 au registre\nsefa@example.org'],
    ['a round sum', '45000000\nsefa@example.org'],
    ['a wage', 'Salaire fixe : 97112233 FCFA'],
    ['a card that the line above asks for', 'Matricule :\n08112233\nsefa@example.org'],
    ['a card', 'CIN : 08112233\nsefa@example.org'],
    ['an employee', 'Matricule 08112233\nsefa@example.org'],
    ['a register', 'Registre de commerce : 08112233\nsefa@example.org'],
    ['a permit', 'Numéro de permis : 08112233\nsefa@example.org'],
    ['a report', 'Rapport 08112233'],
    ['nothing that is said', '08112233\nLomé'],
  ])('is none of %s', (_, text) => {
    expect(phoneIn(linesOf(text))).toBeNull();
  });
});

const reached = (head: string) => {
  const { email, phone, name } = understand(
    documentOf(`${head}\n## Experience\nInspector, Oldacre, 2019 - 2021\n## Education\nCAP, 2010`),
    { asOf: '2026-11' },
  ).facts;
  return [name, email, phone].map((fact) => fact?.value ?? null);
};

describe('an agency that presents somebody without a name', () => {
  test.each([
    'Oldacre Recruitment Ltd\n12 Dock Street, Hull\n01482 555 019 | team@oldacre.example',
    '# CANDIDATE CV\nCandidate: Ref 4471\nOldacre | jobs@oldacre.example | 01482 555 019',
    '# PROFIL CANDIDAT\nPrésenté par Cabinet Oldacre – 03 20 55 01 77 – lea@oldacre.example',
    '# PROFIL\nOldacre Conseil | contact@oldacre.example | 03 20 55 01 77',
    'Oldacre Staffing\nDock Street, Hull\njobs@oldacre.example | 01482 555 019\nCandidate: Ref 4471',
    '# PROFIL\nRecruitment consultant: the team at Oldacre\n03 20 55 01 77',
    '# PROFIL\nExecutive Search\n03 20 55 01 77',
  ])('is not how the person is reached: %j', (head) => {
    expect(reached(head)).toEqual([null, null, null]);
  });

  test.each([
    ['# PROFIL\nsoudeur59@oldacre.example | 03 20 55 01 77', null, 'soudeur59@oldacre.example'],
    [
      '# PROFIL\ncandidate318@oldacre.example | 03 20 55 01 77',
      null,
      'candidate318@oldacre.example',
    ],
    ['# PROFIL\ncandidature.tmi@gmail.com | 03 20 55 01 77', null, 'candidature.tmi@gmail.com'],
    [
      '# Amina Belkacem\ncontact@belkacem.example | 03 20 55 01 77',
      'Amina Belkacem',
      'contact@belkacem.example',
    ],
    [
      '# PROFIL\nRecruitment Manager\nwat59@oldacre.example | 03 20 55 01 77',
      null,
      'wat59@oldacre.example',
    ],
    [
      '# PROFIL\nCariste, missions d’intérim\nwat59@oldacre.example | 03 20 55 01 77',
      null,
      'wat59@oldacre.example',
    ],
    [
      '# PROFIL\nContrat : CDI, intérim\nwat59@oldacre.example | 03 20 55 01 77',
      null,
      'wat59@oldacre.example',
    ],
    [
      '# PROFIL\nTen years in staffing\nwat59@oldacre.example | 03 20 55 01 77',
      null,
      'wat59@oldacre.example',
    ],
    ['# PROFIL\ncontact.wat@zoho.com | 03 20 55 01 77', null, 'contact.wat@zoho.com'],
  ])('is another than: %j', (head, name, email) => {
    expect(reached(head)).toEqual([name, email, '03 20 55 01 77']);
  });
});

test.each([
  ['Tel\t07700 900123\tHull', '07700 900123'],
  ['هاتف\t0501234567\tدمشق', '0501234567'],
  ['School leaving\t4512 345678\t2010', null],
])('a number in a table of studies is that of the person where a label says so: %j', (row, own) => {
  const markup = `# Amina Belkacem\n## Experience\n2015 - 2019 Baker\n## Education\nCAP\tHull\t2010\n${row}`;
  expect(understand(documentOf(markup), { asOf: '2026-11' }).facts.phone?.value ?? null).toBe(own);
});
