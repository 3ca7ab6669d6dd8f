/* oxlint-disable unicorn/consistent-function-scoping -- What runs in the page takes nothing from here. */
import type { Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { shown } from '../../../scripts/paths/words';
import { addressOf } from '../../../visualiser/address';
import { unbornName } from '../../../visualiser/variants';
import { asker, flowAsker } from '../../../visualiser/words';
import type { Model, Subject } from '../../models/subjects';
import { fewCases } from '../../models/support/few';
import { expectedAt, walk } from '../../models/support/table';

/** What a person presses in a case, and the record that the model's table expects after it. */
export async function playedOf({ machine, models, name }: Subject) {
  return Promise.all(
    fewCases(machine, models).cases.map(async ({ model, path, isBirth }) => {
      const expected: unknown[] = [];
      if (isBirth) expected.push(bornAs(model, path.join()));
      else
        await walk<string, string>(tableOf(model).table, tableOf(model).start, path, {
          look: async (stop, trail) => {
            expected.push(valueAt(model, stop, trail));
          },
          make: async () => undefined,
        });
      const run = isBirth ? unbornName(model.name) : model.name;
      return {
        title: `${name}: ${path.join(', ')}`,
        address: addressOf({ chart: name, model: run, steps: [], at: 0 }),
        presses: path.map((step) => ({ step, who: whoMakes(model, step) })),
        expected: expected
          .slice(isBirth ? 0 : 1)
          .map((value) => JSON.parse(shown(value)) as unknown),
      };
    }),
  );
}

const tableOf = (model: Model) => (model.kind === 'flow' ? model.flow : model.life);
const bornAs = (model: Model, step: string): unknown =>
  model.kind === 'lifecycle' ? model.life.births?.events[step]?.[1] : undefined;

function valueAt(model: Model, stop: string, trail: readonly string[]): unknown {
  if (model.kind === 'lifecycle') return expectedAt(model.life.table, stop, trail);
  return expectedAt(model.flow.table, stop, trail).context;
}

function whoMakes(model: Model, step: string): string {
  if (model.kind === 'lifecycle')
    return asker((model.life.births?.events[step]?.[0] ?? model.life.events[step]) as EventObject);
  const event = model.flow.events[step];
  return event === undefined ? '' : flowAsker(event);
}

type Played = Awaited<ReturnType<typeof playedOf>>[number];

/** Plays a case in the page by its buttons. @returns the record after each press. */
export const play = (page: Page, { address, presses }: Played): Promise<unknown[]> =>
  page.evaluate(
    async ([hash, all]) => {
      const until = async (isThere: () => boolean, what: string) => {
        for (let frames = 0; !isThere(); frames += 1) {
          if (frames > 500)
            throw new Error(`${what}: ${document.querySelector('main')?.innerText.slice(0, 600)}`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const says = (words: string) =>
        document.querySelector('output')?.textContent.startsWith(words) === true;
      const records: unknown[] = [];
      window.location.hash = '#/';
      await until(() => document.querySelector('select') === null, 'the overview');
      window.location.hash = hash;
      await until(() => says('Step 0 of 0'), hash);
      for (const [index, { step, who }] of all.entries()) {
        const select = document.querySelector('select');
        if (select !== null && select.value !== who) {
          select.value = who;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
        const found = () =>
          document.querySelector<HTMLButtonElement>(`button[data-step=${CSS.escape(step)}]`);
        await until(() => found() !== null, step);
        found()?.click();
        await until(() => says(`Step ${index + 1} of ${index + 1}`), step);
        records.push(JSON.parse(document.querySelector('pre')?.textContent ?? ''));
      }
      return records;
    },
    [address, presses] as const,
  );

/**
 * What of the charts' drawings stands wrong: words over each other, over an arrow or outside of where they belong, and a
 * page that is wider than its window.
 */
export const faultsIn = (page: Page, charts: string[]): Promise<string[]> =>
  page.evaluate(async (names) => {
    const inner = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left - 0.5 &&
      a.right <= b.right + 0.5 &&
      a.top >= b.top - 0.5 &&
      a.bottom <= b.bottom + 0.5;
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left + 1 ||
      b.right <= a.left + 1 ||
      a.bottom <= b.top + 1 ||
      b.bottom <= a.top + 1;
    const drawn = () => document.querySelector<SVGSVGElement>('section[aria-label=Chart] svg');
    const faultsOf = (svg: SVGSVGElement) => {
      const frame = svg.getBoundingClientRect();
      const words = [...svg.querySelectorAll('text, tspan')]
        .filter((element) => element.childElementCount === 0 && element.textContent !== '')
        .map((element) => ({
          text: element.textContent,
          box: element.getBoundingClientRect(),
          holder: element.closest('[data-state]')?.querySelector('rect')?.getBoundingClientRect(),
        }));
      const faults = words.flatMap(({ text, box, holder }, index) => [
        ...(inner(box, holder ?? frame) ? [] : [`‘${text}’ stands outside`]),
        ...words
          .slice(index + 1)
          .filter((other) => !apart(box, other.box))
          .map((other) => `‘${text}’ stands over ‘${other.text}’`),
      ]);
      for (const path of svg.querySelectorAll<SVGPathElement>('path')) {
        const place = path.getScreenCTM();
        for (let at = 0; at <= path.getTotalLength(); at += 8) {
          const { x, y } = path.getPointAtLength(at).matrixTransform(place ?? undefined);
          const over = words.find(
            ({ box }) =>
              x > box.left + 1 && x < box.right - 1 && y > box.top + 3 && y < box.bottom - 3,
          );
          if (over !== undefined) faults.push(`an arrow goes through ‘${over.text}’`);
        }
      }
      return words.length === 0 ? ['nothing is drawn'] : faults;
    };
    const all: string[] = [];
    for (const name of names) {
      const before = drawn();
      window.location.hash = `#/${name}`;
      for (let frames = 0; frames < 500 && [before, null].includes(drawn()); frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const svg = drawn();
      const faults = svg === null || svg === before ? ['it is not shown'] : faultsOf(svg);
      if (document.documentElement.scrollWidth > window.innerWidth) faults.push('it is too wide');
      all.push(...new Set(faults.map((fault) => `${name}: ${fault}`)));
    }
    return all;
  }, charts);
