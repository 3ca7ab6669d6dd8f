import { riskLevels } from '@/data/schemas/search';
import { riskTone } from '@/views/risk/tones';
import { sliceColour } from '@/views/shared/charts/chart-data';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const theme = await readFile(new URL('../../../src/app/theme.css', import.meta.url), 'utf8');

/** The hue of a colour of the theme, in degrees, and its value, 0 to 1, for each scheme. */
function looksOf(colour: string) {
  const name = /var\((.+)\)/.exec(colour)?.[1] ?? '';
  const [, ...schemes] = new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(theme) ?? [];
  return schemes.map((hex) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sixth =
      most === r
        ? (g - b) / (most - least)
        : most === g
          ? 2 + (b - r) / (most - least)
          : 4 + (r - g) / (most - least);
    return { hue: Math.round((sixth * 60 + 360) % 360), value: most / 255 };
  });
}

test('an area of high risk is red, of medium risk amber and not brown, of low risk green', () => {
  const hues = { High: [0, 20], Medium: [30, 50], Low: [130, 160] } as const;
  for (const level of riskLevels) {
    const looks = looksOf(sliceColour({ label: level, values: {}, tone: riskTone[level] }, 0));
    expect(looks).toHaveLength(2);
    for (const { hue } of looks) {
      expect(hue).toBeGreaterThanOrEqual(hues[level][0]);
      expect(hue).toBeLessThanOrEqual(hues[level][1]);
    }
  }
  const medium = looksOf(sliceColour({ label: '', values: {}, tone: riskTone.Medium }, 0));
  expect(medium.filter(({ value }) => value < 0.7)).toEqual([]);
});
