import { describe, expect, it } from 'vitest';
import { headingKinds } from '../../src/understanding/headings';

describe('headingKinds', () => {
  it.each([
    ['PROFESSIONAL EXPERIENCE', ['experience']],
    ['Work History:', ['experience']],
    ['E X P E R I E N C E', ['experience']],
    ['edu cation', ['education']],
    ['3. Education & Certifications', ['education', 'certificates']],
    ['Volunteer Experience', ['volunteering', 'experience']],
    ['Technical Skills', ['skills']],
    ['Programming Languages', ['skills']],
    ['Languages', ['languages']],
    ['Licenses & Certifications', ['certificates']],
    ['About me', ['summary']],
    ['Expériences professionnelles', ['experience']],
    ['Formations et diplômes', ['education']],
    ['Compétences clés', ['skills']],
    ['Compétences générales', ['skills']],
    ['المسار المهني', ['experience']],
    ['المسار الدراسي', ['education']],
    ["Centres d'intérêt", ['other']],
    ['Berufserfahrung', ['experience']],
    ['Kenntnisse und Fähigkeiten', ['skills']],
    ['الخبرات العملية', ['experience']],
    ['المؤهلات العلمية', ['education']],
    ['المهارات والكفاءات', ['skills']],
    ['اللغات', ['languages']],
    ['الشهادات', ['certificates']],
    ['Expériences profesionnelles', ['experience']],
    ['Eductaion', ['education']],
    ['Certifcations', ['certificates']],
    ['Emplois étudiants', ['experience']],
    ['Expériences connexes', ['experience']],
    ['Expériences étudiantes', ['experience']],
    ['Top Skills', ['skills']],
    ['02 Skills', ['skills']],
    ['Diplômes & concours', ['education']],
    ['03 / Compétences', ['skills']],
    ['IV) Skills', ['skills']],
    ['Points forts', ['skills']],
    ['Lab Skills', ['skills']],
    ['Awards & Recognition', ['other']],
    ['Niveau de langues', ['languages']],
    ['سجل العمل', ['experience']],
    ['Principales compétences', ['skills']],
    ['أهم المهارات', ['skills']],
    ['Military Work Experience', ['experience']],
    ['Expérience militaire', ['experience']],
    ['Stages en entreprise', ['experience']],
    ['التسلسل الوظيفي', ['experience']],
    ['Professional Experience, continued', ['experience']],
    ['Expériences (suite)', ['experience']],
    ['Work Experience (5 years)', ['experience']],
  ])('reads %s', (text, kinds) => {
    expect(headingKinds(text)).toEqual(kinds);
  });

  it.each([
    'Software Engineer',
    'Led the education of new staff.',
    'University of Education Winneba',
    'john@skills.example',
    'Skills 2019',
    'Experienced professional',
    'Contract',
  ])('reads no heading in %s', (text) => {
    expect(headingKinds(text)).toEqual([]);
  });
});
