import { centimesOf, decimalOf, dinarsText } from '@/intelligence/provider/amounts';
import { offerDraft, offerFields, planDraft, planFields } from '@/intelligence/provider/drafts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('amounts typed in DZD', () => {
  test.each([
    ['2500', 250_000],
    [' 1249.50 ', 124_950],
    ['1249,5', 124_950],
    ['2,500', 250_000],
    ['1,000.00', 100_000],
    ['-1,250,000.5', -125_000_050],
    ['1249,500', 124_950],
    ['2,50', 250],
    ['0', 0],
    ['-0', 0],
    ['.5', 50],
    ['7.', 700],
    ['1.005', 101],
    ['-12.34', -1234],
    ['', null],
    ['free', null],
    ['12 DZD', null],
    ['1,00.000', null],
    ['1e5', null],
    ['0x10', null],
    ['NaN', null],
    ['Infinity', null],
    ['9'.repeat(400), null],
  ])('%j is %j centimes', (text, centimes) => {
    expect(centimesOf(text)).toBe(centimes);
  });

  test('are read back as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (centimes) => {
        expect(centimesOf(dinarsText(centimes))).toBe(centimes);
      }),
    );
  });

  test('none is written as nothing', () => {
    expect(dinarsText(null)).toBe('');
  });
});

test.each([
  ['20', 20],
  ['12,5', 12.5],
  ['twenty', null],
  ['20%', null],
  ['', null],
])('the discount %j is %j', (text, discount) => {
  expect(decimalOf(text)).toBe(discount);
});

describe('drafts', () => {
  const kept = { id: '1', status: 'active' as const, removedAt: null, history: [] };

  test('a plan’s features part at commas and are trimmed', () => {
    expect(planFields({ name: 'Gold', price: '99.9', features: ' a , b b,, ' })).toEqual({
      name: 'Gold',
      price: 9990,
      features: ['a', 'b b'],
    });
  });

  test('an empty plan and an empty offer are accepted', () => {
    expect(planFields({ name: '', price: '', features: '' })).toEqual({
      name: '',
      price: null,
      features: [],
    });
    expect(offerFields({ code: '', discount: '', validTill: '' })).toEqual({
      code: '',
      discount: null,
      validTill: '',
    });
  });

  test('what a form shows of a record saves the same record', () => {
    const fields = { name: 'Gold', price: 9990, features: ['a', 'b b'] };
    expect(planFields(planDraft({ ...kept, ...fields }))).toEqual(fields);
    const unpriced = { name: '', price: null, features: [] };
    expect(planFields(planDraft({ ...kept, ...unpriced }))).toEqual(unpriced);
    const offer = { code: 'A', discount: 12.5, validTill: 'soon' };
    expect(offerFields(offerDraft({ ...kept, ...offer }))).toEqual(offer);
    const none = { code: 'A', discount: null, validTill: '' };
    expect(offerFields(offerDraft({ ...kept, ...none }))).toEqual(none);
    expect(offerDraft({ ...kept, ...none }).discount).toBe('');
  });
});
