import { installPackages, run } from './install.mjs';

installPackages();
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1);

await import('../dist-server/main.js');
