import { expect, test } from 'vitest';
import { figure } from '@/intelligence/number-text';
import { mark } from '@/views/shared/charts/chart-data';
import { dinars } from '@/views/shared/money';

const whole = [0, 1, 999, 1000, 7650, 1_234_567, -1_234_567, 123_456_789_012];
const said = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat('en', options);
  return (number: number) => format.format(number);
};

test('a figure reads as the language writes it, with one decimal at most', () => {
  const figures = [...whole, 7.25, 7.249, -7.25, 0.35, 1.05, 99.95, 999.95, -12_345.6];
  expect(figures.map((number) => figure(number))).toEqual(
    figures.map(said({ maximumFractionDigits: 1 })),
  );
});

test('an amount reads as the language writes it, with two decimals', () => {
  const amounts = [...whole, 0.05, 19.9, -2500.25, 1234.56];
  expect(amounts.map(dinars)).toEqual(
    amounts.map(said({ minimumFractionDigits: 2, maximumFractionDigits: 2 })),
  );
});

test('a mark of a chart is as short as the language makes it', () => {
  const marks = [...whole, 9.99, 999.94, 999_949, 999_950, -7650, 12_345_678, 1e12];
  expect(marks.map((number) => mark(number))).toEqual(
    marks.map(said({ notation: 'compact', maximumFractionDigits: 1 })),
  );
});
