import { afterEach, expect, it, vi } from 'vitest';
import { readDocument } from '../../src/documents/read';
import { allowance } from '../../src/documents/unpacking';
import { MAX_UNPACKED_BYTES } from '../../src/limits';
import { hostileFiles } from '../../fixtures/documents/hostile';

afterEach(() => vi.restoreAllMocks());

/** The largest of these take a busy machine a while, in milliseconds. */
const PATIENCE = 60_000;

const readHostile = (name: string) => {
  const hostile = hostileFiles.find((each) => each.name === name);
  return hostile && readDocument(hostile.make(), hostile.file);
};

/** What each comes to that would otherwise take for ever, or all of the memory; `npm run bench -- hostile` measures. */
it.each([
  ['bomb of paint in the page by a name with a number in it', 'unpacksTooFar'],
  ['bomb of paint in the page by a reference', 'unpacksTooFar'],
  ['bomb of paint in the page by a long dictionary', 'unpacksTooFar'],
  ['bomb of paint in the page by two layers', 'unpacksTooFar'],
  ['bomb of paint in a thousand times the page by two layers', 'unpacksTooFar'],
  ['a JPEG of 30000 by 30000 points, told to be small', 'noText'],
  ['a JPEG of 9 by 9 points in a million scans', 'noText'],
  ['letters at a place of 30 digits', 'noText'],
  ['a form that draws itself', 'noText'],
  ['forms in forms in a pattern', 'unpacksTooFar'],
  ['a function of a billion samples', 'unpacksTooFar'],
  ['a function of 30 values', 'unpacksTooFar'],
  ['a program that jumps back', 'noText'],
  ['a program that rolls on', 'noText'],
  ['widths of a billion characters', 'unpacksTooFar'],
  ['a last character of two billion', 'read'],
  ['a font that maps all characters, format 4', 'unpacksTooFar'],
  ['a font that maps all characters, format 12', 'unpacksTooFar'],
  ['maps of sixteen million characters', 'unpacksTooFar'],
  ['a million annotations', 'unpacksTooFar'],
  ['a table of a billion objects', 'unpacksTooFar'],
  ['a tree of pages that goes round', 'damaged'],
  ['60000 marked stretches', 'unpacksTooFar'],
  ['a table that points at itself', 'damaged'],
  ['streams that go round', 'damaged'],
  ['a directory of roots', 'wrongType'],
  ['30000 elements in elements', 'unpacksTooFar'],
  ['rich text of a million headers', 'unpacksTooFar'],
  ['rich text of a million cells', 'unpacksTooFar'],
  ['an OpenDocument of a million headers', 'unpacksTooFar'],
  ['an OpenDocument of styles that go round', 'read'],
  ['a Word 2003 document of headers without an end', 'unpacksTooFar'],
])(
  '%s: %s',
  async (name, expected) => {
    const outcome = await readHostile(name);
    const kind = outcome?.outcome === 'refused' ? outcome.reason.kind : outcome?.outcome;
    expect(kind).toBe(expected);
  },
  PATIENCE,
);

it.each([
  ['in Node', 'bomb of paint in a thousand times the page by two layers', true],
  ['in a browser', 'bomb of paint in a thousand times the page by two layers', false],
  ['in Node', 'bomb of paint in the page by a long dictionary', true],
  ['in a browser', 'bomb of paint in the page by a long dictionary', false],
])('nothing more is unpacked once the allowance is used up, %s: %s', async (_, name, isNode) => {
  if (!isNode) vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
  const outcome = await readHostile(name);
  expect(outcome?.outcome).toBe('refused');
  expect(-allowance.bytes).toBeGreaterThan(0);
  expect(-allowance.bytes).toBeLessThan(0.1 * MAX_UNPACKED_BYTES);
});
