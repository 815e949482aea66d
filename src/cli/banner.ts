import { quoteArgument } from './quote-argument.js';
import { escapeControlCharacters } from '../sandbox/values/escape-text.js';
import type { ServedSandbox, ServeOptions } from '../sandbox/serve.js';

const USERS_SHOWN = 6;

/**
 * Returns the text that is printed when a sandbox has started.
 *
 * @param commandOptions - The options of the command line, without `--port`.
 */
export function banner(
  { url, sandbox }: ServedSandbox,
  {
    data,
    rateLimit = 300,
    traffic = false,
    validation = 'strict',
    unsupported = 'refuse',
    permissions = 'enforced',
    retired = 'answer',
    preferredPort,
  }: ServeOptions,
  commandOptions: readonly string[],
): string {
  const { organisation, clients } = sandbox;
  const users = sandbox.users.filter(({ state }) => state === 'active');
  const [redirectUri = ''] = clients.code.redirectUris;
  const login = new URLSearchParams({ client_id: clients.code.id, response_type: 'code', redirect_uri: redirectUri });
  return [
    escapeControlCharacters(`Sandbox of ${organisation.name}, seed ${sandbox.seed}`),
    '',
    ...table([
      ['apiUrl and loginUrl', url],
      ['Login page', `${url}/oauth/authorize?${login.toString()}`],
      ['Control', `${url}/sandbox (requests, received, answers, faults, clock, tokens, state, reset, events)`],
      [
        'Requests a minute',
        rateLimit === false ? 'unlimited' : `${typeof rateLimit === 'object' ? (rateLimit.token ?? 300) : rateLimit} a token`,
      ],
      ...(validation === 'strict' ? [] : [['Validation', `${validation}: requests that violate the contract are accepted`]]),
      ...(unsupported === 'refuse'
        ? []
        : [['Unsupported', `${unsupported}: operations that are not implemented respond with a generated body and a header`]]),
      ...(permissions === 'enforced' ? [] : [['Permissions', `${permissions}: every call is permitted`]]),
      ...(retired === 'answer' ? [] : [['Retired', `${retired}: retired operations respond with 404`]]),
      ...(traffic === false ? [] : [['Traffic', 'customers and agents are simulated']]),
      ...portRow(url, preferredPort),
      ['Restart command', commandFor(url, commandOptions)],
      ['State', data === undefined ? 'in memory, lost when the sandbox stops' : `loaded from and saved to ${data}`],
    ]),
    '',
    'OAuth clients (id, secret)',
    ...table(Object.values({ ...clients }).map(({ grant, id, secret }) => [grant, id, secret === '' ? 'public' : secret])),
    '',
    `Users (${Math.min(USERS_SHOWN, users.length)} of ${users.length})`,
    ...table(users.slice(0, USERS_SHOWN).map(({ name, id, email }) => [name, id, email])),
    '',
    'Stop with Ctrl-C.',
  ].join('\n');
}

/** Explains a port that differs from the usual one. */
function portRow(url: string, preferredPort: number | undefined): string[][] {
  const { port } = new URL(url);
  if (preferredPort === undefined || Number(port) === preferredPort) return [];
  return [['Port', `${port} instead of ${preferredPort}`]];
}

/** Returns the command that serves the sandbox at the same address again. */
function commandFor(url: string, options: readonly string[]): string {
  return ['npx contact-centre-client sandbox --port', new URL(url).port, ...options.map(quoteArgument)].join(' ');
}

function table(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map(escapeControlCharacters));
  const widths = cells.reduce<number[]>((all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, cell.length)), []);
  return cells.map((row) => `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd());
}
