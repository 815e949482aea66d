import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../support/patience.js';

const OURS = '(contact-centre-client)';
const HTTP = '(@opentelemetry/instrumentation-http)';
const UNDICI = '(@opentelemetry/instrumentation-undici)';

let folder: string;

beforeAll(async () => {
  // Below node_modules, where the packages of OpenTelemetry are found.
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'otel-'));
  await build({
    input: join(import.meta.dirname, 'children/auto.ts'),
    platform: 'node',
    tsconfig: true,
    logLevel: 'silent',
    external: [/^@opentelemetry\//, 'axios', 'undici'],
    output: { file: join(folder, 'auto.mjs'), codeSplitting: false },
  });
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function runCalls(mode: 'suppressed' | 'open'): Promise<{ spans: string[]; contexts: boolean[] }> {
  // Without these, the SDK exports metrics and logs over the network.
  const env = { ...process.env, OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'auto.mjs'), mode], { env, timeout: PATIENCE });
  return JSON.parse(stdout) as { spans: string[]; contexts: boolean[] };
}

describe('under the auto-instrumentation of Node', () => {
  it('each request has one span, and no request contains the trace context', async () => {
    const { spans, contexts } = await runCalls('suppressed');
    const call = [`outer > POST /oauth/token ${OURS}`, `outer > GET /api/v2/users ${OURS}`, '- > outer (test)'];
    expect(spans).toEqual([...call, ...call, `- > GET ${UNDICI}`]);
    expect(contexts).toEqual([false, false, false, false, true]);
  });

  it('the requests have spans too, inside those of the calls, if the program wants them', async () => {
    const { spans, contexts } = await runCalls('open');
    expect(spans).toContain(`GET /api/v2/users > GET ${HTTP}`);
    expect(spans).toContain(`GET /api/v2/users > GET ${UNDICI}`);
    expect(contexts).toEqual([true, true, true, true, true]);
  });
});
