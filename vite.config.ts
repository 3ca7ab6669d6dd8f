import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { plainLetters } from './packages/resume/plain-letters';
import { firstFrames } from './scripts/first-frames';
import { notices } from './scripts/notices';
import { recogniser } from './scripts/recogniser';
import { chartsInDevelopment, laidOutCharts } from './visualiser/plugin';

/**
 * What a screen needs comes in few files and few rounds: a chunk that another chunk imports is only asked for
 * once that one has come. The first match wins. A chunk also takes what its files import, unless an earlier
 * chunk has it.
 */
const chunks = {
  // What every page runs on, but for the parts of it that only some pages use.
  core: [
    /\/node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store)\//,
    /\/node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\/(?!.*useBlocker)/,
  ],
  // What stands around every page: the header, the session and the list of routes.
  frame: [
    /\/src\/main\./,
    /\/src\/app\/(first-frame|guard|router|session)/,
    /\/src\/data\/(new-id|once|part|storage|schemas\/(role|search|search-readers|plan))\./,
    /\/src\/(machines\/(session\/session|header\/)|intelligence\/lists\/paging)/,
    /\/src\/views\/(frame\/(Header|MenuIcon|frame-classes|watch-leaving)|landing\/.*Stroke|shared\/(PendingView|ErrorView|lazy-part))/,
    /\/src\/views\/shared\/ui\/(Badge|Button|Failure|Logo|button-classes|classes)\./,
    /vite\/preload-helper/,
  ],
  // What every signed-in person's page runs on.
  'signed-in': [
    /\/node_modules\/@tanstack\/(react-query|query-core)\//,
    /\/src\/(app\/cache|routes\/_\w+\.tsx\?)/,
    /\/src\/views\/frame\/(RoleLayout|NavigationList|NotificationBell|LazyToasts)\./,
    /\/src\/views\/(navigation\/navigation|notifications\/queries|shared\/(signed-in|ui\/(Page|toast)))\./,
  ],
  // The demo world, but for the groups that only some screens read.
  world: [
    /\/src\/(data\/deferred|machines\/(calendar|task\/policy))\./,
    /\/src\/data\/demo\/(open|index|session|store|timings|faults)\./,
    /\/src\/data\/authority\/(index|company|names|notifications)\./,
    /\/src\/data\/demo\/sample\/(index|records|accounts|company)\./,
  ],
  // The demo's records, as the lists and figures of a first visit show them.
  sample: [
    /\/src\/data\/(demo\/sample\/(users|files|notifications|conversations|clock|candidates)|authority\/(conversations|employees))\./,
    /\/src\/(intelligence\/(numbers|group-by|lists\/(job-listings|newest|paging|sorting))|machines\/(date-text|order))\./,
  ],
  'sample-work': [/\/src\/data\/demo\/sample\/(job-listings|work-records|.*tasks?|task-rows)\./],
  // What most records are made of and move by.
  records: [
    /\/src\/data\/authority\/(draft|take)\./,
    /\/src\/data\/schemas\/(history|date|attachment|message|person)\./,
    /\/src\/machines\/(removal|step)\./,
  ],
  tasks: [
    /\/src\/machines\/task\/(?!policy|workflow|assignment|progress|waits)/,
    /\/src\/data\/schemas\/task\./,
  ],
  candidates: [
    /\/src\/machines\/candidate\/(?!candidate\.machine|lifecycle|record|workflow)/,
    /\/src\/data\/authority\/candidates\./,
    /\/packages\/resume\/src\/facts\./,
  ],
  // What the figures of people and their tasks are computed by.
  figures: [
    /\/src\/data\/authority\/(insights|waiting)\./,
    /\/src\/views\/(risk\/tones|reports\/queries)\./,
    /\/src\/intelligence\/(reports\/(hr-dashboard|waiting-tasks)|performance\/(figures|score)|risk\/(employee|score|factors))\./,
  ],
  subscription: [
    /\/src\/machines\/subscription\//,
    /\/src\/data\/(schemas\/(subscription|billing)|authority\/subscription|demo\/sample\/billing)\./,
  ],
  // The provider's side: what its figures and lists are computed by, and the demo's records of it.
  provider: [
    /\/src\/data\/(authority\/(provider|company-client)|demo\/sample\/provider|schemas\/(client|provider))\./,
    /\/src\/intelligence\/(provider\/(?!csv)|lists\/(clients|provider-payments)|reports\/waiting-payments)/,
  ],
  // What a visitor's forms have too.
  fields: [/\/src\/views\/(shared\/ui\/Field|session\/(PasswordField|EyeIcon))\./],
  // What most screens are put together from.
  parts: [
    /\/createLucideIcon/,
    /\/src\/views\/(shared\/(change-text|dates|money|use-minute)|waiting\/WaitingList)\./,
    /\/src\/views\/shared\/ui\/(Card|EmptyState|Missing|UrlField|ProgressBar|handing-focus-on|one-press)\./,
    /\/src\/(files\/download|intelligence\/(number-text|reports\/csv)|machines\/same)\./,
  ],
  // The buttons that send a command.
  commands: [/\/src\/(machines\/command|views\/shared\/commands)\//],
  // What asks before typed text is lost.
  leaving: [
    /\/node_modules\/@tanstack\/react-router\/.*useBlocker/,
    /\/src\/views\/shared\/LeaveGuard\./,
  ],
  // What forms of records, and their buttons, are put together from.
  editing: [
    /\/node_modules\/react-hook-form\//,
    /\/src\/(machines\/(editor|submission)|views\/shared\/editing)\//,
  ],
  // What lists of records are put together from.
  lists: [
    /\/src\/views\/shared\/(DataTable|MoreRows|Pagination|lists\/(ClearFilters|NotOnly|HeaderCell|RowLink|opening-rows))\./,
  ],
  // What the lists of candidates are found by, and put together from.
  ranking: [
    /\/src\/(data\/demo\/candidates|intelligence\/lists\/(candidates|twins))\./,
    /\/src\/views\/candidates\/(queries|CandidateFilters|MeasuredAgainst|Unscored)\./,
  ],
} satisfies Record<string, RegExp[]>;

/**
 * Replaces Vite's wrapper of a dynamic import, which first loads preloads and styles of the chunk. We preload
 * nothing and have one style sheet.
 */
const ourImports = (): Plugin => ({
  name: 'our-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? "export { bring as __vitePreload } from '/src/data/part.ts';"
      : null,
});

/** What jsPDF would ask for to draw HTML and SVG, which no report of ours holds. */
const unused = ['canvg', 'dompurify', 'html2canvas'];
const withoutUnused = (): Plugin => ({
  name: 'without-unused',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (unused.includes(id) ? '\0unused' : null),
  load: (id) => (id === '\0unused' ? 'export default undefined;' : null),
});

const tagMade = /let style = document\.createElement\('style'\)[^}]*/;

/** sonner puts its styles into the page as a tag, which our headers forbid; a style sheet object they allow. */
const stylesWithoutTag = (): Plugin => ({
  name: 'styles-without-tag',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/sonner/dist/index.mjs')) return null;
    if (!tagMade.test(code)) this.error('sonner adds its styles in another way than we know.');
    const sheet = `const sheet = new CSSStyleSheet();
      sheet.replaceSync(code);
      document.adoptedStyleSheets.push(sheet);
    `;
    return { code: code.replace(tagMade, sheet), map: null };
  },
});

/** The chunks that nearly every first visit runs most of. */
const runAtOnce: readonly (keyof typeof chunks)[] = [
  'core',
  'frame',
  'signed-in',
  'world',
  'sample',
  'figures',
];

/**
 * Lets the browser compile the functions of these chunks while they arrive, beside the page's own thread, and not one
 * by one when each is first called. The hint has to be a file's first line.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compiledOnArrival = (): Plugin => ({
  name: 'compiled-on-arrival',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && runAtOnce.some((name) => name === chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});

const { inPage, inWorker } = notices();

export default defineConfig({
  plugins: [
    ourImports(),
    withoutUnused(),
    stylesWithoutTag(),
    compiledOnArrival(),
    inPage(),
    recogniser(),
    firstFrames(),
    chartsInDevelopment(),
    laidOutCharts(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: {
    tsconfigPaths: true,
    // React has had this store hook since version 18; the shim that older ones need stays out.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  worker: { format: 'es', plugins: () => [inWorker(), plainLetters()] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.entries(chunks).map(([name, files]) => ({
            name,
            test: (id) => files.some((file) => file.test(id)),
          })),
        },
      },
    },
  },
  server: { port: 4173 },
});
