import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { readDocument } from '../../src/documents/read';
import { understand } from '../../src/understanding/facts';
import { documentOf } from '../../fixtures/resumes/markup';

const nameOf = (markup: string) =>
  understand(documentOf(markup), { asOf: '2026-11' }).facts.name?.value ?? null;

const jobs = `
## Experience
** Java Developer, Acme Ltd\tMar 2019 – Present
- Built services with Spring Boot and Kafka.
`;

describe('a resume that prints no name gives none', () => {
  test.each([
    ['a title over it', `# Senior Java Developer\n## Summary\nBuilds services for banks.${jobs}`],
    ['skills over it', `Spring Boot\nApache Kafka\nJava\n${jobs}`],
    ['a large word of two', `## Experience\n- Baked bread.\n# Half-Timbering\n0550 12 34 56`],
    ['a large greeting', `# I am Available\n0550 12 34 56\n${jobs}`],
    ['a large skill', `# Spring Boot\n## Summary\nBuilds services.${jobs}`],
    ['a place', `Ashdod\nFull Stack Engineer\n${jobs}`],
    ['a place, and how to reach somebody', `# Ashdod\ncontact@example.com\n${jobs}`],
    [
      'a referee',
      `## Summary\nBuilds services.${jobs}\n## References\nSarah Johnson\nHead of IT, Acme Ltd\nsarah.johnson@example.com`,
    ],
    [
      'a status',
      `Célibataire\nNationalité algérienne\nPermis B\n## Expérience professionnelle\n** Comptable, Sonelgaz\t2019 – 2022`,
    ],
    [
      'a heading of two words',
      `# Core Qualifications\n- Customer service\n- Cash handling\n${jobs}`,
    ],
    ['a company', `# Global Data Systems\n${jobs}`],
    ['a trade of a kind', `# Site Carpenter\n! Oulu\npost12@example.com${jobs}`],
    ['a subject', `# Information Technology\n## Highlights\n- Active Directory\n${jobs}`],
    [
      'a role whose address is that of a role',
      `# High School Teacher\nteacher@school.edu\n${jobs}`,
    ],
    [
      'what somebody is certified as',
      `# Project Manager\nPMP Certified | Oulu\npm@example.com\n${jobs}`,
    ],
    [
      'a skill that an address has too',
      `github.com/splo-lab\n${jobs}## Skills\nTools: Java, SPLO (query language)`,
    ],
    ['crosses', `# XXXXX XXXX\nxxxxx@xxxxx.com\n${jobs}`],
    ['the name of its kind', `# BIO-DATA\nMobile: 0550 12 34 56\n${jobs}`],
    ['initials', `# J. M.\n0550 12 34 56\n${jobs}`],
    [
      'a slogan over two lines',
      `# نحول الأفكار الجديدة إلى واقع\n# الصناعة والتجارة\n0550 12 34 56`,
    ],
    ['what a page says to go on', `# Learn More\n0550 12 34 56\n${jobs}`],
    ['a slogan', `# Turning Ideas Into Reality\n0550 12 34 56\n${jobs}`],
    ['words in the plural', `# Wild Rocks\n0550 12 34 56\n${jobs}`],
    ['a subject of long words', `# Telemetric Restoration\n0550 12 34 56\n${jobs}`],
    ['a firm and its country', `# Zalando Senegal\n0550 12 34 56\n${jobs}`],
    ['a firm by what it does', `# Zalbo Consultancy\n0550 12 34 56\n${jobs}`],
    ['a shop that is called after its owner', `# Boulangerie Paul\n0550 12 34 56\n${jobs}`],
    ['what a page says in Arabic', `# تعرف على خبراتي وإنجازاتي\n0550 12 34 56\n${jobs}`],
    [
      'where somebody works',
      `Borel Nordhagen, Soil team, Building 4, Lille\n0550 12 34 56\n${jobs}`,
    ],
    ['a firm with its article', `# The Silver Spoon\n0550 12 34 56\n${jobs}`],
    ['a candidate number', `# Candidate 4471\n${jobs}`],
    [
      'Arabic without a name',
      `## الخبرة المهنية\n** محاسب، شركة سوناطراك\t2019 – 2022\n## المهارات\n- إكسل`,
    ],
  ])('%s', (_, markup) => {
    expect(nameOf(markup)).toBeNull();
  });
});

describe('a name is read', () => {
  test.each([
    [
      'that ends in a trade, large at the top',
      '# Solveig Carpenter\n! Falconer\npost12@example.com',
      'Solveig Carpenter',
    ],
    [
      'below a trade that could end a name',
      '# Sushi Cook\nAmina Belkacem\namina@example.dz',
      'Amina Belkacem',
    ],
    ['such a one in Arabic', '# وئام الحداد\n! راعي غنم\npost12@example.com', 'وئام الحداد'],
    [
      'with an initial that is a skill',
      '# Drahomir C. Zelko\npost12@example.com',
      'Drahomir C. Zelko',
    ],
    ['with a small i', `# Jaume Puig i Ferrer\npost12@example.com${jobs}`, 'Jaume Puig i Ferrer'],
    ["with a small 't", "# Femke van 't Hof\npost12@example.com", "Femke van 't Hof"],
    ['beside a birth', `# Amina Belkacem\tNée le 12/04/1991\n${jobs}`, 'Amina Belkacem'],
    [
      'beside its trade in a text about its bearer, of West Africa',
      `## Summary\nOf my work.\nAbo Gnago Hortense - Welder\n${jobs}`,
      'Abo Gnago Hortense',
    ],
    ['in the cell beside its label', `Name\tAmina Belkacem\nAge\t31\n${jobs}`, 'Amina Belkacem'],
    [
      'in the row of its label, in a column of details',
      `|| 50-150\nName\nAddress\nTelephone\nNationality\n|| 180-545\nAmina Belkacem\n4 Mill Lane, Leeds\n0113 496 0123\nBritish\n|| 50-545${jobs}`,
      'Amina Belkacem',
    ],
    ['in two rows', 'Nom : BENALI\nPrénom : Karim\nTél : 0550 12 34 56', 'Karim Benali'],
    ['in two rows of a table', 'Nom\tBENALI\nPrénom\tKarim', 'Karim Benali'],
    ['in two rows, in Arabic', 'الاسم: كريم\nاللقب: بن علي', 'كريم بن علي'],
    ['in two large lines', '# KARIM\n# BENALI\nkarim.benali@example.dz', 'Karim Benali'],
    [
      'in capitals, whose last word is letters of a title too',
      '# WEI LING MA\nma@example.com',
      'Wei Ling MA',
    ],
    ['of one word with a capital in it', '# MacDonald\nmacdonald@example.com', 'MacDonald'],
    ['in capitals with an article', '# KARIM EL AMRI\nelamri@example.dz', 'Karim El Amri'],
    ['in capitals, of two letters at its end', '# XIAO DU\nxiao.du@example.com', 'Xiao Du'],
    ['that ends in a short surname', `** Anh Le\nkeep@example.org\n${jobs}`, 'Anh Le'],
    ['that ends in a particle elsewhere', `** Sunil Das\nkeep@example.org\n${jobs}`, 'Sunil Das'],
    ['that ends in a son’s word elsewhere', `** Li Bin\nkeep@example.org\n${jobs}`, 'Li Bin'],
    ['in capitals with a particle', '# LENA DE WIT\ndewit@example.be', 'Lena de Wit'],
    [
      'in three large lines, at its hyphen',
      '# Yasmine\n# Belkacem-\n# Haddad\ny@example.dz',
      'Yasmine Belkacem-Haddad',
    ],
    [
      'in two large lines of two words',
      '# Jean-Baptiste\n# Mba Owona\njb@example.cm',
      'Jean-Baptiste Mba Owona',
    ],
    [
      'with what friends say, in two large lines',
      "# Vincent 'VJ'\n# Okonkwo\nvj@example.ng",
      "Vincent 'VJ' Okonkwo",
    ],
    ['in a sentence', "# I'm Priya Raghunathan.\npriya@example.in", 'Priya Raghunathan'],
    ['after a greeting', "# 👋 Hi, I'm Priya Raghunathan\npriya@example.in", 'Priya Raghunathan'],
    ['that a large line says', '# Bonjour, je suis Solveig\n! Web\n98450 12345', 'Solveig'],
    ['in two lines of other sizes', '# Priya\n## Nair\npriya.nair@example.in', 'Priya Nair'],
    [
      'in two lines of several words',
      '# RAGHUNATHAN NAIR\n# Priya Lakshmi\npriyanair@example.in',
      'Raghunathan Nair Priya Lakshmi',
    ],
    ['that nothing parts', '# PriyaNair\npriya.nair@example.in', 'Priya Nair'],
    ['whose document it is', '# Priya Raghunathan’s Résumé\n+91 98450 12345', 'Priya Raghunathan'],
    ['of whom the document is', '# Resume of Priya Raghunathan\n98450 12345', 'Priya Raghunathan'],
    [
      'of whom the document is, in French',
      "# CV d'Amina Belkacem\n0550 12 34 56",
      'Amina Belkacem',
    ],
    ['over what it is', '# Priya Nair: Curriculum Vitae\npriya@example.in', 'Priya Nair'],
    ['in an address that is spelt', 'Xhevdet\n## Profile\nxhevdet [at] example.org', 'Xhevdet'],
    ['after its label in one word', 'Fullname: Priya Nair\npriya@example.in', 'Priya Nair'],
    [
      'of six words',
      '# Maria de los Angeles Garcia Lopez\nmaria@example.es',
      'Maria de los Angeles Garcia Lopez',
    ],
    ['whose surname is a word of pages too', `# Sunil More\n0550 12 34 56\n${jobs}`, 'Sunil More'],
    ['that ends as things do', `# Loveness Phiri\n0550 12 34 56\n${jobs}`, 'Loveness Phiri'],
    ['that is of firms too', `# Wanjiku Mills\n0550 12 34 56\n${jobs}`, 'Wanjiku Mills'],
    ['of everyday words', `# Hope Small\n0550 12 34 56\n${jobs}`, 'Hope Small'],
    ['that begins as firms do', `# Steel Danielle\n0550 12 34 56\n${jobs}`, 'Steel Danielle'],
    ['that is of a country too', `# Tadeusz England\n0550 12 34 56\n${jobs}`, 'Tadeusz England'],
    ['that is a trade too', `# Mason Baker\nmason@example.com\n${jobs}`, 'Mason Baker'],
    ['that nobody else has', `# Xhevdet Qorraj\n+383 44 123 456\n${jobs}`, 'Xhevdet Qorraj'],
    ['without an address', `# Amina Belkacem\n${jobs}`, 'Amina Belkacem'],
    ['without an address, from elsewhere', `# Oluwaseun Tavares\n${jobs}`, 'Oluwaseun Tavares'],
    [
      'by its surname in capitals, over an address',
      `Welder, fitter\tZalika ORNEGAARD\n4 Mill Lane\n${jobs}`,
      'Zalika Ornegaard',
    ],
    [
      'of a trade, behind a given name',
      `Marie Claire Boucher\n0550 12 34 56\n${jobs}`,
      'Marie Claire Boucher',
    ],
    ['of a trade, in Arabic', `يوسف حداد\n0550 12 34 56\n${jobs}`, 'يوسف حداد'],
    [
      'below what a document is',
      `# Curriculum vitae de\n# TERRIEN Zalika\n${jobs}`,
      'Terrien Zalika',
    ],
    ['behind whom a document is for', `# CV for Amina Belkacem\n${jobs}`, 'Amina Belkacem'],
    [
      'before what its document is, over two rows',
      `# Zalika Ornegaard CV: Extended\n# Edition\nzalika@example.org\n${jobs}`,
      'Zalika Ornegaard',
    ],
    [
      'over two rows, of which the address has but the first',
      `# Rosa Camila Ferrante\n# Beldroni\nrcferrante@example.org\n${jobs}`,
      'Rosa Camila Ferrante Beldroni',
    ],
    [
      'beside a referee',
      `# Amina Belkacem\namina@example.dz${jobs}\n## References\nSarah Johnson\nsarah.johnson@example.com`,
      'Amina Belkacem',
    ],
  ])('%s', (_, markup, name) => {
    expect(nameOf(markup)).toBe(name);
  });
});

describe('what stands in place of a name', () => {
  test('is no position and no address', () => {
    const { position, email } = understand(
      documentOf(
        `# Candidate 4471\nxxxx@xxxx.com\n## Work Experience\n** Truck Driver, Acme Freight\t2019 – 2022`,
      ),
      { asOf: '2026-11' },
    ).facts;
    expect([position?.value, email]).toEqual(['Truck Driver', null]);
  });

  test.each(['References', 'Recommendations', 'Recommandations'])(
    'is no number of a referee, below %s',
    (heading) => {
      const { phone, email } = understand(
        documentOf(
          `# Head Cook\n## Work Experience\n** Cook, Acme Camp\t2019 – 2022\n## ${heading}\nMr. Omar Said, Camp Manager, +968 9900 1234\nomar@example.om`,
        ),
        { asOf: '2026-11' },
      ).facts;
      expect([phone, email]).toEqual([null, null]);
    },
  );
});

test('an international number below certificates is the person’s own', () => {
  const { phone } = understand(
    documentOf(
      '# Nadia Brahimi\n## Certificates\nTable Service, no. 0550123456\n+213 550 12 34 56',
    ),
    { asOf: '2026-11' },
  ).facts;
  expect(phone?.value).toBe('+213 550 12 34 56');
});

test('a footer below the referees is the person’s own', () => {
  const { email, phone, name } = understand(
    documentOf(
      `# Nadia Brahimi\n## Work Experience\n** Clerk, Acme Ltd\t2019 – 2022\n## References\nMs. Grant, Manager, 0661 22 33 44\n! Oran | 0550 12 34 56 | nadia@example.dz`,
    ),
    { asOf: '2026-11' },
  ).facts;
  expect([email?.value, phone?.value, name?.value]).toEqual([
    'nadia@example.dz',
    '0550 12 34 56',
    'Nadia Brahimi',
  ]);
});

describe('what is no resume', () => {
  test.each([
    [
      'an invoice',
      '# INVOICE\nClearwater Repairs\naccounts@example.com\n0161 555 0100\n** Bill to\nMrs Whitfield\nBoiler service   2   120.00\nTotal due 120.00 by 30 June 2025',
    ],
    [
      'an advertisement',
      '# We are hiring: Restaurant Manager\nThe Tin Kettle, Brighton\n** What you will do\n- Lead a team of 25\n** About the house\nWe have cooked for our guests since 1998.\njobs@example.com',
    ],
    [
      'a letter of reference',
      'To Whom It May Concern\nMr. Karim Saidi worked with us from March 2019 to May 2024.\nYours faithfully,\nPatricia Hughes\nOperations Manager, Acme Ltd\nTel. 0207 555 0133',
    ],
    [
      'a page of a book',
      "# Chapter Four\nThe Miller's Son\nHe had kept the mill for eleven years before the letter came.\nIn 1911 he went down to the harbour.",
    ],
  ])('%s has no position, no work and nothing sure', (_, markup) => {
    const { facts } = understand(documentOf(markup), { asOf: '2026-11' });
    const { name, email, phone, location, position, yearsExperience } = facts;
    expect(name).toBeNull();
    const sure = [email, phone, location].map((fact) => fact?.confidence ?? 0);
    expect([position, yearsExperience, Math.max(...sure) <= 0.5]).toEqual([null, null, true]);
  });
});

describe('a name stands without', () => {
  test.each([
    'Engr. Amina Belkacem',
    'Assoc. Prof. Amina Belkacem',
    'Dr. med. Amina Belkacem',
    'Captain Amina Belkacem',
    'Amina Belkacem MA. MSc.',
    'Amina Belkacem MPH',
    'Amina Belkacem BA (Hons)',
    'Amina Belkacem RN, BSN, CCRN',
    'Amina Belkacem P.Eng.',
    'Amina Belkacem (she/her)',
    'Amina Belkacem they/them',
  ])('what is around it in %j', (line) => {
    expect(nameOf(`# ${line}\n0550 12 34 56${jobs}`)).toBe('Amina Belkacem');
  });

  test.each([
    ['Jack MA', 'Jack MA'],
    ['Amina MBE', 'Amina Mbe'],
  ])('a family name that reads so: %j', (line, name) => {
    expect(nameOf(`# ${line}\n0550 12 34 56${jobs}`)).toBe(name);
  });

  test('what says in Arabic what the document is', () => {
    expect(nameOf('# السيرة الذاتية: كريم حداد\n0550123456')).toBe('كريم حداد');
    expect(nameOf('# المحامي كريم حداد\n0550123456')).toBe('كريم حداد');
  });
});

describe('more labels of a name', () => {
  test.each([
    'Name of Applicant: Amina Belkacem',
    'First name / Surname: Amina Belkacem',
    'Nom, Prénom : Amina Belkacem',
    'الاسم الثلاثي: Amina Belkacem',
  ])('%j', (line) => {
    expect(nameOf(`${line}\n0550 12 34 56${jobs}`)).toBe('Amina Belkacem');
  });
});

describe('a page of the web', () => {
  test('says at its foot whose it is', () => {
    expect(nameOf(`MENU${jobs}\n© 2026 Amina Belkacem. All rights reserved.`)).toBe(
      'Amina Belkacem',
    );
  });

  test('has no name in that of its blog, nor in its skills', () => {
    expect(nameOf(`# Amina Belkacem's Blog${jobs}`)).toBeNull();
    expect(nameOf(`# Php VB.Net${jobs}`)).toBeNull();
  });

  test('gives a name with what its bearer is called within', () => {
    expect(nameOf(`# Amina (Mina) Belkacem\n0550 12 34 56${jobs}`)).toBe('Amina (Mina) Belkacem');
  });
});

describe('parts of a name', () => {
  test.each([
    [
      'a name whose row ends with its article',
      `# Jean de la\n# Fontaine\nj.delaf@example.org\n${jobs}`,
      'Jean de la Fontaine',
    ],
    [
      'five words with particles',
      `# Abd El Kader Ben\n# Youcef\nabdel@example.dz\n${jobs}`,
      'Abd El Kader Ben Youcef',
    ],
    [
      'a particle of East Africa',
      `# Lerato wa Thiong’o\n0550 12 34 56\n${jobs}`,
      'Lerato wa Thiong’o',
    ],
    [
      'small letters with a hyphen',
      `# anne-laure o’neill\nanne-laure@example.org\n${jobs}`,
      'anne-laure o’neill',
    ],
    [
      'a name over several roles',
      `# Priya Raghunathan\n! Facilities Project Manager\tBuilding Envelope Commission\tSite Architect\n${jobs}`,
      'Priya Raghunathan',
    ],
  ])('%s', (_, markup, name) => {
    expect(nameOf(markup)).toBe(name);
  });

  test.each([
    ['a street with its number', `12 Mill Lane, Leeds\n0550 12 34 56\n${jobs}`],
    [
      'the name of an event behind its year',
      `2025: Video Night Berlin\nvideo@example.org\n${jobs}`,
    ],
    [
      'an event, a word of which an address has',
      `## Projects\nVideo Night Berlin\nDawns, Moncton\n${jobs}\nvideo@example.org`,
    ],
  ])('%s is none', (_, markup) => {
    expect(nameOf(markup)).toBeNull();
  });
});

test('a name over two rows, with ways to reach the person beside the first', async () => {
  const bytes = pdfOf([
    [
      { text: 'Amina', x: 40, y: 60, size: 24, bold: true },
      { text: 'amina.belkacem@example.dz', x: 400, y: 60 },
      { text: 'Belkacem', x: 40, y: 88, size: 24, bold: true },
      { text: 'Experience', x: 40, y: 130, size: 14, bold: true },
      { text: 'Baker, Acme, 2015 - 2019', x: 40, y: 150 },
    ],
  ]);
  const read = await readDocument(bytes, 'resume.pdf');
  const { name } =
    read.outcome === 'read' ? understand(read.document, { asOf: '2026-11' }).facts : {};
  expect(name?.value).toBe('Amina Belkacem');
});

describe('a name beside what the page says of itself', () => {
  test.each<[string, string, string | null]>([
    ['about it', '# About Tendai Moyo\nkeep@example.org', 'Tendai Moyo'],
    [
      'whose resume it is, behind it',
      '# Tendai Moyo’s Online Resume\nkeep@example.org',
      'Tendai Moyo',
    ],
    [
      'whose portfolio it is',
      '# Portfolio de Solveig Kervadec\n## Summary\nBuilds.',
      'Solveig Kervadec',
    ],
    [
      'whose file it is, with a title',
      '# الملف المهني للمهندسة تالين البستاني\n## نبذة عني\nخبرة',
      'تالين البستاني',
    ],
    [
      'a label of two words',
      'الاسم الكامل تالين رامي البستاني\nkeep@example.org',
      'تالين رامي البستاني',
    ],
    ['a role glued to it', '# Solveig Kervadec-développeuse web\nBuilds.', 'Solveig Kervadec'],
    ['no name but work', '# Portfolio of Design Projects\nBuilds.', null],
    ['no name but how well somebody works', '# طباخ ماهر\nBuilds.', null],
    ['a name that is such a word', '# ماهر البستاني\nBuilds.', 'ماهر البستاني'],
    ['a firm and a country', '# Zara France\nBuilds.', null],
    ['a school', '# ECE Engineering\nBuilds.', null],
    ['a state', '# Virginia Tech\nBuilds.', null],
    ['a firm with a given name', '# Conseil Gervais Formation\nBuilds.', null],
    ['a role glued to skills', '# Spring Boot-développeur web\nBuilds.', null],
    [
      'the other name of a wife',
      '# Mme KERVADEC épouse LE GOFF Solveig\nkeep@example.org',
      'Kervadec épouse Le Goff Solveig',
    ],
    [
      'its foot',
      '## Summary\nBuilds services for banks.\n## Skills\nJava\nTendai Moyo – Resume – 2',
      'Tendai Moyo',
    ],
    ['a foot that tells no name', '## Summary\nBuilds services.\nContact Me – Resume', null],
  ])('%s', (_, markup, name) => {
    expect(nameOf(`${markup}${markup.includes('–') ? '' : jobs}`)).toBe(name);
  });

  test('a label in bold over it', () => {
    expect(
      nameOf(`# CURRICULUM VITAE\n** NAME\nTendai Moyo\n** NATIONALITY\nZimbabwean\n${jobs}`),
    ).toBe('Tendai Moyo');
  });

  test('smaller capitals below it, which the address has', () => {
    const head = '# CHIEDZA BLESSING\n## MOYO RUTENDO\nchiedzablessingmoyorutend@example.org';
    expect(nameOf(`${head}${jobs}`)).toBe('Chiedza Blessing Moyo Rutendo');
  });
});

describe('a name with a word in small letters', () => {
  test.each([
    [
      'the address has all its words',
      '# Tarik moris Lounes\nmoris-lounes.tarik@example.fr',
      'Tarik moris Lounes',
    ],
    [
      'its given name is known and it is the head',
      '# Astrid kervadec\npost12@example.com',
      'Astrid kervadec',
    ],
    ['its surname is in capitals', '# astrid KERVADEC\npost12@example.com', 'astrid Kervadec'],
    [
      'the line above introduces it',
      "Bonjour, je m'appelle\nAstrid Anna kervadec\nComptable",
      'Astrid Anna kervadec',
    ],
    [
      'but nothing small after words for oneself',
      "Hi, I'm\nBased in Berlin\npost12@example.com",
      null,
    ],
    ['but no skill', '# Julia programming\npost12@example.com', null],
    ['but no role', '# Front end Developer\nfront.end@example.com', null],
    ['but nothing of everyday words', '# Rose garden\npost12@example.com', null],
    ['but no slogan', '# Marine biology\npost12@example.com', null],
    [
      'but no other line of the head',
      '# Curriculum vitae\nAstrid kervadec\npost12@example.com',
      null,
    ],
  ])('where %s', (_, head, name) => {
    expect(nameOf(`${head}${jobs}`)).toBe(name);
  });
});

describe('a name with what stands around it', () => {
  test.each([
    ['whose document it is', "# Astrid's Resume\nHome", 'Astrid'],
    ['no whose of a word', "# Today's Resume\nHome", null],
    ['an article', "# Le CV d'Yseult Kervadec\npost12@example.com", 'Yseult Kervadec'],
    [
      'a welcome',
      "# Welcome to Yseult Kervadec's portfolio\npost12@example.com",
      'Yseult Kervadec',
    ],
    ['a portfolio', "# Portfolio d'Yseult Kervadec\npost12@example.com", 'Yseult Kervadec'],
    ['a candidate', 'Candidate: Yseult Kervadec\npost12@example.com', 'Yseult Kervadec'],
    [
      'a greeting of all',
      "# Hi there! I'm Astrid Kervadec 👋\npost12@example.com",
      'Astrid Kervadec',
    ],
    ['an age', '# Astrid KERVADEC 32 ans\npost12@example.com', 'Astrid Kervadec'],
    ['a role of one word', '# Astrid Kervadec Accountant\npost12@example.com', 'Astrid Kervadec'],
    ['no role but a family', '# Astrid Anna Baker\npost12@example.com', 'Astrid Anna Baker'],
    ['a family like a role', '# Astrid Anna Pilot\npost12@example.com', 'Astrid Anna Pilot'],
    ['no welcome to a firm', '# Welcome to Acme Studio\npost12@example.com', null],
    ['no post of a candidate', 'Candidate: Project Manager\npost12@example.com', null],
    ['no hours of a candidate', 'Applicant: Full Time\npost12@example.com', null],
    ['the order of lists', '# KERVADEC, Astrid\npost12@example.com', 'Astrid Kervadec'],
    ['no place and its owner', '# Lille, Astrid\npost12@example.com', null],
    [
      'a trade of its bearers',
      '# السيرة الذاتية\nمحمد أمين بن علي\npost12@example.com',
      'محمد أمين بن علي',
    ],
  ])('%s', (_, head, name) => {
    expect(nameOf(`${head}${jobs}`)).toBe(name);
  });

  test('the contact details at the end', () => {
    expect(
      nameOf(
        `## Summary\nBuilds services.${jobs}\n## Contact\nAstrid Anna Kervadec\n+47 22 00 11 22`,
      ),
    ).toBe('Astrid Anna Kervadec');
  });

  test('but no place of work at the end', () => {
    expect(
      nameOf(`## Summary\nBuilds services.${jobs}\n## Contact\nCharlotte Office\n+47 22 00 11 22`),
    ).toBe(null);
  });
});

const clerk =
  '## Experience\n2015 - 2018\tClerk, Acme Ltd\n- Sorted the post of the firm and answered the calls of its clients.';

const columns = (name: string, duties = '') =>
  `|| 40-400\n# Resume\n## Work Experience\n** Clerk, Acme Ltd\t2015 - 2018${duties}\n|| 420-560\n${name}\nI like my work.`;

describe('a name at the top of a resume without any address', () => {
  test.each([
    ['# Mark Sorensby\nAlexandria, VA', 'Mark Sorensby'],
    ['# Fairley H Jones\n# Resume', 'Fairley H Jones'],
    ['# Tawnie Wilson\nCV', 'Tawnie Wilson'],
    ['# Tawnie Robinson', 'Tawnie Robinson'],
    ['# Summer Nguyen', 'Summer Nguyen'],
    ['# Dawn Threlkirk\nRetail Assistant', 'Dawn Threlkirk'],
    ['# Lebenslauf Katrin Obermoser', 'Katrin Obermoser'],
    ['# Lebenslauf von Gundhart Obermoser', 'Gundhart Obermoser'],
    ['# Resume – Imlay Threlkirk', 'Imlay Threlkirk'],
    ['# CV | Imlay Threlkirk', 'Imlay Threlkirk'],
    ['# Resume\n# Tawnie Wilson', 'Tawnie Wilson'],
  ])('is known by its surname, its place or its title: %j', (head, name) => {
    expect(nameOf(`${head}\n${clerk}`)).toBe(name);
  });

  test.each([
    '# Dawn Threlkirk',
    '# Hope College\nHolland, MI',
    '# Grace Period\nBoston, MA',
    '# Art Direction\nDesigner',
    '# May Fair\nLondon, UK',
    '# Will Travel\nBoston, MA',
    '# Hunter Valley\nAustralia',
    '# Fort Johnson',
    '# Studio Moretti\nParis',
    '# Chase Bank\nTeller',
    '# Faith Community Church\nBoston, MA',
    '# Senior Kotlin Miller',
    '# Resume Template',
    '# Lebenslauf Tabellarisch Kurz',
    '# Resume - Mill Lane College',
    '# Grace Hopper Scholarship\nBoston, MA',
    '# Pearl Lagoon\nBoston, MA',
    '# Fleur Bleue\nParis',
    '# Klinik Schubert',
    '# Colegio Garcia',
    '# Osteria Ricci',
    '# Padaria Silva',
    '# Avenida Torres',
    '# المطبخ المصري',
  ])('is none in %j', (head) => {
    expect(nameOf(`${head}\n${clerk}`)).toBeNull();
  });

  test('is known at the top of a column beside the first', () => {
    expect(nameOf(columns('** Tomas Threlkirk'))).toBe('Tomas Threlkirk');
    expect(nameOf(columns('** Acme Services'))).toBeNull();
    expect(nameOf(columns('** Tomas Threlkirk', '\n- Sorted the post.'.repeat(50)))).toBe(
      'Tomas Threlkirk',
    );
  });
});

const nameInHead = (line: string) => nameOf(`# ${line}\nqx@mailhost.com\n${clerk}`);

describe('a name and more behind a dash', () => {
  test.each([
    ['Anna Threlkirk - Gallagher', 'Anna Threlkirk - Gallagher'],
    ['Anna Maria Threlkirk - San Gabriel', 'Anna Maria Threlkirk - San Gabriel'],
    ['Anna Threlkirk - Madrid', 'Anna Threlkirk'],
    ['Anna Threlkirk - Nurse', 'Anna Threlkirk'],
    ['Anna Threlkirk - Salesforce', 'Anna Threlkirk'],
    ['Anna Threlkirk - Resume', 'Anna Threlkirk'],
    ['Anna Threlkirk - Johnson Ltd', 'Anna Threlkirk'],
    ['Anna Threlkirk - Master of Arts', 'Anna Threlkirk'],
    ['Anna Threlkirk - Peter Gallagher', 'Anna Threlkirk'],
  ])('is one name where that is a name too: %j', (line, name) => {
    expect(nameInHead(line)).toBe(name);
  });
});

describe('a heading in another language', () => {
  test.each([
    'Persönliche Angaben',
    'Datos Personales',
    'Dados Pessoais',
    'Istruzione e Formazione',
    'Persoonlijke Gegevens',
    'Personlige Oplysninger',
    'Doświadczenie Zawodowe',
    'Sobre Mí',
    'Il Tuo Nome',
    'Max Mustermann',
  ])('is no name: %j', (heading) => {
    expect(nameOf(`# ${heading}\nqx@mailhost.com\n${clerk}`)).toBeNull();
  });
});

const listed = (line: string, email: string) =>
  nameOf(`CURRICULUM VITAE\nOF\n** ${line}\nHull\n${email}@example.com${jobs}`);

describe('a name as lists have it, with how its bearer is addressed', () => {
  test.each([
    ['THRELKIRK, WENNA JOY (MISS)', 'wenna.threlkirk', 'Wenna Joy Threlkirk'],
    ['Threlkirk, Wenna (Ms)', 'threlkirk.wenna', 'Wenna Threlkirk'],
    ['MR. THRELKIRK, Amina', 'aminathrelkirk', 'Amina Threlkirk'],
    ['DR. Threlkirk, Wenna', 'w.oldacre', null],
    ['Threlkirk, Leeds', 'leeds.threlkirk', 'Threlkirk'],
    ['THRELKIRK, PARTNERS', 'threlkirkpartners', 'Threlkirk'],
    ['Marketing, Sales', 'marketing.sales', null],
  ])('is turned round: %j', (line, email, name) => {
    expect(listed(line, email)).toBe(name);
  });
});
