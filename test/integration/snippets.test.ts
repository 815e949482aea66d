import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { complaints } from '../support/complaints.js';

interface Snippet {
  name: string;
  page: string;
  /** With its extension, `ts` or `tsx`. */
  file: string;
  code: string;
}

const pages = [
  'README.md',
  'AGENTS.md',
  ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [join('docs', file)] : [])),
];
const snippets: Snippet[] = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```/gms)].map(([, ending = '', code = ''], index) => {
    const name = `${page.replace(/[/.]/g, '-')}-${index + 1}`;
    return { name, page, file: `${name}.${ending}`, code };
  }),
);
const folder = 'node_modules/.cache/snippets-run';

describe('The snippets of README.md, AGENTS.md and docs/', () => {
  it('exist', () => {
    expect(snippets.length).toBeGreaterThanOrEqual(20);
  });

  it('compile', async () => {
    // Each is a separate module, even if it imports nothing.
    const programs = Object.fromEntries(snippets.map(({ file, code }) => [file, `${code}\nexport {};\n`]));
    expect(await complaints('snippets', programs, { noUnusedLocals: false })).toEqual([]);
  });
});

/** Snippets that no test here can run, by their page and a text in the snippet, with the reason. */
const skippedSnippets = [
  {
    page: 'docs/notifications.md',
    text: "userId = '7a1b0c5e-3d52-4f0e-9d2b-0a3f5c1e8d11'",
    reason: 'opens a WebSocket to the platform itself',
  },
  { page: 'docs/sign-in.md', text: 'loginPKCEGrant(', reason: 'leaves a page for the login page' },
  { page: 'docs/sign-in.md', text: 'postWebchatGuestConversations(', reason: 'names an organisation of the reader' },
];

const isSkipped = ({ page, code }: Snippet): boolean =>
  skippedSnippets.some((each) => each.page === page && code.includes(each.text));

describe('The snippets of README.md, AGENTS.md and docs/, run', () => {
  const sandbox = createSandbox();
  const platform = setupServer(http.all(/^https:\/\/(api|login|apps)\./, ({ request }) => sandbox.fetch(request)));
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const { file, code } of snippets) writeFileSync(join(folder, file), code);
    platform.listen({
      onUnhandledRequest: ({ url }, { error }) => {
        // A snippet may serve its own sandbox.
        if (new URL(url).hostname !== '127.0.0.1') error();
      },
    });
  });
  afterAll(() => {
    platform.close();
  });

  // Snippets that stop an interception stop all of them, so they run last.
  const isLast = ({ code }: { code: string }): number => Number(code.includes('server.close()'));
  const run = snippets.filter((snippet) => snippet.file.endsWith('.ts') && !isSkipped(snippet));
  it.each(run.toSorted((one, other) => isLast(one) - isLast(other)))('$name runs against the sandbox', async ({ name, code }) => {
    const { id, secret } = sandbox.clients.clientCredentials;
    const token = await sandbox.fetch(
      new Request('https://login.mypurecloud.com/oauth/token', {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa(`${id}:${secret}`)}`, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      }),
    );
    const { access_token } = (await token.json()) as { access_token: string };
    vi.stubEnv('CLIENT_ID', id);
    vi.stubEnv('CLIENT_SECRET', secret);
    vi.stubEnv('ACCESS_TOKEN', access_token);
    vi.stubEnv('USER_TOKEN', sandbox.issueAccessToken(sandbox.users[0]?.id));
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
      lines.push(words.join(' '));
    });
    await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.ts`)).href);
    // Output that was not printed in a callback is printed by the end.
    if (/^console\.log/m.test(code)) expect(lines).not.toEqual([]);
  });

  it.each(skippedSnippets)('skips one snippet of $page, because it $reason', ({ page, text }) => {
    expect(snippets.filter((snippet) => snippet.page === page && snippet.code.includes(text))).toHaveLength(1);
  });
});
