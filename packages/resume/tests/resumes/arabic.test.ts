import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { logicalOrder } from '../../src/documents/text/direction';
import { headingKinds } from '../../src/understanding/vocabulary/headings';
import { understand } from '../../src/understanding/facts';

const factsOf = (markup: string) => understand(documentOf(markup), { asOf: '2026-11' }).facts;
const values = (facts: readonly { value: unknown }[]) => facts.map(({ value }) => value);

const read = (drawn: string) =>
  logicalOrder(
    drawn.split('').map((text) => ({ text })),
    true,
  )
    .map(({ text }) => text)
    .join('');

describe('the number of a job in its list', () => {
  test.each([
    ['١) أمين مخزن', 'أمين مخزن'],
    ['(2) أمين مخزن', 'أمين مخزن'],
    ['3- أمين مخزن', 'أمين مخزن'],
    ['* أمين مخزن', 'أمين مخزن'],
    ['ثانيا: أمين مخزن', 'أمين مخزن'],
    ['أول أمين مخزن', 'أول أمين مخزن'],
    ['Head Cook (Grill)', 'Head Cook (Grill)'],
    ['2-wheeler Mechanic', '2-wheeler Mechanic'],
  ])('%s', (line, title) => {
    const { positions } = factsOf(
      `# وليد الحربي\nwalid@example.sa\n## الخبرات\n${line} (2015 – 2018)\nشركة الفنار`,
    );
    expect(values(positions)).toEqual([title]);
  });
});

test('what leads on to the dates is no part of a title', () => {
  const { positions } = factsOf(
    '# وليد الحربي\nwalid@example.sa\n## الخبرات\n1. أمين مخزن الفنار: من 2012م إلى يومنا هذا\n2. محاسب الفنار: من 2005م إلى 2012م',
  );
  expect(values(positions)).toEqual(['أمين مخزن الفنار', 'محاسب الفنار']);
});

describe('a bracket of a line from right to left', () => {
  test.each([
    ['نزخم )1', '1) مخزن'],
    ['نزخم )1\tتاربخلا', 'الخبرات\t1) مخزن'],
    ['نزخم )لوا(', '(اول) مخزن'],
  ])('%s', (drawn, expected) => {
    expect(read(drawn)).toBe(expected);
  });
});

const skillsIn = (list: string, studies: string) =>
  values(
    factsOf(
      `# أنس بوعزة\nanas@example.ma\n## التجربة المهنية\nحارس\t2015 – 2018\n${studies}${list}`,
    ).skills,
  );

describe('a list below qualifications', () => {
  const STUDIES = '## المستوى الدراسي\nالسنة الثالثة إعدادي، 2001\n';

  test.each([
    ['## المؤهلات\n✔ مراقبة الكاميرات\n✔ تفتيش الزوار\n✔ تحرير التقارير'],
    ['## مؤهلاتي:\n- مراقبة الكاميرات\n- تفتيش الزوار\n- تحرير التقارير'],
  ])('is of skills where studies stand elsewhere: %s', (list) => {
    expect(skillsIn(list, STUDIES)).toEqual(['مراقبة الكاميرات', 'تفتيش الزوار', 'تحرير التقارير']);
  });

  test.each([
    ['## المؤهلات\n- مراقبة الكاميرات\n- تفتيش الزوار\n- تحرير التقارير', ''],
    ['## المؤهلات\n- دبلوم محاسبة\n- دورة إدارة أعمال\n- رخصة قيادة', STUDIES],
    ['## المؤهلات\n- مراقبة الكاميرات، 2018\n- تفتيش الزوار\n- تحرير التقارير', STUDIES],
    ['## المؤهلات\nمراقبة الكاميرات\nتفتيش الزوار\nتحرير التقارير', STUDIES],
    ['## المؤهلات\n- مراقبة الكاميرات\n- تفتيش الزوار', STUDIES],
    ['## Qualifications\n- NVQ Level 2\n- First Aid\n- Forklift licence', STUDIES],
    ['## Qualifications\n- ACCA\n- Chartered Accountant\n- CIMA', STUDIES],
    ['## المؤهلات\n- ICDL\n- CCNA\n- IELTS', STUDIES],
  ])('is of none otherwise: %s', (list, studies) => {
    expect(skillsIn(list, studies)).toEqual([]);
  });

  test('leaves the skills of a section of their own alone', () => {
    const list = '## المؤهلات\n- مراقبة الكاميرات\n- تفتيش الزوار\n- تحرير التقارير';
    expect(skillsIn(`${list}\n## المهارات\nWord`, STUDIES)).toEqual(['Word']);
  });
});

describe('where somebody lives', () => {
  const WORK = '## الخبرات\n** معلمة – مدرسة الأمل\n2015 - 2020';

  test.each([
    ['العنوان\tأبو نعامة – حي النهضة – مربع 3\nالهاتف\t0912555734', 'أبو نعامة'],
    ['العنوان: قرية الوادي، شارع المدرسة\nالهاتف: 0912555734', 'قرية الوادي'],
    ['سكن: الزرقاء – الغويرية\nالهاتف: 0795551111', 'الزرقاء'],
    ['مدينة نصر، القاهرة – محمول: 01005557823', 'مدينة نصر، القاهرة'],
    ['محافظة البصرة – قضاء الزبير\n07705551111', 'محافظة البصرة'],
    ['نابلس / فلسطين - 0599555111', 'نابلس / فلسطين'],
    ['الهاتف: 0912555734\nمكان الميلاد: أبو نعامة – حي النهضة', null],
    ['الهاتف: 0912555734\nالعنوان: حي النهضة – مربع 3', null],
    ['الهاتف: 0912555734\nالسكن: ملك', null],
    ['الهاتف: 0912555734\nالسكن: توفره الشركة', null],
    ['الهاتف: 0912555734\nسكن: مستقل', null],
    ['الهاتف: 0912555734\nالسكن: شقة مستأجرة', null],
    ['السكن: المفرق\nالهاتف: 0912555734', 'المفرق'],
    ['تنظيف البشرة، الوجه، الشعر\nالهاتف: 0912555734', null],
    ['الوجه، السعودية\nالهاتف: 0912555734', 'الوجه، السعودية'],
    ['الهاتف: 0912555734\nالعنوان: ص ب 120 – شارع المدرسة', null],
  ])('%s', (details, place) => {
    expect(factsOf(`# إخلاص عثمان\n${details}\n${WORK}`).location?.value ?? null).toBe(place);
  });
});

const certificatesIn = (section: string) =>
  values(factsOf(`# وليد الحربي\nwalid@example.sa\n${section}`).certificates);

describe('certificates that a text in Arabic lists', () => {
  test.each([
    [
      '## الشهادات والدورات\nحاصل على شهادة في سلامة الغذاء (غرفة سياحة، 2020)، وشهادة صحية سارية المفعول،\nودورة خبز لمدة 3 أشهر في معهد لمسة، ودورة إدارة المطابخ (أونلاين).',
      ['شهادة في سلامة الغذاء', 'شهادة صحية', 'دورة خبز', 'دورة إدارة المطابخ'],
    ],
    [
      '## الكورسات والشهادات\nكورس Revit، كورس رسم هندسي، PMP® (2019)، عضوية نقابة المهندسين',
      ['كورس Revit', 'كورس رسم هندسي', 'PMP®'],
    ],
    [
      '## الدورات\nدورة السلامة المهنية، شركة الأمل، 2019\nدورة القيادة الوقائية، مركز التدريب، 2020',
      ['دورة السلامة المهنية', 'دورة القيادة الوقائية'],
    ],
    [
      '## الدورات\nاجتزت دورة في المحاسبة المحوسبة سنة 2019\nتابعت تكوينا في الإسعافات الأولية سنة 2020',
      ['دورة في المحاسبة المحوسبة', 'تكوينا في الإسعافات الأولية'],
    ],
    [
      '## دورات تدريبية وورش عمل\nالرقم\tالدورة\tالتاريخ\n1\tدورة سياقة الرافعات\t2019\n2\tدورة الوقاية من الحريق\t2020',
      ['دورة سياقة الرافعات', 'دورة الوقاية من الحريق'],
    ],
    [
      '## الشهادات\nاجتزت دورة المحاسبة، واجتزت دورة الضرائب من غرفة التجارة سنة 2019، وشهادة ICDL',
      ['دورة المحاسبة', 'دورة الضرائب', 'شهادة ICDL'],
    ],
    [
      '## الشهادات\nشهادة شكر من الوزارة، وشهادة خبرة، وشهادة حسن السيرة، ودورة الإسعافات، ودورة الإطفاء',
      ['دورة الإسعافات', 'دورة الإطفاء'],
    ],
    [
      '## الشهادات\nشهادة السلامة المهنية، ودورة الإسعافات\n## الدورات\n- دورة المحاسبة\n- دورة الضرائب',
      ['شهادة السلامة المهنية', 'دورة الإسعافات', 'دورة المحاسبة', 'دورة الضرائب'],
    ],
  ])('%s', (section, names) => {
    expect(certificatesIn(section)).toEqual(names);
  });

  test('leaves a text on what somebody did with courses alone', () => {
    expect(
      certificatesIn('## الخبرات\nمدرب – معهد لمسة 2015 – 2018\nإعداد دورة خبز، ودورة طبخ'),
    ).toEqual([]);
  });
});

test.each([
  ['الكورسات', ['certificates']],
  ['الدورات المنجزة', ['certificates']],
  ['الشواهد المحصل عليها', ['education']],
  ['الدرجات العلمية', ['education']],
  ['الإعلام الآلي', ['skills']],
  ['اللغات الأجنبية', ['languages']],
  ['لمحة عامة', ['summary']],
  ['الملف المهني', ['summary']],
  ['أماكن العمل', ['experience']],
  ['الحالة المدنية', ['contact']],
  ['مراكز الاهتمام', ['other']],
])('%s heads %j', (heading, kinds) => {
  expect(headingKinds(heading)).toEqual(kinds);
});

test.each([['شركة لمحة للتصميم'], ['دراسات في الأدب العربي'], ['مدير الأعمال'], ['مقدمة برامج']])(
  '%s heads nothing',
  (line) => {
    expect(headingKinds(line)).toEqual([]);
  },
);
