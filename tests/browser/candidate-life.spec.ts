import type { Page } from '@playwright/test';
import type { Candidate } from '@/data/schemas/candidate';
import { scannedPdf } from '@masar/resume/fixtures/documents/refused';
import { candidateDecisionModel } from '../models/candidate-decision.model';
import {
  candidateMergingModel,
  candidateModel,
  candidateUnclearModel,
} from '../models/candidate.model';
import { tick } from './support/tick';
import { expect, test } from './support/app';
import { chosen, pdfResume, twinResume, unclearResume } from './support/resumes';
import { goTo, signInAs } from './support/session';
import { type LifeTable, type Seen, walkLifecycleInBrowser } from './support/walk-life';

type Stop = keyof typeof candidateModel.table;
type Table = LifeTable<Stop, keyof typeof candidateModel.events, Candidate>;
type Way = Exclude<Table['commands']['analyse'], string>;
type SeenCandidate = Seen<Stop, keyof Table['people'], Candidate>;

const table = (page: Page) => page.getByRole('region', { name: 'Candidates', exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const told = (page: Page) => history(page).locator('dt');
const facts = (page: Page) => page.getByRole('region', { name: 'Facts' });
const starting = (page: Page) => page.getByRole('button', { name: 'Analyze with AI' });
const correcting = (page: Page) => page.getByRole('button', { name: 'Correct by hand' });
const profileOf = async (page: Page, name: string) => {
  await table(page)
    .getByRole('link', { name: `View Profile of ${name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};
const target = (page: Page, title: string) => page.getByLabel('Target job title').fill(title);
/** @param read how many of the one file could be read. */
const analysed = (page: Page, read: 0 | 1) =>
  expect(page.getByRole('region', { name: 'Analysis summary' })).toContainText(
    `${read} of 1 read and analyzed.`,
  );
const atUpload = async (page: Page) => {
  await signInAs(page, 'hr');
  await goTo(page, 'Upload Resumes');
};

/** Ticks the candidate, whose profile is open, and has it measured against a title. */
const again = async (page: Page, name: string, title: string, read: 0 | 1) => {
  await goTo(page, 'Upload Resumes');
  await target(page, title);
  await tick(page.getByLabel(`Select ${name}`));
  await page.getByRole('link', { name: 'Re-analyze' }).click();
  await analysed(page, read);
};
const offered: Way['offered'] = (page) => expect(facts(page)).toBeVisible();
const measuring = (name: string, read: 0 | 1): Way => ({
  ask: async (page) => {
    await again(page, name, 'Nurse', read);
    await profileOf(page, name);
  },
  offered,
  refused: async (page) => {
    await expect(page.getByText('Analyzed', { exact: true })).toHaveCount(0);
  },
});

const sentences: Partial<Record<Stop, string>> = {
  pending: 'Only a candidate who is analyzed and not merged can be corrected.',
  ...(Object.fromEntries(
    (
      ['simulated', 'simulated, measured', 'simulated, measured again', 'simulated, kept'] as const
    ).map((stop) => [stop, 'Only a candidate whose resume was really read can be corrected.']),
  ) as Partial<Record<Stop, string>>),
};
const undoing = (page: Page) => page.getByRole('button', { name: 'Undo re-analysis' });
const undo: Way = {
  ask: async (page) => {
    await undoing(page).click();
    await expect(undoing(page)).toHaveCount(0);
  },
  offered: (page) => expect(undoing(page)).toBeEnabled(),
  refused: (page) => expect(undoing(page)).toHaveCount(0),
};
const withoutTarget = 'Who is analysed without a target is in tests/browser/resumes.spec.ts.';
const neverUnread = 'The demo makes values up for a file that cannot be read.';
const unseen = (...kinds: string[]): Partial<Record<Stop, string>> =>
  Object.fromEntries(
    Object.keys(candidateModel.table).flatMap((stop) =>
      kinds.includes(stop.replace(/, .*/, ''))
        ? [[stop, stop === 'unreadable' ? neverUnread : 'Walked with another file.']]
        : [],
    ),
  );
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Correct by hand' });
const notCorrected = async (page: Page, stop: Stop) => {
  await expect(correcting(page)).toHaveCount(0);
  await expect(page.getByText(sentences[stop] ?? 'no sentence', { exact: true })).toBeVisible();
};
const saveLocation = async (page: Page) => {
  await correcting(page).click();
  await dialog(page).getByLabel('Location').fill('Algiers');
  await page.getByRole('button', { name: 'Save corrections' }).click();
};
const correct: Way = {
  ask: async (page) => {
    await saveLocation(page);
    await expect(dialog(page)).toHaveCount(0);
  },
  offered: (page) => expect(correcting(page)).toBeEnabled(),
  refused: async (page, { stop, record }) => {
    if (record.reading === null) return notCorrected(page, stop);
    await saveLocation(page);
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Nothing was changed, so nothing is saved.',
    );
    return dialog(page).getByRole('button', { name: 'Cancel' }).click();
  },
};
const takingBack = (page: Page) => page.getByRole('button', { name: 'Go back to what was read' });
const takeBack: Way = {
  ask: async (page) => {
    await correcting(page).click();
    await takingBack(page).click();
    await expect(dialog(page)).toHaveCount(0);
  },
  offered: async (page) => {
    await correcting(page).click();
    await expect(takingBack(page)).toBeEnabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  },
  refused: async (page, { stop, record }) => {
    if (record.reading === null) return notCorrected(page, stop);
    await correcting(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(takingBack(page)).toHaveCount(0);
    return dialog(page).getByRole('button', { name: 'Cancel' }).click();
  },
};
/** Where a file that cannot be read is not a candidate yet. */
const unlessPending = (way: Way): Way => ({
  ...way,
  refused: async (page, seen) =>
    seen.stop === 'pending' ? expect(correcting(page)).toHaveCount(0) : way.refused(page, seen),
});

const look = async (page: Page, { record }: SeenCandidate) => {
  const main = page.getByRole('main');
  const badges = main
    .locator('span:not(:has(span))')
    .filter({ hasText: /^(Pending|Analyzed|Simulated)$/ });
  await expect(badges).toHaveText(
    record.simulated === null ? [record.status] : [record.status, 'Simulated'],
  );
  await expect(history(page).getByText(/^by /)).toHaveText(
    record.history.map(({ by }) => new RegExp(`^by ${by}, 21 Nov 2026`)),
  );
  await expect(told(page)).toHaveText(record.history.map(({ action }) => action));
  const location = facts(page).locator('dt', { hasText: 'Location' }).locator('+ dd');
  const { location: corrected } = record.corrections;
  if (corrected !== undefined)
    await expect(location).toHaveText(`${corrected} Corrected by handRead: Algiers, Algeria`);
  else if (record.reading !== null) await expect(location).toHaveText('Algiers, Algeria');
  else if (record.simulated === null) await expect(location).toHaveText('—');
  else await expect(location).toHaveText(/^(Algiers|Oran|Constantine|Annaba) $/);
  const [shown] = record.scores;
  const score = main.getByRole('region', { name: 'AI score' });
  const choice = main.getByLabel('Measured against').locator('option');
  await expect(choice).toHaveText(record.scores.map(({ target: { title } }) => title));
  if (record.simulated !== null) {
    const total = facts(page).locator('dt', { hasText: 'AI score' }).locator('+ dd');
    await expect(total).toHaveText(new RegExp(`^\\d+ of 100, for ${shown?.target.title} $`));
  } else if (shown === undefined) await expect(score).toContainText('—Not scored yet.');
  else await expect(score).toContainText(`of 100, measured against ${shown.target.title}`);
};

const elsewhere = 'The screens of candidates open for HR only.';
const people = {
  employee: elsewhere,
  manager: elsewhere,
  teammanager: elsewhere,
  admin: elsewhere,
  sys: elsewhere,
};
const open = async (page: Page) => {
  await page.clock.install({ time: '2026-11-21T08:30:00.000Z' });
  await page.goto('/');
};

test.describe('a file that can be read', () => {
  const name = 'Dounia Rahal';
  walkLifecycleInBrowser(candidateModel, {
    open,
    people: {
      ...people,
      hr: async (page) => {
        await atUpload(page);
        await profileOf(page, 'dounia-rahal.docx');
      },
    },
    commands: {
      analyse: {
        ask: async (page) => {
          await again(page, 'dounia-rahal.docx', 'Frontend Developer', 1);
          await profileOf(page, name);
        },
        offered,
        refused: (page) => expect(page.getByText('Pending', { exact: true })).toHaveCount(0),
      },
      'analyse for nothing': withoutTarget,
      'find unreadable': neverUnread,
      simulate: 'A file that can be read is never simulated.',
      measure: measuring(name, 1),
      'measure for nothing': withoutTarget,
      correct,
      'take back': takeBack,
      undo,
    },
    unseen: unseen('unreadable', 'simulated', 'unscored', 'unscored and corrected'),
    look,
  });
});

test.describe('a file that cannot be read', () => {
  const name = 'scan.pdf';
  walkLifecycleInBrowser(candidateModel, {
    open,
    people: {
      ...people,
      hr: async (page) => {
        await atUpload(page);
        await target(page, 'Frontend Developer');
        await page.getByLabel('Resumes', { exact: true }).setInputFiles(chosen(name, scannedPdf()));
      },
    },
    commands: {
      analyse: 'A file that cannot be read is never analysed.',
      'analyse for nothing': withoutTarget,
      'find unreadable': neverUnread,
      simulate: {
        ask: async (page) => {
          await starting(page).click();
          await analysed(page, 0);
          await profileOf(page, name);
        },
        offered: (page) => expect(starting(page)).toBeEnabled(),
        refused: (page) => expect(starting(page)).toHaveCount(0),
      },
      measure: {
        ...measuring(name, 0),
        refused: (page) => expect(page.getByLabel(`Select ${name}`)).toHaveCount(0),
      },
      'measure for nothing': withoutTarget,
      undo,
      correct: unlessPending(correct),
      'take back': unlessPending(takeBack),
    },
    unseen: unseen('unreadable', 'read', 'corrected', 'unscored', 'unscored and corrected'),
    look: async (page, seen) => {
      if (seen.stop !== 'pending') return look(page, seen);
      await expect(page.getByText('1 file selected')).toBeVisible();
      return expect(table(page).getByText(name)).toHaveCount(0);
    },
  });
});

const kept = 'Lydia Ait Ahmed';
const twins = (page: Page) => page.getByRole('region', { name: 'Maybe the same person' });
const merging = (page: Page) =>
  twins(page).getByRole('button', { name: 'Merge lydia.pdf into this candidate' });
const apart = (page: Page) =>
  twins(page).getByRole('button', { name: `Not the same person as ${kept}` });
const parting = (page: Page) =>
  page.getByRole('button', { name: 'Undo merge of lydia-2.docx', exact: true });
const titled = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

const twin = 'Lydia Aït Ahmed';
const atTwin = async (page: Page) => {
  await atUpload(page);
  await target(page, 'Frontend Developer');
  await page.getByLabel('Resumes', { exact: true }).setInputFiles([pdfResume, twinResume]);
  await starting(page).click();
  await expect(page.getByRole('list', { name: 'Maybe imported twice' })).toBeVisible();
  await profileOf(page, twin);
};
const merge = {
  ask: async (page: Page) => {
    await twins(page)
      .getByRole('link', { name: `View Profile of ${kept}` })
      .click();
    await titled(page, kept);
    await page.getByRole('button', { name: 'Merge lydia-2.docx into this candidate' }).click();
    const files = page.getByRole('region', { name: 'Files of this candidate' });
    await files.getByRole('link', { name: 'View Profile of lydia-2.docx' }).click();
    await titled(page, twin);
  },
  offered: (page: Page) => expect(merging(page)).toBeEnabled(),
  refused: (page: Page) => expect(merging(page)).toHaveCount(0),
};
const separate = {
  ask: async (page: Page) => {
    await parting(page).click();
    await expect(parting(page)).toHaveCount(0);
  },
  offered: (page: Page) => expect(parting(page)).toBeEnabled(),
  refused: (page: Page) => expect(parting(page)).toHaveCount(0),
};

test.describe('one who may be the same person as another', () => {
  const nothingElse = 'What else may come of a candidate is walked above.';
  walkLifecycleInBrowser(candidateMergingModel, {
    open,
    people: {
      ...people,
      hr: atTwin,
    },
    commands: {
      merge,
      'tell apart': {
        ask: async (page) => {
          await apart(page).click();
          await expect(apart(page)).toHaveCount(0);
        },
        offered: (page) => expect(apart(page)).toBeEnabled(),
        refused: (page) => expect(apart(page)).toHaveCount(0),
      },
      separate,
      'merge with itself': 'Nobody is offered to be merged with themselves.',
      'merge with one who is merged': 'Who is merged is in no list and offered to nobody.',
      analyse: nothingElse,
      undo: nothingElse,
      'take back': nothingElse,
    },
    look: async (page, { record }) => {
      const badges = page
        .getByRole('main')
        .locator('span:not(:has(span))')
        .filter({ hasText: /^(Analyzed|Merged)$/ });
      await expect(badges).toHaveText([record.status]);
      await expect(page.getByText(/^Merged into Lydia Ait Ahmed, and in no list/)).toHaveCount(
        record.mergedInto === null ? 0 : 1,
      );
      await expect(twins(page).getByText(/^Not the same person as/)).toHaveCount(
        record.others.length > 0 && record.status === 'Analyzed' ? 1 : 0,
      );
      const said = record.history.map(({ action }) => action.replace('amina-2.pdf', 'lydia.pdf'));
      await expect(told(page)).toHaveText(['Analyzed', ...said]);
    },
  });
});

const word = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pressed = (name: string) => ({
  ask: async (page: Page) => {
    await word(page, name).press('Enter');
    await expect(word(page, name)).toHaveCount(0);
  },
  offered: (page: Page) => expect(word(page, name)).toBeEnabled(),
  refused: (page: Page) => expect(word(page, name)).toHaveCount(0),
});

test.describe('one with lines that cannot be judged', () => {
  walkLifecycleInBrowser(candidateUnclearModel, {
    open,
    people: {
      ...people,
      hr: async (page) => {
        await atUpload(page);
        await target(page, 'Python Developer');
        await page.getByLabel('Resumes', { exact: true }).setInputFiles(unclearResume);
        await starting(page).click();
        await analysed(page, 1);
        await profileOf(page, 'Salim Haddad');
      },
    },
    commands: {
      count: pressed('Count these lines'),
      'do not count': pressed('Do not count these lines'),
    },
    look: async (page, { stop, record }) => {
      const counted = stop === 'counted';
      const text = page.getByRole('region', { name: 'Resume text' });
      await expect(text.getByRole('status')).toHaveText(
        `4 lines cannot be judged, since what the text is drawn on or with is not known. The text ${
          counted ? 'counts, as HR said.' : 'earns nothing until HR says that it counts.'
        }`,
      );
      await expect(text).not.toContainText('hidden from a reader');
      const score = page.getByRole('region', { name: 'AI score' });
      await expect(score.locator('p').first()).toHaveText(counted ? /^[1-9]/ : /^0/);
      const said = record.history.map(({ action }) => action);
      await expect(told(page)).toHaveText(['Analyzed', ...said]);
    },
  });
});

const rejecting = (page: Page) => page.getByRole('dialog', { name: `Reject ${twin}` });
const writing = (page: Page) => page.getByLabel('Add a note');

test.describe('one on whom HR decides', () => {
  const nothingElse = 'A note of another has no button that removes it.';
  walkLifecycleInBrowser(candidateDecisionModel, {
    open,
    people: {
      ...people,
      hr: atTwin,
    },
    commands: {
      shortlist: pressed('Shortlist'),
      'take off the shortlist': pressed('Take off the shortlist'),
      reconsider: pressed('Reconsider'),
      reject: {
        ask: async (page) => {
          await word(page, 'Reject').click();
          await rejecting(page).getByLabel('Reason').fill(' No answer ');
          await word(page, 'Reject candidate').click();
          await expect(rejecting(page)).toHaveCount(0);
        },
        offered: (page) => expect(word(page, 'Reject')).toBeEnabled(),
        refused: (page) => expect(word(page, 'Reject')).toHaveCount(0),
      },
      'reject without a reason': {
        ...pressed('Reject'),
        refused: async (page, { stop }) => {
          if (!/^(undecided|shortlisted)/.test(stop) || stop.endsWith('merged'))
            return expect(word(page, 'Reject')).toHaveCount(0);
          await word(page, 'Reject').click();
          await word(page, 'Reject candidate').click();
          await expect(rejecting(page).getByText('Give the reason first')).toBeVisible();
          await rejecting(page).getByRole('button', { name: 'Cancel' }).click();
          return expect(rejecting(page)).toHaveCount(0);
        },
      },
      note: {
        ask: async (page) => {
          await writing(page).fill(' Called. ');
          await word(page, 'Send').click();
          await expect(writing(page)).toHaveValue('');
        },
        offered: (page) => expect(writing(page)).toBeEditable(),
        refused: async (page, { stop }) => {
          if (stop.endsWith('merged')) return expect(writing(page)).toHaveCount(0);
          await writing(page).fill('Called.');
          await word(page, 'Send').click();
          await expect(page.getByText('You wrote this note already.')).toBeVisible();
          return writing(page).fill('');
        },
      },
      'note nothing': {
        ...pressed('Send'),
        refused: async (page, { stop }) => {
          if (stop.endsWith('merged')) return expect(writing(page)).toHaveCount(0);
          return word(page, 'Send').click();
        },
      },
      'remove the note': pressed('Remove note'),
      'remove a note of another': nothingElse,
      merge,
      separate,
    },
    look: async (page, { record }) => {
      const badges = page
        .getByRole('main')
        .locator('span:not(:has(span))')
        .filter({ hasText: /^(Analyzed|Merged|Shortlisted|Rejected)$/ });
      const decided = record.decision === 'Undecided' ? [] : [record.decision];
      await expect(badges).toHaveText([record.status, ...decided]);
      await expect(page.getByText('No answer', { exact: true })).toHaveCount(
        record.rejection === null ? 0 : 1,
      );
      const own = record.notes.filter(({ id }) => id !== 'note-0');
      await expect(page.getByText('Called.', { exact: true })).toHaveCount(own.length);
      const said = record.history.map(({ action }) => action.replace('amina-2.pdf', 'lydia.pdf'));
      await expect(told(page)).toHaveText(['Analyzed', ...said]);
    },
  });
});
