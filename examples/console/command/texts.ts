import { regions } from 'contact-centre-client/fetch';
import { escapeControlCharacters } from '../../../src/sandbox/values/escape-text.js';
import { isLoopbackAddress } from '../server/addresses.js';
import type { ServeConsoleOptions, ServedConsole } from '../server/serve.js';
import type { OrganisationSettings } from '../src/session/page-settings.js';

export const help = `Usage: contact-centre-console [options]

Serves a console for supervisors and administrators on this machine: wallboard, agents, interactions, wall displays and an API explorer.
Without --region it also starts a sandbox, a simulated contact centre that needs no account.

Organisation:
  --region <name>            region of your organisation, such as eu_west_1 or mypurecloud.ie
  --client-id <id>           OAuth client of your organisation
  --grant <name>             grant of the OAuth client: pkce, implicit or code (default: pkce)
                             code: this server renews sign-ins unattended; it needs the secret in CONSOLE_CLIENT_SECRET
  --sign-ins <file>          file that keeps sign-ins with --grant code over a restart (default: a restart ends them)
  --api-url <address>        address of a gateway or of another sandbox, instead of --region

Sandbox:
  --seed <number>            number that people, queues and ids are generated from (default: 1)
  --queues <number>          generate this many queues, from 1 to 1000 (default with --agents: 10)
  --agents <number>          generate this many agents, from 1 to 5000 (default with --queues: 50)
  --seed-file <file>         JSON or YAML file with custom seed data
  --data <file>              JSON file to load the state from and save it to
  --sandbox-port <number>    port of the sandbox, 0 for any free port (default: 4410, or the next free port)

Server:
  --port <number>            port of the console, 0 for any free port (default: 4400)
  --host <address>           address to listen on (default: 127.0.0.1, which only this machine reaches)
  --allowed-host <host>      another host name that the console accepts, in addition to loopback hosts; repeatable
  --allowed-origin <origin>  another origin whose pages may call the server, in addition to loopback hosts; repeatable
  --open                     open the console in the browser
  -v, --version              print the version of the package
  -h, --help                 print this text`;

type Serve = Omit<ServeConsoleOptions, 'openPages'>;

/** Returns the text that is printed when the console has started. */
export function banner(running: ServedConsole, serve: Serve, version: string): string {
  const { organisation } = serve;
  const rows = organisation ? organisationRows(running, serve, organisation) : sandboxRows(running);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    '',
    `  Contact centre console ${version}`,
    '',
    ...rows.map(([name, text]) => escapeControlCharacters(`  ${name.padEnd(width)}  ${text}`)),
    '',
    ...(organisation
      ? [
          '  If the login page refuses the redirect URI, add exactly this URI to the OAuth client in the platform’s administration.',
        ]
      : ['  To use your organisation: contact-centre-console --region <region> --client-id <id of an OAuth client>']),
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}

type Row = [name: string, text: string];

function sandboxRows({ url, served, people }: ServedConsole): Row[] {
  const [person] = people;
  const { organisation, queues = [], users = [] } = served?.sandbox ?? {};
  return [
    ['Console', url],
    ['Sign in', person ? `as ${person.name}, ${person.title}, and choose “Allow”` : 'as any user, and choose “Allow”'],
    [
      'Sandbox',
      `${served?.url ?? ''}: ${organisation?.name ?? ''} with ${queues.length} queues and ${users.length} users, all simulated`,
    ],
  ];
}

const grantNames = { pkce: 'authorization code with PKCE', implicit: 'implicit grant' };

function organisationRows(
  { url }: ServedConsole,
  serve: Serve,
  { region, host = '', grant, clientId }: OrganisationSettings,
): Row[] {
  const path = serve.serverSignIn ? '/session/callback' : '/sign-in';
  return [
    ['Console', publicUrl(url)],
    ['Organisation', region ? `${regions[region]} (${region})` : host],
    ['OAuth client', `${clientId} (${serve.serverSignIn ? 'authorization code' : grantNames[grant]})`],
    ['Redirect URI', `${publicUrl(url)}${path}`],
    ...(serve.allowedHosts ?? []).map((name): Row => ['Redirect URI', `https://${name}${path}`]),
  ];
}

/** The platform accepts redirect URIs without TLS for `localhost` only. */
export function publicUrl(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}

/** Returns what to consider if other machines reach the console; `undefined` if none does. */
export function exposureWarning({ host = '127.0.0.1', organisation }: Serve): string | undefined {
  if (isLoopbackAddress(host)) return undefined;
  return [
    `Warning: other machines reach the console, because it listens on ${escapeControlCharacters(host)}.`,
    organisation
      ? 'The platform still decides who can sign in.'
      : 'Everyone who reaches it can sign in to the sandbox as any user.',
    'Browsers on other machines need HTTPS to sign in: put a reverse proxy with TLS in front, and pass its name with --allowed-host.',
  ].join('\n');
}
