import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';
import { areOneInTwoScripts } from '../../src/understanding/names/name-scripts';

const nameOf = (markup: string) =>
  understand(documentOf(markup), { asOf: '2026-11' }).facts.name?.value ?? null;

const ARABIC_JOBS =
  '## الخبرات العملية\n** محاسبة – شركة النور للتجارة\nيناير 2015 – ديسمبر 2020\n- إعداد القوائم المالية ومتابعة حسابات الموردين';
const ENGLISH_JOBS = '## Experience\n** Accountant, Light Trading\nJan 2015 – Dec 2020';

describe('a name in Arabic and in Latin letters', () => {
  test.each([
    ['on one line', `# سامر الزعبي Samer Al Zoubi\nsamer.zoubi@example.com\n${ARABIC_JOBS}`],
    ['with a stroke', `# Samer Al Zoubi / سامر الزعبي\nsamer.zoubi@example.com\n${ARABIC_JOBS}`],
    ['in brackets', `# سامر الزعبي (Samer Al Zoubi)\nsamer.zoubi@example.com\n${ARABIC_JOBS}`],
    ['in two lines', `# سامر الزعبي\n# Samer M. Al-Zoubi\nsamer.zoubi@example.com\n${ARABIC_JOBS}`],
    ['labelled', `الاسم: سامر الزعبي / Samer Al Zoubi\nالهاتف: 0550123456\n${ARABIC_JOBS}`],
  ])('is given in the letters of its page: %s', (_, markup) => {
    expect(nameOf(markup)).toBe('سامر الزعبي');
  });

  test.each([
    ['on one line', `# سامر الزعبي Samer Al Zoubi\nsamer.zoubi@example.com\n${ENGLISH_JOBS}`],
    ['in two lines', `# سامر الزعبي\n! Samer Al Zoubi\nsamer.zoubi@example.com\n${ENGLISH_JOBS}`],
  ])('is given in Latin letters on an English page: %s', (_, markup) => {
    expect(nameOf(markup)).toBe('Samer Al Zoubi');
  });

  test.each([
    ['عبد العزيز نجم', 'Abdulaziz Najm'],
    ['هالة محمود البنا', 'Hala M. El-Banna'],
    ['شربل خوري', 'Charbel Khoury'],
    ['زينب ياسين', 'YASSINE Zineb'],
    ['عبدالرحمن العتيبي', 'Abdul Rahman Al-Otaibi'],
    ['نورالدين العلمي', 'Nour Eddine Alami'],
    ['يوسف بن علي', 'Youssef Benali'],
    ['سعيد الغامدي', 'Saeed Alghamdi'],
    ['قاسم ثابت', 'Qasim Thabet'],
  ])('%s and %s are one', (arabic, latin) => {
    expect(areOneInTwoScripts(arabic, latin)).toBe(true);
  });

  test.each([
    ['سامر الزعبي', 'Samer Haddad'],
    ['سامر الزعبي', 'Nadia Al Zoubi'],
    ['سامر الزعبي', 'سامر الزعبي'],
    ['مهندس مدني', 'Civil Engineer'],
    ['الملف المهني', 'Personal Profile'],
    ['منى رشاد', 'Aya Haddad'],
    ['لبنى سعد', 'Ali Said'],
    ['سمير سعد', 'Sami Saad'],
    ['ليلى البحر', 'Wael Jaber'],
    ['محمد سالم', 'Maha Yahya'],
    ['مروان ذياب', 'Omar Diab'],
    ['يحيى حبيب', 'Hayat Hiba'],
    ['حداد', 'Aya Haddad'],
  ])('%s and %s are not', (arabic, latin) => {
    expect(areOneInTwoScripts(arabic, latin)).toBe(false);
  });

  test('stays as it is where the page has another name in its own letters', () => {
    expect(nameOf(`# Samer Al Zoubi\nمطعم أبو كمال\nsamer.zoubi@example.com\n${ARABIC_JOBS}`)).toBe(
      'Samer Al Zoubi',
    );
  });
});

describe('the family in the row below', () => {
  test.each([
    [
      'of a name with its father',
      `# عبد العزيز بن فهد\n# الدوسري\na.dosari@example.sa\n${ARABIC_JOBS}`,
      'عبد العزيز بن فهد الدوسري',
    ],
    [
      'where that is a role',
      `# عبد العزيز فهد\n# محاسب\na.fahd@example.sa\n${ARABIC_JOBS}`,
      'عبد العزيز فهد',
    ],
    [
      'in smaller letters',
      `# عبد العزيز بن فهد\n! الدوسري للتجارة\na.fahd@example.sa\n${ARABIC_JOBS}`,
      'عبد العزيز بن فهد',
    ],
  ])('%s', (_, markup, name) => {
    expect(nameOf(markup)).toBe(name);
  });
});

test.each([
  [
    'a label in each script',
    'الاسم : يونس بن عيسى\nNom : Benaissa Younes\nالهاتف : 0555551234',
    'يونس بن عيسى',
  ],
  ['a title and a stroke before it', '# المهندسة / سلمى عادل\nالهاتف : 0555551234', 'سلمى عادل'],
  ['a part in each script', 'Prénom : Souad\nNom : مرزوق\nالهاتف : 0555551234', 'Souad مرزوق'],
  ['somebody to whom a letter is written', 'السيد / سالم قاسم المحترم\nأنا هند سالم', 'هند سالم'],
  ['two roles with a stroke between', '# مهندسة / محاسبة\nالهاتف : 0555551234', null],
])('%s', (_, head, name) => {
  expect(nameOf(`${head}\n${ARABIC_JOBS}`)).toBe(name);
});

describe('a long name', () => {
  test.each([
    ['الاسم: سامر بن خالد بن عبد الله آل زعبي', 'سامر بن خالد بن عبد الله آل زعبي'],
    ['الاسم الكامل: سامر ولد الشيخ خالد ولد الزعبي', 'سامر ولد الشيخ خالد ولد الزعبي'],
    ['الاسم الثلاثي واللقب\tسامر خالد الزعبي', 'سامر خالد الزعبي'],
    ['الاسم: أطمح إلى العمل في شركة كبيرة ومتميزة دائما', null],
  ])('%s', (line, name) => {
    expect(nameOf(`${line}\nsz@example.com\n${ARABIC_JOBS}`)).toBe(name);
  });
});
