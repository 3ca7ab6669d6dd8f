import { installPackages, run } from './install.mjs';

installPackages();
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1);

const { serveApp } = await import('./serve.mjs');
const port = Number(process.env.PORT ?? 4173);
try {
  const { address } = await serveApp(port);
  console.log(`
Masar is at ${address}

Demo accounts, all with the password demo1234:
  hr@demo.com           HR Manager
  employee@demo.com     Employee
  manager@demo.com      Company Manager
  teammanager@demo.com  Team Manager
  sys@demo.com          the provider's operator

Stop with Ctrl+C.`);
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`
      : error.message,
  );
  process.exit(1);
}
