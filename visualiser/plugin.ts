import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { ChartsData } from './data';

const root = fileURLToPath(new URL('../', import.meta.url));
const asked = 'virtual:charts';
const held = `\0${asked}`;

/** Lays the charts out for the page, when it is built and again when a machine changes. */
export const laidOutCharts = (): Plugin => ({
  name: 'laid-out-charts',
  resolveId: (id) => (id === asked ? held : null),
  async load(id) {
    if (id !== held) return null;
    const { module } = await runnerImport<{ default: ChartsData }>(`${root}visualiser/data.ts`, {
      configFile: false,
      root,
      resolve: { tsconfigPaths: true },
    });
    return `export default ${JSON.stringify(module.default)}`;
  },
  hotUpdate({ file, modules }) {
    if (!file.endsWith('.machine.ts')) return undefined;
    const data = this.environment.moduleGraph.getModuleById(held);
    return data === undefined ? modules : [...modules, data];
  },
});

/** Serves the page at `/charts` in development. No build of the app holds it. */
export const chartsInDevelopment = (): Plugin => ({
  name: 'charts-in-development',
  apply: 'serve',
  configureServer(server) {
    const pageAt = async (address: string | undefined) =>
      server.transformIndexHtml(
        '/charts',
        await readFile(`${root}visualiser/index.html`, 'utf8'),
        address,
      );
    server.middlewares.use('/charts', (request, response, next) => {
      pageAt(request.originalUrl).then(
        (html) => response.setHeader('Content-Type', 'text/html').end(html),
        next,
      );
    });
  },
});

/** Puts script and styles into the page, so that one file holds it and opens from a folder too. */
export const inOneFile = (): Plugin => ({
  name: 'in-one-file',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const take = (suffix: string) =>
      Object.values(bundle)
        .filter(({ fileName }) => fileName.endsWith(suffix))
        .map((file) => {
          delete bundle[file.fileName];
          return file.type === 'chunk' ? file.code : String(file.source);
        });
    const scripts = take('.js').map((code) => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c'));
    const styles = take('.css');
    const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
    if (page?.type !== 'asset' || scripts.length !== 1) this.error('The page is not one script.');
    const html = String(page.source)
      .replaceAll(/\s*<(script|link)[^>]*(\.js|\.css)"[^>]*>(<\/script>)?/g, '')
      .replace('</head>', () => `<style>${styles.join('\n')}</style>\n</head>`)
      .replace('</body>', () => `<script type="module">${scripts.join('')}</script>\n</body>`);
    delete bundle[page.fileName];
    this.emitFile({ type: 'asset', fileName: 'index.html', source: html });
  },
});
