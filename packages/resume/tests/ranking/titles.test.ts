import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { everydayNames } from '../../src/ranking/everyday-names';
import { titleWords } from '../../src/ranking/title-words';
import { levelOf, readTitle, titleFit, tradeWords } from '../../src/ranking/titles';
import { describe, expect, test } from 'vitest';

const sorted = (title: string) => [...tradeWords(title)].toSorted();

describe('one title', () => {
  test.each([
    ['Frontend Developer', 'Front-End developer', 'FRONT END DEVELOPER', 'Développeur front-end'],
    ['HR Manager', 'Human Resources Manager', 'Responsable RH', 'مدير الموارد البشرية', 'DRH'],
    ['Accountant', 'Comptable', 'محاسب', 'Senior Accountant', 'Comptable confirmé (H/F)'],
    ['Data Analyst', 'Analyste de données', 'محلل بيانات', 'Jr. Data Analyst'],
    ['Project Manager', 'Chef de projet', 'مدير مشروع', 'Project Manager II'],
    ['Nurse', 'Infirmier', 'ممرض'],
    ['Graphic Designer', 'Graphiste', 'مصمم جرافيك'],
  ])('%s is the same however it is written', (title, ...spellings) => {
    expect(spellings.map(sorted)).toEqual(spellings.map(() => sorted(title)));
  });

  test.each([
    ['Développeuse', 'Développeur'],
    ['Développeur/euse', 'Développeur'],
    ['Développeur·se', 'Développeur'],
    ['Ingénieur(e)', 'Ingénieur'],
    ['Directrice', 'Directeur'],
    ['Infirmière', 'Infirmier'],
    ['Technicienne', 'Technicien'],
    ['Assistante administrative', 'Assistant administratif'],
    ['Chargée de clientèle', 'Chargé de clientèle'],
    ['Commerciale', 'Commercial'],
    ['Soudeuse', 'Soudeur'],
    ['Boulangère', 'Boulanger'],
    ['Saleswoman', 'Salesman'],
    ['Forewoman', 'Foreman'],
    ['Waitress', 'Waiter'],
    ['Softwareentwicklerin', 'Softwareentwickler'],
    ['مهندسة', 'مهندس'],
    ['ممرضة', 'ممرض'],
    ['المديرة', 'مدير'],
  ])('%s and %s are the same, so that nobody earns by their gender', (one, other) => {
    expect(sorted(one)).toEqual(sorted(other));
  });

  test('of nothing but seniority keeps its words, and one without words has none', () => {
    expect([sorted('Senior'), sorted(' – '), sorted('de la')]).toEqual([['senior'], [], []]);
  });
});

describe('the names of trades', () => {
  test('name one trade each', () => {
    const all = [
      ...Object.entries(titleWords).flatMap(([title, names]) => [title, ...names]),
      ...everydayNames.flatMap(([, title, ...names]) => [title, ...names]),
    ];
    expect(all.filter((title, i) => all.indexOf(title) !== i)).toEqual([]);
  });

  test('are each read as the trade that they name', () => {
    const misread = everydayNames.flatMap(([, title, ...names]) =>
      names
        .map((name) => name.replace(/^=/, ''))
        .filter((name) => sorted(name).join(' ') !== sorted(title).join(' '))
        .map((name) => `${name}: ${sorted(name).join(' ')}, not ${title}`),
    );
    expect(misread).toEqual([]);
  });

  test('weigh at most 250 kB gzip', () => {
    const names = readFileSync(new URL('../../src/ranking/occupations.json', import.meta.url));
    expect(gzipSync(names).length).toBeLessThan(250_000);
  });

  test.each([
    ['ESCO', 'Wine Sommelier', 'Sommelière en vins', 'ساقية النبيذ'],
    ['ESCO', 'Bodyguard', 'Garde du corps', 'حارس شخصي'],
    ['everyday English', 'Registered Nurse', 'RN', 'Infirmière'],
  ])('of %s meet: %s', (_, title, ...names) => {
    expect(names.map(sorted)).toEqual(names.map(() => sorted(title)));
  });
});

const fitOf = (asked: string, held: string) => titleFit(tradeWords(asked), tradeWords(held));

test.each([
  ['Nurse', "Infirmière diplômée d'État"],
  ['Nurse', 'ATS'],
  ['Taxi driver', 'Taxieur'],
  ['Driver', 'شيفور'],
  ['Plumber', 'بلومبي'],
  ['Plumber', 'رصاص'],
  ['Car mechanic', 'ميكانيسيان'],
  ['Security guard', 'عساس'],
  ['Security guard', 'Agent de prévention et de sécurité'],
  ['Waiter', 'قهواجي'],
  ['House painter', 'صباغ'],
  ['Hairdresser', 'حفاف'],
  ['Cashier', 'Hôtesse de caisse'],
  ['Cleaner', 'Technicienne de surface'],
  ['Secondary school teacher', 'PEM'],
  ['Secondary school teacher', 'PES'],
  ['Primary school teacher', 'أستاذة التعليم الابتدائي'],
  ['University lecturer', 'Maître assistante'],
  ['Accountant', 'محاسبة رئيسية'],
  ['Notary', 'موثق'],
  ['Bailiff', 'محضر قضائي'],
  ['Customs broker', 'Transitaire'],
  ['Construction manager', 'مسير أشغال'],
  ['Forklift operator', 'Clarkiste'],
  ['Farmer', 'Fellah'],
  ['Police officer', 'دركي'],
  ['Messenger', 'Planton'],
  ['Data entry clerk', 'عون حجز'],
  ['Cook', 'Chef'],
  ['Firefighter', 'Agent de la protection civile'],
])('of %s, %s has all', (asked, held) => {
  expect([fitOf(asked, held), fitOf(held, asked)]).toEqual([1, 1]);
});

test.each([
  ['Conducteur de travaux', 'Chauffeur'],
  ['Conducteur de ligne de production', 'Chauffeur'],
  ["Chef d'orchestre", 'Cuisinier'],
  ['Chef de rayon', 'Cuisinier'],
  ['Chef de projet', 'Cuisinier'],
  ['Chef comptable', 'Cuisinier'],
  ['Femme de chambre', 'Sage-femme'],
  ['Femme de ménage', 'Femme de chambre'],
  ['Femme de ménage', 'Sage-femme'],
  ['Vétérinaire', 'Médecin'],
  ['طبيب بيطري', 'طبيب'],
  ['Veterinary doctor', 'Doctor'],
  ['Veterinary nurse', 'Nurse'],
  ['Dentiste', 'Médecin'],
  ['Garde-malade', 'Agent de sécurité'],
  ['Garde-malade', 'Infirmier'],
  ['Aide-soignante', 'Infirmière'],
  ['Agent de sécurité informatique', 'Agent de sécurité'],
  ["Agent d'entretien", 'Technicien de maintenance'],
  ["Agent d'assurance", 'Agent immobilier'],
  ["Maître d'hôtel", "Maître d'école"],
  ["Maître d'hôtel", "Directeur d'hôtel"],
  ['Hotel manager', 'Hotel receptionist'],
  ['Medical secretary', 'Medical representative'],
  ['Software architect', 'Architecte'],
  ["Architecte d'intérieur", 'Architecte'],
  ['Peintre en bâtiment', 'Ingénieur en bâtiment'],
  ['Ingénieur en génie civil', 'Ingénieur mécanicien'],
  ['Orchestra conductor', 'Train conductor'],
  ['Administrateur serveurs', 'Serveur'],
  ['Plongeur', 'Scaphandrier'],
  ['Monteur vidéo', 'Monteur réseaux'],
  ['Gardien de but', 'Gardien de nuit'],
  ['Secrétaire général', 'Secrétaire'],
  ['أمين صندوق', 'أمين مكتبة'],
  ['أمين مخزن', 'أمين صندوق'],
  ['كاتب ضبط', 'كاتب محتوى'],
  ['معلم سياقة', 'معلم'],
  ['مهندس كهربائي', 'كهربائي'],
  ['مهندس معماري', 'مهندس مدني'],
  ['عون نظافة', 'عون أمن'],
  ['Trainee', 'Train driver'],
])('%s and %s are false twins', (one, other) => {
  expect([fitOf(one, other), fitOf(other, one)]).toEqual([0, 0]);
});

test('an employer beside a title changes nothing', () => {
  expect(fitOf('Cook', 'Chef – Hôtel El Aurassi')).toBe(1);
});

test('no part of a word is a person: a building is no man', () => {
  expect(
    ['Bâtiment', 'Recrutement', 'Équipement'].flatMap((title) => [...readTitle(title).words]),
  ).toEqual(['construction', 'recruiter', 'equipement']);
});

test.each([
  ['Data Analyst', null],
  ['Junior Data Analyst', 'junior'],
  ['Software Engineer II', 'middle'],
  ['Sr. Data Analyst', 'senior'],
  ['مهندسة برمجيات أولى', 'senior'],
  ['Lead Developer', 'lead'],
  ['Senior Director', 'lead'],
])('%s names the level %s', (title, level) => {
  expect(levelOf(title)).toBe(level);
});

test.each([
  ['Frontend Developer', 'Senior Front-End Engineer, Paris', 1],
  ['Frontend Developer', 'Full Stack Developer', 2 / 3],
  ['Frontend Developer', 'Backend Developer', 0],
  ['Frontend Developer', 'Nurse', 0],
  ['Sales Manager', 'Sales Representative', 2 / 3],
  ['Sales Manager', 'Sales Supervisor', 2.5 / 3],
  ['Developer', 'Frontend Developer', 1],
])('of %s, %s has %d', (asked, held, fit) => {
  expect(titleFit(tradeWords(asked), tradeWords(held))).toBe(fit);
});
