import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('certificates in lists', () => {
  test.each<[string, string, string[]]>([
    [
      'are two where each can be nothing else, though the first line is full',
      '## Habilitations\n|| 40-200\nCACES R489 cat. 1A, 3 et 5\nSST\nHabilitation électrique B0\nGestes et postures',
      ['CACES R489 cat. 1A, 3 et 5', 'SST', 'Habilitation électrique B0', 'Gestes et postures'],
    ],
    [
      'are parted by commas, most with who gave them in brackets',
      '## Certifications\nVannerie marine (ANSSI), Corderie (EC-Council), Teinture des laines (PECB), Tissage 1',
      ['Vannerie marine', 'Corderie', 'Teinture des laines', 'Tissage 1'],
    ],
    [
      'are parted by commas, though two begin with who gives them',
      '## Certifications\nCCNA (2016), CCNP Weaving (2019), CompTIA Security+ (2018), CompTIA Network+ (2017), AWS Weaving\nPractitioner (2021)',
      ['CCNA', 'CCNP Weaving', 'CompTIA Security+', 'CompTIA Network+', 'AWS Weaving Practitioner'],
    ],
    [
      'are parted by dots, with who gave them before the date, over lines that break both',
      '## Certifications\n|| 40-520\nAssociate Weaver, Udemy (2024) • Rope Career Track, Udemy (2024) • Loom Ethics, Udemy\n(2024) • Yarn Bootcamp, Coursera (2025) • Knot Engineering, Alison (2024) • Net Engineering,\nUdemy (2023)',
      [
        'Associate Weaver',
        'Rope Career Track',
        'Loom Ethics',
        'Yarn Bootcamp',
        'Knot Engineering',
        'Net Engineering',
      ],
    ],
    [
      'are parted by the end of a line, where all have dates',
      '## Certifications\n|| 40-520\nAssociate Weaver, Udemy (2024) | Rope Career Track, Udemy (2024) | Yarn Bootcamp, Alison (2025)\nKnot Engineering, Alison (2024) | Net Engineering, Udemy (2023)',
      [
        'Associate Weaver',
        'Rope Career Track',
        'Yarn Bootcamp',
        'Knot Engineering',
        'Net Engineering',
      ],
    ],
    [
      'begin with one giver each, in a column that they fill',
      '|| 40-160\n## Certifications\nGIAC Rope Threat Intelligence\nGIAC Loom Forensics Analyst\nGIAC Yarn Incident Handler\nGIAC Weaving Essentials',
      [
        'GIAC Rope Threat Intelligence',
        'GIAC Loom Forensics Analyst',
        'GIAC Yarn Incident Handler',
        'GIAC Weaving Essentials',
      ],
    ],
    [
      'end with a year over the line of their date',
      '## Certifications\n|| 40-520\nAssociate Weaver, Udemy (2024) | Rope Career Track, Udemy (2024) | Weaving Server 2019\n(2023) | Net Engineering, Udemy (2023)',
      ['Associate Weaver', 'Rope Career Track', 'Weaving Server', 'Net Engineering'],
    ],
    [
      'stand behind who gave them, one below two',
      '## Certifications\nGoogle: Weaving Display, Weaving Basics\nHubSpot: Inbound Looms, Content Looms\nMeta: Yarn Blueprint',
      ['Weaving Display', 'Weaving Basics', 'Inbound Looms', 'Content Looms', 'Yarn Blueprint'],
    ],
    [
      'have a line for who gave them, for the name and for the date',
      '## Certifications\nOpenClassrooms\nGestion des métiers\n2022\nOldacre Academy\nTissage avancé\n2021\nM2i Formation\nTeinture des laines\n2018',
      ['Gestion des métiers', 'Tissage avancé', 'Teinture des laines'],
    ],
    [
      'of a teacher are hers, though teaching is for others',
      '## Teaching Credentials\nOhio Professional Weaver\nLicense (6-12 Looms)\nESL Endorsement',
      ['Ohio Professional Weaver', 'ESL Endorsement'],
    ],
    [
      'run over two lines of a column, with a line for the date',
      '|| 40-200\n## Certifications\nTeaching of Looms\nin Schools – Coursera\n2018\nWeaving of Nets\nwith Yarn – Udemy\n2019',
      ['Teaching of Looms in Schools', 'Weaving of Nets with Yarn'],
    ],
    [
      'are parted by commas, before one on a line of its own',
      '## Certifications\n|| 40-300\nIOSH Managing Safely, Loom Care, Knots of ropes,\nSST',
      ['IOSH Managing Safely', 'Loom Care', 'Knots of ropes', 'SST'],
    ],
    [
      'say behind a comma until when they are valid',
      '## Certifications\n** Rope Marketing Certification\nHubSpot Academy · Issued Dec 2025, Exp. Dec 2027',
      ['Rope Marketing Certification'],
    ],
    [
      'are named in small letters, each from a capital',
      '## Certifications\n|| 40-330\nCorderie avec Marlow, Oldacre, Bexley, Ely, CI/CD\nVannerie pour tisserands avancés\nAlgorithmes et Développement de la Corderie marine',
      [
        'Corderie avec Marlow, Oldacre, Bexley, Ely, CI/CD',
        'Vannerie pour tisserands avancés',
        'Algorithmes et Développement de la Corderie marine',
      ],
    ],
    [
      'stand between dots',
      '## Certifications\n2014 . Corderie et vannerie .\n2015 . Teinture des laines .',
      ['Corderie et vannerie', 'Teinture des laines'],
    ],
    [
      'end with a full stop each',
      '## Certificats\nCoursera\tWeaving Specialization by Ada Marlow.\nUdemy\tDeep Weaving and Loom Vision: Yarn, Ropes, Nets and Knots.',
      ['Weaving Specialization', 'Deep Weaving and Loom Vision: Yarn, Ropes, Nets and Knots'],
    ],
  ])('%s', (_, section, found) => {
    expect(certificatesIn(section)).toEqual(found);
  });
});

describe('the name of a certificate', () => {
  test.each<[string, string]>([
    ['ICS 100 (Introduction to Incident Command)', 'ICS 100 (Introduction to Incident Command)'],
    ['CRTE (En cours) — Certified Rope Technician Expert', 'Certified Rope Technician Expert'],
    ['CPA (En cours) — Certified Public Accountant', 'CPA'],
    [
      'Security+ : notions de base de la sûreté des métiers, gestion des incidents, tissage',
      'Security+',
    ],
    ['Loom English Test : Score C1 / Full Professional', 'Loom English Test'],
    ['Loom English Test (800 pts) - Oldacre Institute', 'Loom English Test'],
    ['ORACLE, Oracle Certified Weaver, Métiers SE 7', 'Oracle Certified Weaver, Métiers SE 7'],
  ])('%s', (line, name) => {
    expect(certificatesIn(`## Certifications\n${line}\nTeinture des laines`)).toEqual([
      name,
      'Teinture des laines',
    ]);
  });
});

describe('what is no certificate beside others', () => {
  test.each<[string, string[]]>([
    [
      'Certifications\n- Rope Access\n- Passed the rope exam, the first step to become a licensed rigger',
      ['Rope Access'],
    ],
    ['Certificats\nVannerie marine\nFormation sur 60 h\nFormation sur 1 mois', ['Vannerie marine']],
    ['Training\nRope access course\nBristol', ['Rope access course']],
    [
      'Other Qualifications\nLanguages: Danish (native), English (fluent)\nProgramming: Python, Stata',
      [],
    ],
    ['Certificats\nInformatique : TOSA, Pix\nLangues : anglais (courant)', ['TOSA', 'Pix']],
    ['Certifications\n- Loom Repair\n- Marine and Rope Technology Degree', ['Loom Repair']],
    [
      'Certifications\n- Loom Micro Degree\n- Judo 2nd Degree',
      ['Loom Micro Degree', 'Judo 2nd Degree'],
    ],
    ['Education\nBachelor of Arts and Teaching Credential\nDiploma Certificate', []],
    ['Education\nWASSCE Certificate (2010)\nHSC Certificate, Marlow', []],
    ['Education\nKenya Certificate of Primary Education, 2008', []],
    ['Education\nScrum Master Certification, 2008', ['Scrum Master Certification']],
    ['Education\nMedical Weaving Certificate, 2008', ['Medical Weaving Certificate']],
    ['الشهادات\nاضغط على «عرض الشهادة» لفتح الملف\nشهادة السلامة', ['شهادة السلامة']],
  ])('%s', (section, found) => {
    expect(certificatesIn(`## ${section}`)).toEqual(found);
  });
});

describe('certificates beside other things', () => {
  const degree = '** Licence de droit\nUniversité de Marlow\t2012 – 2015';
  test.each<[string, string, string[]]>([
    [
      'follow what says that they do',
      `## Education & Certifications\n${degree}\nThe following certifications were completed at Marlow House in 2016:\n- Weaving Levels 1–3\n- Looms Advanced`,
      ['Weaving Levels 1–3', 'Looms Advanced'],
    ],
    [
      'took some days, as the line below says',
      `## Formations\n03/2020\n** Corderie des marins\nOldacre Formation, 2 jours\n2012 – 2015\n${degree}`,
      ['Corderie des marins'],
    ],
    [
      'took some days, as their own line says',
      `## Formations\n2017 – Corderie des marins (en interne, 2 jours)\n${degree}`,
      ['Corderie des marins'],
    ],
    [
      'are of a month each, and of no school',
      `## Formations\n${degree}\nDécembre 2014 : Corderie marine\nNovembre 2014 : Vannerie avancée\nJuin 2014 : Teinture des laines`,
      ['Corderie marine', 'Vannerie avancée', 'Teinture des laines'],
    ],
    [
      'have a line each with a day, of which one can be nothing else',
      '## Diplômes et certifications\n2017\tCordiste des Mills\n2019\tPSE1',
      ['Cordiste des Mills', 'PSE1'],
    ],
    [
      'are of the completion of something',
      `## Formation\n** Certificate of Completion Virtual Weaving Bootcamp\n${degree}`,
      ['Certificate of Completion Virtual Weaving Bootcamp'],
    ],
    [
      'were given to others',
      '## Formations données\n2006 - Perfectionnement corderie - 5 jours - Orsys',
      [],
    ],
    [
      'are no schooling for a job',
      `## Formation\n** OpenClassrooms\t2020\nDéveloppeur Web\n${degree}`,
      [],
    ],
    [
      'have who gives them behind a colon, beside degrees',
      '## Formations & Certifs\nMarlow : Diplôme de tissage (2020 à 2022)\nRope Automation with Looms : HashiCorp (2025)',
      ['Rope Automation with Looms'],
    ],
    [
      'are credentials of teachers',
      '## Education & Credentials\nMarlow Single Subject Teaching Credential, Biology\t2012\nB.S. Biology, Oldacre University\t2011',
      ['Marlow Single Subject Teaching Credential, Biology'],
    ],
    [
      'stand among jobs as none of them does',
      '## Expérience\n** Tisserand, Oldacre\t2019 – 2022\n- Tissage de la laine\n** Certificat de premiers secours (PSC1)',
      ['Certificat de premiers secours (PSC1)'],
    ],
    [
      'are held by whom a sentence tells of',
      '## Profil\nTisserand depuis dix ans, titulaire du CACES R485.',
      ['CACES R485'],
    ],
    [
      'have a colon in their name',
      '## Profil\nTisserand à Marlow. Certifié Marlow : Rope Associate (AZ-204), je cherche un atelier.',
      ['Marlow : Rope Associate (AZ-204)'],
    ],
    [
      'are tests of a language that somebody took at school',
      '## Formation\n2012 : Formation en anglais TOEIC (Obtenu : 830)',
      ['TOEIC'],
    ],
    [
      'are licences by class',
      '## Education\n- Has Valid Class 1 driving license',
      ['Has Valid Class 1 driving license'],
    ],
    [
      'are charters of engineers',
      'Professional Mechanical Engineer (PE)\n## Skills\nWeaving',
      ['Professional Mechanical Engineer (PE)'],
    ],
    [
      'are licences to teach, below a heading on teaching',
      '## Teaching Certifications\n- Marlow Educator Certificate, EC-6\n- ESL Supplemental',
      ['Marlow Educator Certificate, EC-6', 'ESL Supplemental'],
    ],
    [
      'are no school certificates',
      '## Education\nJunior Certificate, 2007\nMatriculation Certificate, 2010',
      [],
    ],
    [
      'are no years of school, a month each',
      `## Formation\n${degree}\nTerminale, juin 2012\nPremière, juin 2011\nSeconde, juin 2010`,
      [],
    ],
    [
      'are no modules of a degree, a month each',
      '## Education\n** BSc Weaving, Oldacre University\t2012 – 2016\n- Looms (Sept 2013)\n- Knots (March 2013)\n- Yarn (June 2013)',
      [],
    ],
    [
      'are not all that is dated beside one certificate',
      '## Formations et certifications\n2014\tDeuxième année de tissage, Marlow\n2016\tSST\n2017\tVoyage en Irlande',
      ['SST'],
    ],
    [
      'are no hours of credit',
      '## Education\n** BA English, Oldacre University\t2015\nMinor in weaving, 30 hours',
      [],
    ],
    ['are no languages', '## Langues\nAnglais B2\nLSF niveau 2', []],
    [
      'are no standing that a sentence tells of in short',
      '## Profil\nTisserand, titulaire de la RQTH, je cherche un atelier.',
      [],
    ],
    [
      'are no letters and words that mean other things',
      '## Interests\nADR\nBIA\nLevel 3 award winning baker\nRed Cross lifeguard volunteer\nfreeCodeCamp mentor',
      [],
    ],
    ['are not of a high school', '## Education\nCertificate of Completion: Marlow High School', []],
    [
      'are no projects',
      '## Education\n** BA Weaving, Oldacre University\t2012 – 2016\nPraxis in schools project',
      [],
    ],
    [
      'are called so among studies',
      '## Education\n- Multiple Subject Teaching Credential – May 2014\n- State Teaching License (K-6)\n- Graduate Certificate in Rope Access – 2013\n- Weaving Certificate, Marlow College\n- Merit Certificate\n- Certificate\n- Bachelor of Arts in Weaving',
      [
        'Multiple Subject Teaching Credential',
        'State Teaching License (K-6)',
        'Graduate Certificate in Rope Access',
        'Weaving Certificate',
      ],
    ],
    ['are no licences for cars', '## Additional\nClass B driving licence', []],
    [
      'are no skills below a label among points',
      '## Skills\n- Training certificates:\n- AWS Certified Developer\n- Weaving with looms\n- Ropes',
      ['AWS Certified Developer'],
    ],
    [
      'have no skills behind a colon',
      '## Profil\nTisserand à Marlow. Certifié PSM : Cordage, métiers et laine.',
      ['PSM'],
    ],
  ])('%s', (_, section, found) => {
    expect(certificatesIn(section)).toEqual(found);
  });
});

describe('what somebody is certified as', () => {
  test.each<[string, string, string[]]>([
    ['in the head', 'PMP Certified | Oulu', ['PMP Certified']],
    [
      'among skills',
      '## Skills\n- Risk Assessment\n- Agile/Scrum Certified',
      ['Agile/Scrum Certified'],
    ],
    ['is none of a licence', '## Skills\n- MIT Licensed\n- Risk Assessment', []],
  ])('%s', (_, section, names) => {
    expect(certificatesIn(section)).toEqual(names);
  });
});

describe('a certificate with who gave it', () => {
  test.each([
    '[2021] NAME – GIVER',
    'NAME • GIVER • 2021',
    'NAME awarded by GIVER',
    'NAME, GIVER',
    'NAME, GIVER, Leeds, UK, 2021',
    'NAME (GIVER, 2021)',
    '2021: NAME (GIVER)',
  ])('%s', (form) => {
    const lines = [
      ['Rope Access Technician', 'Marlow Board'],
      ['Confined Space Rescue', 'Tarn Council'],
    ].map(([name = '', giver = '']) => form.replace('NAME', name).replace('GIVER', giver));
    expect(certificatesIn(`## Certifications\n${lines.join('\n')}`)).toEqual([
      'Rope Access Technician',
      'Confined Space Rescue',
    ]);
  });

  test('an award is none, whoever it is from', () => {
    expect(certificatesIn('## Certifications\nBest Weaver Award\nFirst Aid')).toEqual([
      'First Aid',
    ]);
  });
});
