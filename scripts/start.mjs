import { installPackages, run } from './install.mjs';

installPackages();
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1);

const { serveUntilEnded } = await import('./serve.mjs');
console.log(`
Masar is at ${await serveUntilEnded()}

Demo accounts, all with the password demo1234:
  hr@demo.com           HR Manager
  employee@demo.com     Employee
  manager@demo.com      Company Manager
  teammanager@demo.com  Team Manager
  sys@demo.com          the provider's operator

Stop with Ctrl+C.`);
