import type { CandidateSearch } from '@/data/schemas/search';
import type { Target } from '@masar/resume/schemas';
import { type CandidateProfile, profileOf, type RowScore } from '@/machines/candidate/profile';
import { chosenTarget, targetKey, targetsOf } from '@/machines/candidate/targets';
import { selectCandidates } from '@/intelligence/lists/candidates';
import { array, assert, integer, option, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCandidate, frontend } from '../../fixtures/candidate';

const candidate = (changes: Partial<CandidateProfile>): CandidateProfile => ({
  ...profileOf(aCandidate()),
  ...changes,
});
const nurse = { ...frontend, title: 'Nurse' };
const row = (total: number, target = frontend): RowScore => ({
  target,
  total,
  at: target === nurse ? '2026-11-20T09:00:00.000Z' : '2026-11-21T09:00:00.000Z',
});
const refused = { kind: 'noText', message: 'The file has no text to read.' } as const;
const amina = candidate({
  id: 'amina',
  name: 'Amina Bouzid',
  position: 'Frontend Developer',
  experience: 7,
  location: 'Algiers, Algeria',
  skills: ['React', 'CSS'],
  education: 'Bachelor',
  scores: [row(94), row(12, nurse)],
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
  scores: [row(80.6)],
  status: 'Analyzed',
});
const eric = candidate({ id: 'eric', name: 'éric.docx', status: 'Pending' });
const scan = candidate({ id: 'scan', name: 'scan.pdf', simulated: refused, scores: [row(99)] });
const ahmed = candidate({ id: 'ahmed', name: 'أحـمد بن علی', status: 'Pending' });
const all = [amina, selma, eric];
const total = ({ scores }: CandidateProfile) => scores[0]?.total ?? -1;
const scoredAs = (target: Target, order: 'asc' | 'desc'): CandidateSearch => ({
  sort: 'score',
  order,
  target: targetKey(target),
});
const select = (among: CandidateProfile[], search: CandidateSearch) => {
  const targets = targetsOf(among.flatMap(({ scores }) => scores));
  return selectCandidates(among, search, chosenTarget(targets, search.target)?.key);
};
const ids = (search: CandidateSearch, among = all) => select(among, search).map(({ id }) => id);

describe('narrowing candidates', () => {
  test.each<[string, CandidateSearch, string[]]>([
    ['nothing asked', {}, ['amina', 'selma', 'eric', 'ahmed']],
    ['text in a name, whatever the case', { q: 'AMINA' }, ['amina']],
    ['text in a position', { q: 'scientist' }, ['selma']],
    ['status', { status: 'Pending' }, ['eric', 'ahmed']],
    ['least years; unknown counts as none', { years: 8 }, ['selma']],
    ['no least years', { years: 0 }, ['amina', 'selma', 'eric', 'ahmed']],
    ['part of a location', { location: 'alg' }, ['amina']],
    ['part of a skill', { skill: 'pyth' }, ['selma']],
    ['several at once', { q: 'a', status: 'Analyzed', years: 8 }, ['selma']],
    ['some alone, in the order of the list', { ids: ['eric', 'amina'] }, ['amina', 'eric']],
    ['nobody by name', { ids: [] }, []],
    ['text without its accents', { q: 'Eric' }, ['eric']],
    ['text with accents that nobody wrote', { location: 'Ánnaba' }, ['selma']],
    ['a letter of Arabic in another form', { q: 'احمد  بن علي' }, ['ahmed']],
    ['no text over the end of a name', { q: 'kaci data' }, []],
    ['what nobody has', { skill: 'COBOL' }, []],
  ])('%s', (_, search, expected) => {
    expect(ids(search, [...all, ahmed])).toEqual(expected);
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
    ['another target, who has no score last', scoredAs(nurse, 'asc'), ['amina', 'selma', 'eric']],
    ['another target, best first', scoredAs(nurse, 'desc'), ['amina', 'selma', 'eric']],
    ['no such target: the last used', { sort: 'score', target: 'x' }, ['amina', 'selma', 'eric']],
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

  test('simulated scores come after those of what was read, and before none, both ways', () => {
    const among = [eric, scan, amina, selma];
    const order = (of: 'asc' | 'desc') => ids({ sort: 'score', order: of }, among);
    expect(order('desc')).toEqual(['amina', 'selma', 'scan', 'eric']);
    expect(order('asc')).toEqual(['selma', 'amina', 'scan', 'eric']);
  });

  test('either way keeps equals in their order, puts the unknown last, and loses nobody', () => {
    assert(
      property(array(option(integer({ min: 0, max: 5 }))), (scores) => {
        const many = scores.map((score, index) =>
          candidate({ id: `${index}`, scores: score === null ? [] : [row(score)] }),
        );
        const last = many.filter(({ scores: [held] }) => held === undefined);
        const ordered = (sign: number) => [
          ...many
            .filter(({ scores: [held] }) => held !== undefined)
            .toSorted((a, b) => sign * (total(a) - total(b))),
          ...last,
        ];
        expect(select(many, { sort: 'score', order: 'desc' })).toEqual(ordered(-1));
        expect(select(many, { sort: 'score', order: 'asc' })).toEqual(ordered(1));
      }),
    );
  });
});

test('a decision narrows to those on whom it was made', () => {
  const listed = candidate({ id: 'listed', status: 'Analyzed', decision: 'Shortlisted' });
  const among = [amina, listed, eric];
  expect(ids({ decision: 'Shortlisted' }, among)).toEqual(['listed']);
  expect(ids({ decision: 'Rejected' }, among)).toEqual([]);
  expect(ids({}, among)).toHaveLength(3);
});
