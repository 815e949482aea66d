import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AnalyticsApi, ApiClient } from 'contact-centre-client';
import { conversationDetails } from 'contact-centre-client/jobs';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';

/** Runs the export and kills it with SIGKILL after a number of lines. */
async function runExport(args: string[], maxLines = Infinity): Promise<{ lines: string[]; signal: NodeJS.Signals | null }> {
  const program = join(import.meta.dirname, 'children/export.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (lines.length >= maxLines) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { lines, signal };
}

it('a program that is killed during an export yields the same rows when another process resumes it', async () => {
  const server = await serveSandbox({ rateLimit: false });
  const { url, sandbox } = server;
  try {
    const accessToken = sandbox.issueAccessToken();
    const client = new ApiClient({ timeout: 0, apiUrl: url });
    client.setAccessToken(accessToken);
    const day = (offset: number): string => new Date(sandbox.clock.now() + offset * 86_400_000).toISOString();
    const job = await conversationDetails.start(new AnalyticsApi(client), { interval: `${day(-2)}/${day(1)}` });
    sandbox.clock.advance(10_000);

    const firstRun = await runExport([url, accessToken, job.token], 12);
    expect(firstRun.signal).toBe('SIGKILL');
    const requestCount = sandbox.requests.length;
    const rest = await runExport([url, accessToken, firstRun.lines.at(-1)?.split(' ')[1] ?? '']);
    expect(rest.signal).toBeNull();

    const allLines: string[] = [];
    for await (const { conversationId = '' } of job.results()) allLines.push(conversationId);
    expect(allLines.length).toBeGreaterThan(30);
    expect([...firstRun.lines, ...rest.lines].map((line) => line.split(' ')[0])).toEqual(allLines);
    // It resumed the same job: no new one was started.
    expect(sandbox.requests.slice(requestCount).filter(({ method }) => method === 'POST')).toEqual([]);
  } finally {
    await server.close();
  }
});
