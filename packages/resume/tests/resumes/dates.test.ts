import { describe, expect, it } from 'vitest';
import { rangesIn, withoutDates, yearsOf } from '../../src/understanding/dates/dates';
import { fold } from '../../src/text';

const rangesOf = (text: string) =>
  rangesIn(fold(text)).map(({ start, end, from, to }) => [text.slice(start, end), from, to]);

describe('rangesIn', () => {
  it.each([
    ['06/2019 – Present', '06/2019 – Present', '2019-06', null],
    ['2018/02 - 2020/12', '2018/02 - 2020/12', '2018-02', '2020-12'],
    ['2021-03-01 — 2022-02-28', '2021-03-01 — 2022-02-28', '2021-03', '2022-02'],
    ['01/02/2017 – CURRENT', '01/02/2017 – CURRENT', '2017-02', null],
    ['Jan. 2020 to date', 'Jan. 2020 to date', '2020-01', null],
    ["Sep '19 - Aug '21", "Sep '19 - Aug '21", '2019-09', '2021-08'],
    ['April 5, 2018 until May 2019', 'April 5, 2018 until May 2019', '2018-04', '2019-05'],
    ['Jan – Mar 2020', 'Jan – Mar 2020', '2020-01', '2020-03'],
    ['Summer 2019 - Spring 2020', 'Summer 2019 - Spring 2020', '2019-06', '2020-03'],
    ['06-02-2013 — 08-14-2015', '06-02-2013 — 08-14-2015', '2013-06', '2015-08'],
    ['06.02.2013 — 08.12.2015', '06.02.2013 — 08.12.2015', '2013-02', '2015-12'],
    ["Feb' 19 – Mar' 20", "Feb' 19 – Mar' 20", '2019-02', '2020-03'],
    ['1/18 - 3/19', '1/18 - 3/19', '2018-01', '2019-03'],
    ['From: Jan 2019 To: Dec 2020', 'Jan 2019 To: Dec 2020', '2019-01', '2020-12'],
    ['2019 – (present)', '2019 – (present', '2019-01', null],
    ['March 2019 - still working', 'March 2019 - still working', '2019-03', null],
    ['March 2019 - Till', 'March 2019 - Till', '2019-03', null],
    ['2019 à aujourd´hui', '2019 à aujourd´hui', '2019-01', null],
    ['2019–ajd.', '2019–ajd.', '2019-01', null],
    ['2019 – à ce j.', '2019 – à ce j.', '2019-01', null],
    ['2019 - ?', '2019 - ?', '2019-01', null],
    ['2019 -> ', '2019 ->', '2019-01', null],
    ['2019 >>', '2019 >>', '2019-01', null],
    ['2019 à …', '2019 à …', '2019-01', null],
    ['2019 – tbd', '2019 – tbd', '2019-01', null],
    ['2019 – on-going', '2019 – on-going', '2019-01', null],
    ['2019 – as of now', '2019 – as of now', '2019-01', null],
    ['2019 – open', '2019 – open', '2019-01', null],
    ['2019 - CDI en cours', '2019 - CDI en cours', '2019-01', null],
    ['2019 - fonction actuelle', '2019 - fonction actuelle', '2019-01', null],
    ['2019 - incumbent', '2019 - incumbent', '2019-01', null],
    ['2019 – على رأس عملي', '2019 – على رأس عملي', '2019-01', null],
    ['2019 – لتاريخه', '2019 – لتاريخه', '2019-01', null],
    ['2019 – قائم', '2019 – قائم', '2019-01', null],
    ['depuis 2018 et jusqu’en 2024', '2018 et jusqu’en 2024', '2018-01', '2024-01'],
    ['2019 ➜ 2021', '2019 ➜ 2021', '2019-01', '2021-01'],
    ['Engineer, since 2018', 'since 2018', '2018-01', null],
    ['2019 – 2021', '2019 – 2021', '2019-01', '2021-01'],
    ['2019 – 2019', '2019 – 2019', '2019-01', '2019-12'],
    ['2021-03-01 —', '2021-03-01 —', '2021-03', null],
    ['De mars 2018 à ce jour : Ingénieur', 'mars 2018 à ce jour', '2018-03', null],
    ['févr. 2019 – aujourd’hui', 'févr. 2019 – aujourd’hui', '2019-02', null],
    ['1er janvier 2020 au 31 août 2021', '1er janvier 2020 au 31 août 2021', '2020-01', '2021-08'],
    ['Depuis 2021', 'Depuis 2021', '2021-01', null],
    ['seit März 2018', 'seit März 2018', '2018-03', null],
    ['10/2013 bis heute', '10/2013 bis heute', '2013-10', null],
    ['يناير ٢٠١٩ – حتى الآن', 'يناير ٢٠١٩ – حتى الآن', '2019-01', null],
    ['من جانفي 2021 إلى اليوم', 'جانفي 2021 إلى اليوم', '2021-01', null],
    ['كانون الثاني 2016 - حزيران 2018', 'كانون الثاني 2016 - حزيران 2018', '2016-01', '2018-06'],
    ['الآن – 2020', 'الآن – 2020', '2020-01', null],
    ['Oct12 - Jan18', 'Oct12 - Jan18', '2012-10', '2018-01'],
    ['July19 - pres', 'July19 - pres', '2019-07', null],
    ['08–09 2012', '08–09 2012', '2012-08', '2012-09'],
    ['du 04 au 07/2010', '04 au 07/2010', '2010-04', '2010-07'],
    ['08-09/2012', '08-09/2012', '2012-08', '2012-09'],
    ['12/03 - 15/06/2018', '12/03 - 15/06/2018', '2018-03', '2018-06'],
    ['15/06/18 - 01/08/18', '15/06/18 - 01/08/18', '2018-06', '2018-08'],
    ['06/15/18 - 08/01/18', '06/15/18 - 08/01/18', '2018-06', '2018-08'],
    ['16 May – 6 June 2018', '16 May – 6 June 2018', '2018-05', '2018-06'],
    ['June 15 - July 20, 2018', 'June 15 - July 20, 2018', '2018-06', '2018-07'],
    ['Du 02 au 28 août 2018', '02 au 28 août 2018', '2018-08', '2018-08'],
    ['April 6–14, 2015', 'April 6–14, 2015', '2015-04', '2015-04'],
    ['Nov – Feb 2016', 'Nov – Feb 2016', '2015-11', '2016-02'],
    ['Juillet & août 2015', 'Juillet & août 2015', '2015-07', '2015-08'],
    ['Q1 2019 - Q3 2020', 'Q1 2019 - Q3 2020', '2019-01', '2020-09'],
    ['Septmeber 2018 - Janurary 2019', 'Septmeber 2018 - Janurary 2019', '2018-09', '2019-01'],
    ['mid-2015 to mid-2016', '2015 to mid-2016', '2015-01', '2016-01'],
    ['depuis début 2019', 'depuis début 2019', '2019-01', null],
    ['2019 onwards', '2019 onwards', '2019-01', null],
    ['2019 – présentement', '2019 – présentement', '2019-01', null],
    ['من عام 2015 حتى عام 2018', '2015 حتى عام 2018', '2015-01', '2018-01'],
    ['منذ عام 2018', 'منذ عام 2018', '2018-01', null],
    ['2019 - على رأس العمل', '2019 - على رأس العمل', '2019-01', null],
    ['2019 Q2', '2019 Q2', '2019-04', '2019-06'],
    ['Weaver (Q3 2020)', 'Q3 2020', '2020-07', '2020-09'],
    ['’19 – ’21', '’19 – ’21', '2019-01', '2021-01'],
    ['juillet, août 2019', 'juillet, août 2019', '2019-07', '2019-08'],
    ['03/2019 › 05/2020', '03/2019 › 05/2020', '2019-03', '2020-05'],
    ['03/2019 ... 05/2020', '03/2019 ... 05/2020', '2019-03', '2020-05'],
    ['2019 － 2021', '2019 － 2021', '2019-01', '2021-01'],
    ['Start: 03/2019 – End: 05/2021', '03/2019 – End: 05/2021', '2019-03', '2021-05'],
    ['Début : mars 2019, fin : mai 2021', 'mars 2019, fin : mai 2021', '2019-03', '2021-05'],
    ['FY 2019 – FY 2021', '2019 – FY 2021', '2019-01', '2021-01'],
    ['à compter de mars 2019', 'à compter de mars 2019', '2019-03', null],
    ['March 2019 - Continuing', 'March 2019 - Continuing', '2019-03', null],
    ['2019 – toujours en activité', '2019 – toujours en activité', '2019-01', null],
    ['2015 - قيد العمل', '2015 - قيد العمل', '2015-01', null],
    ['من عام 2015 وحتى عام 2018', '2015 وحتى عام 2018', '2015-01', '2018-01'],
  ])('reads %s', (text, printed, from, to) => {
    expect(rangesOf(text)).toEqual([[printed, from, to]]);
  });

  it.each([
    '2019',
    'March 2020',
    'grew sales by 2020 units',
    '+1 (555) 201-9202',
    'Room 2010 - 12',
    'cut in 1/2 - 3/4',
    'may to',
    '15 juin 2018 – 30 août',
    'form T4 2019',
    'teams of 08 - 12',
    'grew sales in Q3 2020',
    '2015 (continued)',
    '2015 و 2018',
    'June, August 2019',
    'choix des 2023 pains',
    'Sep 2023 - Des 2023',
  ])('reads no range in %s', (text) => {
    expect(rangesOf(text)).toEqual([]);
  });

  it.each(['Summers 2019 and 2020', 'été 2019, 2020'])(
    'reads a season of each year in %s',
    (text) => {
      const [first = '', second = ''] = text.split(/(?: and|,) /);
      expect(rangesOf(text)).toEqual([
        [first, '2019-06', '2019-08'],
        [second, '2020-06', '2020-08'],
      ]);
    },
  );

  it('reads no season in a range of years after one', () => {
    expect(rangesOf('Summer 2019, 2020 - 2021')).toEqual([
      ['Summer 2019', '2019-06', '2019-08'],
      ['2020 - 2021', '2020-01', '2021-01'],
    ]);
  });

  it('reads several ranges of one line', () => {
    expect(rangesOf('2015-2018 and 2019 to present')).toEqual([
      ['2015-2018', '2015-01', '2018-01'],
      ['2019 to present', '2019-01', null],
    ]);
  });
});

describe('yearsOf', () => {
  it('counts both ends and overlapping months once', () => {
    const ranges = [
      { from: '2020-01', to: '2020-12' },
      { from: '2020-07', to: '2021-06' },
      { from: '2023-11', to: null },
    ];
    expect(yearsOf(ranges, '2024-04')).toBe(2);
  });

  it('counts nothing after the present', () => {
    expect(yearsOf([{ from: '2024-01', to: '2030-01' }], '2024-06')).toBe(0.5);
    expect(yearsOf([{ from: '2025-01', to: null }], '2024-06')).toBe(0);
  });
});

describe('withoutDates', () => {
  it.each([
    ['glazier 2019 - 2021, then 06/2022', 'glazier            , then        '],
    ['glazier (2019), dyer (2021)', 'glazier (    ), dyer (    )'],
    ['glazier, 5 years', 'glazier, 5 years'],
  ])('leaves blanks for the dates of %s', (text, rest) => {
    expect(withoutDates(text)).toBe(rest);
  });
});
