import { layouts } from '../../fixtures/generated/layouts';
import { personOf } from '../../fixtures/generated/persons';
import { languages } from '../../fixtures/generated/trades';
import { wordOf } from '../../fixtures/generated/word';
import { readResume } from '../../src/read-resume';
import { expect, test } from 'vitest';

test.each(languages)('a generated person in %s is read from every layout', async (language) => {
  const person = personOf(0, language);
  const read = await Promise.all(
    layouts.map(async (layout) => {
      const outcome = await readResume(wordOf(person, layout), 'a.docx', { asOf: '2026-11' });
      const facts = outcome.outcome === 'read' ? outcome.reading.facts : null;
      return [layout.name, facts?.name?.value, facts?.email?.value, facts?.position?.value];
    }),
  );
  const title = person.jobs[0]?.title;
  expect(read).toEqual(layouts.map(({ name }) => [name, person.name, person.email, title]));
});
