import { BarDrawing } from '@/views/shared/charts/BarDrawing';
import { LineDrawing } from '@/views/shared/charts/LineDrawing';
import { PieDrawing } from '@/views/shared/charts/PieDrawing';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** The attributes of each shape of a kind, as they are drawn. */
function shapesOf(drawing: ReactElement, tag: string, names: readonly string[]) {
  const shapes = renderToStaticMarkup(drawing).match(new RegExp(`<${tag} [^>]*>`, 'g')) ?? [];
  return shapes.map((shape) =>
    names.map((name) => new RegExp(` ${name}="([^"]*)"`).exec(shape)?.[1] ?? ''),
  );
}

/** The texts of a drawing in its order, without those left blank. */
const textsOf = (drawing: ReactElement) =>
  [...renderToStaticMarkup(drawing).matchAll(/<text[^>]*>(?:<tspan[^>]*>)?([^<]+)/g)].map(
    ([, text]) => text,
  );

const counts = (...values: (number | undefined)[]) =>
  values.map((value, index) => ({
    label: `p${index}`,
    values: value === undefined ? {} : { count: value },
  }));
const series = [{ key: 'count', label: 'Count' }];
const place = { series, width: 270, height: 100 };

test('bars begin at 0 and are as long as what they count, standing and lying', () => {
  const points = counts(4, 1, undefined, 2);
  const standing = createElement(BarDrawing, { ...place, points, isLying: false });
  expect(shapesOf(standing, 'rect', ['y', 'height'])).toEqual([
    ['0', '100'],
    ['75', '25'],
    ['50', '50'],
  ]);
  expect(textsOf(standing)).toEqual('0 1 2 3 4 p0 p1 p2 p3 4 1 2'.split(' '));
  const lying = createElement(BarDrawing, { ...place, points, isLying: true });
  expect(shapesOf(lying, 'rect', ['x', 'width'])).toEqual([
    ['0', '270'],
    ['0', '67.5'],
    ['0', '135'],
  ]);
});

test('few bars are no wider than a bar is read, each in the middle of its place', () => {
  const points = counts(2, 1);
  const wide = createElement(BarDrawing, { ...place, points, width: 470, isLying: false });
  expect(shapesOf(wide, 'rect', ['x', 'width'])).toEqual([
    ['99', '72'],
    ['299', '72'],
  ]);
});

test('a line has a gap where nothing was counted, and dots have no line', () => {
  const points = counts(0, 10, undefined, 5);
  const joined = createElement(LineDrawing, { ...place, points, max: 10, isJoined: true });
  expect(shapesOf(joined, 'path', ['d'])).toEqual([['M33.75,100L101.25,0M236.25,50Z']]);
  const alone = createElement(LineDrawing, { ...place, points, min: 5, max: 10, isJoined: false });
  expect(shapesOf(alone, 'path', ['d'])).toEqual([]);
  expect(shapesOf(alone, 'circle', ['r'])).toEqual([['5'], ['5'], ['5']]);
});

const ring = (...values: number[]) =>
  textsOf(
    createElement(PieDrawing, { series, width: 300, height: 270, points: counts(...values) }),
  );

test('a ring tells its sum and each slice, but for those whose numbers would touch', () => {
  expect(ring(30, 20, 0, 10)).toEqual(['30', '20', '10', '60']);
  expect(ring(97, 1, 2, 60, 1)).toEqual(['97', '1', '60', '1', '161']);
});
