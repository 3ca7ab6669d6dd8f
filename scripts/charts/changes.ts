import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Change, changeOf } from './diff';
import { chartOfKept, type Kept, keptOf } from './kept';
import { mermaid, nodeId } from './mermaid';
import { chartFiles } from './write';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = 'docs/statecharts';
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The charts that a commit keeps, by the names of their pages. @throws Error where there is no such commit. */
export function chartsAt(ref: string): Map<string, Kept> {
  const files = git('ls-tree', '--name-only', ref, `${pages}/`).split('\n');
  return new Map(
    files
      .filter((path) => path.endsWith('.json'))
      .map((path) => [basename(path, '.json'), keptOf(git('show', `${ref}:${path}`))]),
  );
}

/** The charts as they are now, by the names of their pages. */
export async function chartsNow(): Promise<Map<string, Kept>> {
  const files = [...(await chartFiles())].filter(([name]) => name.endsWith('.json'));
  return new Map(files.map(([name, json]) => [basename(name, '.json'), keptOf(json)]));
}

const colours = {
  came: 'fill:#d5f0df,stroke:#1b7f4d,color:#10301f',
  changed: 'fill:#fdeecb,stroke:#a06a00,color:#3a2800',
  went: 'fill:#fadbd8,stroke:#b3261e,color:#410e0b',
};

/** A drawing in which the states of a kind are coloured. */
function drawing(kept: Kept, marked: Partial<Record<keyof typeof colours, string[]>>): string {
  const classes = Object.entries(marked).flatMap(([kind, all]) => {
    const ids = all.filter((id) => id !== kept.id);
    return ids.length === 0
      ? []
      : [
          `  classDef ${kind} ${colours[kind as keyof typeof colours]}`,
          `  class ${ids.map(nodeId).join(', ')} ${kind}`,
        ];
  });
  return `\`\`\`mermaid\n${[mermaid(chartOfKept(kept), kept.delays ?? {}), ...classes].join('\n')}\n\`\`\``;
}

const section = (name: string, { sentences, ...change }: Change, before?: Kept, after?: Kept) =>
  [
    `## ${name}`,
    sentences.map((sentence) => `- ${sentence}`).join('\n'),
    ...(after === undefined
      ? []
      : [drawing(after, { came: change.came, changed: change.changed })]),
    ...(before === undefined || change.went.length === 0
      ? []
      : ['Before:', drawing(before, { went: change.went })]),
  ].join('\n\n');

/**
 * What changed in the charts since a commit, as Markdown: per behaviour in sentences, and drawn, with what came in green,
 * what changed in amber and what went in red.
 * @throws Error where there is no such commit.
 */
export async function changesSince(ref: string): Promise<string> {
  const [before, after] = [chartsAt(ref), await chartsNow()];
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const sections = names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    const change = changeOf(was ?? null, is ?? null);
    return change === null ? [] : [section(name, change, was, is)];
  });
  return sections.length === 0
    ? `No chart changed since ${ref}.`
    : [`# What changed in the charts since ${ref}`, ...sections].join('\n\n');
}
