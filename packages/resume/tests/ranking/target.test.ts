import { certificatesAsked, educationAsked, yearsAsked } from '../../src/ranking/demands';
import { listingTarget, titleTarget } from '../../src/ranking/target';
import { trades } from '../../src/ranking/trades';
import { describe, expect, test } from 'vitest';

const frontend = ['JavaScript', 'TypeScript', 'React', 'HTML', 'CSS', 'Git'];
const project = [
  'Project Management',
  'Agile',
  'Scrum',
  'Budgeting',
  'Risk Management',
  'MS Project',
];
const typed = { listingId: null, education: null, certificates: [] };

describe('a typed title', () => {
  test.each([
    ['Frontend Developer', frontend, 2],
    ['  développeuse front-end ', frontend, 2],
    ['مطور واجهات أمامية', frontend, 2],
    ['Senior Frontend Engineer', frontend, 5],
    ['Lead Frontend Developer', frontend, 8],
    ['Junior Frontend Developer', frontend, null],
    ['Frontend Developer (Vue.js)', ['Vue.js', ...frontend], 2],
    ['Kotlin Developer', ['Kotlin'], 2],
    ['Astrologer', [], 2],
    [
      'Chirurgien',
      [
        'Diagnosis',
        'Medical consultation',
        'Emergency medicine',
        'Prescribing',
        'Patient follow-up',
      ],
      2,
    ],
    [
      'Property Developer',
      ['Site supervision', 'Work planning', 'Concrete works', 'Quantity takeoff'],
      2,
    ],
    ['Chef de projet (Jira)', ['Jira', ...project], 2],
    ['', [], null],
  ])('%j asks for its skills %j and %s years', (title, skills, minYears) => {
    expect(titleTarget(title)).toEqual({ ...typed, title: title.trim(), skills, minYears });
  });

  test.each(trades.flatMap(({ titles, skills }) => titles.map((title) => [title, skills])))(
    '%s asks for what its trade expects',
    (title, skills) => {
      expect(titleTarget(String(title)).skills).toEqual(skills);
    },
  );
});

describe('a job listing', () => {
  test('asks for what it says', () => {
    expect(
      listingTarget({
        id: 'job-7',
        title: ' Ingénieur DevOps ',
        location: ' Oran ',
        experience: '5 ans',
        skills: 'Docker, k8s,Kubernetes ,, HTML/CSS; CI/CD، Linux, C & C++',
        description:
          "Vous rejoignez l'équipe cloud.\nLicence ou Master en informatique exigé ; un doctorat est un plus.\nCertification CKA ou AWS Certified Developer exigée.",
      }),
    ).toEqual({
      title: 'Ingénieur DevOps',
      listingId: 'job-7',
      place: 'Oran',
      skills: ['Docker', 'k8s', 'HTML', 'CSS', 'CI/CD', 'Linux', 'C', 'C++'],
      minYears: 5,
      education: 'Bachelor',
      certificates: ['CKA or AWS Certified Developer'],
    });
  });

  test('that says nothing asks for its title', () => {
    expect(
      listingTarget({
        id: 'job-8',
        title: 'Nurse',
        location: 'Annaba',
        experience: '',
        skills: ' , ',
        description: '',
      }),
    ).toEqual({
      ...typed,
      listingId: 'job-8',
      place: 'Annaba',
      title: 'Nurse',
      skills: [],
      minYears: null,
    });
  });
});

test.each([
  ['3-5 years', 3],
  ['2+', 2],
  ['5 ans', 5],
  ['٣ سنوات', 3],
  ['ثلاث سنوات', 3],
  ['سنتين', 2],
  ['au moins deux ans', 2],
  ['2,5 years', 2.5],
  ['18 months', 1.5],
  ['6 à 12 mois', 0.5],
  ['5 years or more (18 months with a Master)', 5],
  ['0-1 years', null],
  ['up to 3 years', null],
  ['moins de 2 ans', null],
  ['Entry level', null],
  ['', null],
])('%j asks for %s years', (experience, years) => {
  expect(yearsAsked(experience)).toBe(years);
});

test.each([
  ["Bachelor's degree required, Master's a plus.", 'Bachelor'],
  ["Bachelor's or Master's degree in computer science", 'Bachelor'],
  ["Master's degree in finance", 'Master'],
  ['A Master in finance or accounting is required.', 'Master'],
  ['Ph.D. in physics', 'PhD'],
  ['Degree in accounting', 'Bachelor'],
  ['Licence en droit', 'Bachelor'],
  ['Bac+5 en informatique', 'Master'],
  ["Diplôme d'ingénieur d'état", 'Master'],
  ['Doctorat exigé', 'PhD'],
  ['شهادة ليسانس أو ماستر في الإعلام الآلي', 'Bachelor'],
  ['ماجستير في المالية', 'Master'],
  ['يشترط بكالوريوس', 'Bachelor'],
  ['Niveau Master souhaité', null],
  ['No degree required', null],
  ['يفضل حامل ماستر', null],
  ['You master JavaScript and work with the Scrum Master', null],
  ['Driving licence required', null],
  ['Permis ou licence de conduire', null],
  ['', null],
])('%j asks for the degree %s', (description, level) => {
  expect(educationAsked(description)).toBe(level);
});

test.each([
  ['PMP certification required', ['PMP']],
  ['Project Management Professional (PMP) certification', ['PMP']],
  ['PMP or PRINCE2 certification required.', ['PMP or PRINCE2']],
  ['CISSP and CISM', ['CISSP', 'CISM']],
  ['A valid AWS certification is a must', ['AWS']],
  ['Microsoft Certified: Azure Administrator', ['Microsoft Certified: Azure Administrator']],
  ['Certification Google Ads exigée', ['Google Ads']],
  ['Vous êtes certifiée ISTQB', ['ISTQB']],
  ['شهادة PMP مطلوبة', ['PMP']],
  ['Certified Public Accountant', ['CPA']],
  ['PMP is a plus', []],
  ['PMP certification preferred', []],
  ['We are an ISO 9001 certified company', []],
  ['Certificat de scolarité', []],
])('%j asks for the certificates %j', (description, certificates) => {
  expect(certificatesAsked(description)).toEqual(certificates);
});
