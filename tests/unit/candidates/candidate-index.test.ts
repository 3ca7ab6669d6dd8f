import type { CandidateSearch } from '@/data/schemas/search';
import { type CandidateProfile, profileOf } from '@/machines/candidate/profile';
import { createCandidateIndex } from '@/views/candidates/candidate-index';
import { array, assert, integer, option, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCandidate } from '../../fixtures/candidate';

const candidate = (changes: Partial<CandidateProfile>): CandidateProfile => ({
  ...profileOf(aCandidate()),
  ...changes,
});
const amina = candidate({
  id: 'amina',
  name: 'Amina Bouzid',
  position: 'Frontend Developer',
  experience: 7,
  location: 'Algiers, Algeria',
  skills: ['React', 'CSS'],
  education: 'Bachelor',
  score: 94,
  status: 'Analyzed',
});
const selma = candidate({
  id: 'selma',
  name: 'Selma Kaci',
  position: 'Data Scientist',
  experience: 8.3,
  location: 'Annaba',
  skills: ['Python'],
  education: 'PhD',
  score: 80.6,
  status: 'Analyzed',
});
const eric = candidate({ id: 'eric', name: 'éric.docx', status: 'Pending' });
const all = [amina, selma, eric];
const ids = (search: CandidateSearch) =>
  createCandidateIndex(all)
    .select(search)
    .map(({ id }) => id);

describe('narrowing candidates', () => {
  test.each<[string, CandidateSearch, string[]]>([
    ['nothing asked', {}, ['amina', 'selma', 'eric']],
    ['text in a name, whatever the case', { q: 'AMINA' }, ['amina']],
    ['text in a position', { q: 'scientist' }, ['selma']],
    ['status', { status: 'Pending' }, ['eric']],
    ['least years; unknown counts as none', { years: 8 }, ['selma']],
    ['no least years', { years: 0 }, ['amina', 'selma', 'eric']],
    ['part of a location', { location: 'alg' }, ['amina']],
    ['part of a skill', { skill: 'pyth' }, ['selma']],
    ['several at once', { q: 'a', status: 'Analyzed', years: 8 }, ['selma']],
    ['what nobody has', { skill: 'COBOL' }, []],
  ])('%s', (_, search, expected) => {
    expect(ids(search)).toEqual(expected);
  });
});

describe('ordering candidates', () => {
  test.each<[string, CandidateSearch, string[]]>([
    ['score, best first', { sort: 'score', order: 'desc' }, ['amina', 'selma', 'eric']],
    [
      'score, lowest first, unknown last',
      { sort: 'score', order: 'asc' },
      ['selma', 'amina', 'eric'],
    ],
    ['score, best first unless told', { sort: 'score' }, ['amina', 'selma', 'eric']],
    ['years, most first unless told', { sort: 'experience' }, ['selma', 'amina', 'eric']],
    ['place, unknown last', { sort: 'location' }, ['amina', 'selma', 'eric']],
    [
      'place the other way, unknown last',
      { sort: 'location', order: 'desc' },
      ['selma', 'amina', 'eric'],
    ],
    [
      'education upwards, unknown last',
      { sort: 'education', order: 'asc' },
      ['amina', 'selma', 'eric'],
    ],
    ['education by its level', { sort: 'education', order: 'desc' }, ['selma', 'amina', 'eric']],
    ['names as people sort them', { sort: 'name' }, ['amina', 'eric', 'selma']],
    ['what is equal stays in order', { sort: 'status' }, ['amina', 'selma', 'eric']],
  ])('%s', (_, search, expected) => {
    expect(ids(search)).toEqual(expected);
  });

  test('either way keeps equals in their order, puts the unknown last, and loses nobody', () => {
    assert(
      property(array(option(integer({ min: 0, max: 5 }))), (scores) => {
        const many = scores.map((score, index) => candidate({ id: `${index}`, score }));
        const index = createCandidateIndex(many);
        const last = many.filter(({ score }) => score === null);
        const ordered = (sign: number) => [
          ...many
            .filter(({ score }) => score !== null)
            .toSorted((a, b) => sign * ((a.score ?? 0) - (b.score ?? 0))),
          ...last,
        ];
        expect(index.select({ sort: 'score', order: 'desc' })).toEqual(ordered(-1));
        expect(index.select({ sort: 'score', order: 'asc' })).toEqual(ordered(1));
      }),
    );
  });
});
