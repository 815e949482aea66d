/** `npm run console`: the console with a sandbox behind it, on one address. */
import { parseArgs } from 'node:util';
import { startConsole } from './server.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    seed: { type: 'string', default: '1' },
    /** In addition to loopback hosts: for access to this machine by another name. */
    'allowed-host': { type: 'string', multiple: true, default: [] },
    'allowed-origin': { type: 'string', multiple: true, default: [] },
    /** Runs Vite's server instead of a build, for work on the console. */
    dev: { type: 'boolean', default: false },
  },
});

const running = await startConsole({
  port: Number(values.port),
  allowedHosts: values['allowed-host'],
  allowedOrigins: values['allowed-origin'],
  build: values.dev ? 'dev' : true,
  // The same address after a restart, so that a sign-in in the browser stays valid.
  sandboxOptions: { seed: Number(values.seed), rateLimit: false, traffic: true, preferredPort: 4410 },
}).catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${values.port} is in use. Choose another one: npm run console -- --port 4401`);
  process.exit(1);
});
const [person] = running.people;
console.log(`
  The console is at   ${running.url}
  Sign in             to the sandbox, as ${person?.name}, ${person?.title}, and choose "Allow"
  The sandbox is at   ${running.sandboxUrl}   (its API, login pages and notifications)

  Ctrl-C ends both.
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close());
