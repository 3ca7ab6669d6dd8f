import type { Planted, WalkedByModel } from '../../tests/models/support/noted';

/** How many tests of a kind ended how. */
export interface Ends {
  passed: number;
  failed: number;
  skipped: number;
}

/** What the tests that passed noted of one machine, by its id. */
export interface MachineEvidence {
  /** The states and transitions that model tests walked, by the names that coverage has for them. */
  states: Set<string>;
  transitions: Set<string>;
  paths: number;
  refused: Map<string, number>;
  planted: number;
  found: number;
  /** The spec files that walked each transition in a browser. */
  browser: Map<string, Set<string>>;
}

/** What a run of the tests left. A kind of test that did not run is null. */
export interface Evidence {
  tests: Ends | null;
  browserTests: Ends | null;
  machines: Map<string, MachineEvidence>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    assertionResults: {
      status: string;
      meta?: { walked?: WalkedByModel; planted?: Planted };
    }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs?: {
    ok: boolean;
    tests: { annotations: { type: string; description?: string }[] }[];
  }[];
}
interface PlaywrightReport {
  /** One for each spec file, by its path. The tests of a walk say that they stand in what they share. */
  suites: (Suite & { title: string })[];
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const nothing = (): MachineEvidence => ({
  states: new Set(),
  transitions: new Set(),
  paths: 0,
  refused: new Map(),
  planted: 0,
  found: 0,
  browser: new Map(),
});

/**
 * Reads what the tests noted in their reports. Only a test that passed counts.
 * @param vitest the report of unit and model tests, as JSON, or null without one.
 * @param playwright the report of the browser tests, as JSON, or null without one.
 */
export function evidenceOf(vitest: string | null, playwright: string | null): Evidence {
  const machines = new Map<string, MachineEvidence>();
  const of = (machine: string) => {
    const evidence = machines.get(machine) ?? nothing();
    machines.set(machine, evidence);
    return evidence;
  };
  const models = vitest === null ? null : (JSON.parse(vitest) as VitestReport);
  const browser = playwright === null ? null : (JSON.parse(playwright) as PlaywrightReport);
  for (const { status, meta } of models?.testResults.flatMap((file) => file.assertionResults) ??
    []) {
    if (status !== 'passed') continue;
    const { walked, planted } = meta ?? {};
    if (walked !== undefined) {
      const evidence = of(walked.machine);
      for (const state of walked.states) evidence.states.add(state);
      for (const name of walked.transitions) evidence.transitions.add(name);
      evidence.paths += walked.paths;
      for (const [told, count] of Object.entries(walked.refused))
        evidence.refused.set(told, (evidence.refused.get(told) ?? 0) + count);
    }
    if (planted !== undefined) {
      const evidence = of(planted.machine);
      evidence.planted += planted.planted;
      evidence.found += planted.found;
    }
  }
  const specs = (browser?.suites ?? []).flatMap((suite) =>
    specsOf(suite).map((spec) => ({ ...spec, file: suite.title })),
  );
  for (const { file, ok, tests } of specs) {
    if (!ok) continue;
    for (const { type, description } of tests.flatMap(({ annotations }) => annotations)) {
      if (type !== 'walked' || description === undefined) continue;
      const { machine, transitions } = JSON.parse(description) as {
        machine: string;
        transitions: string[];
      };
      const { browser: walked } = of(machine);
      for (const name of transitions) walked.set(name, (walked.get(name) ?? new Set()).add(file));
    }
  }
  return {
    machines,
    tests: models && {
      passed: models.numPassedTests,
      failed: models.numFailedTests,
      skipped: models.numPendingTests,
    },
    browserTests: browser && {
      passed: browser.stats.expected + browser.stats.flaky,
      failed: browser.stats.unexpected,
      skipped: browser.stats.skipped,
    },
  };
}
