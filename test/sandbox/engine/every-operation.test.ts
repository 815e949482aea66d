import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractOperation } from '../../../src/contract/index.js';
import { alwaysSent } from '../../contract/always-sent.js';
import { modelFiles } from '../../contract/source-files.js';
import { typesOf } from '../../contract/source-check.js';
import type { Caller, Outcome } from './caller.js';
import { openForAll } from './everything.js';
import { typedIn } from './typed.js';
import { unmade } from './unmade.js';

let caller: Caller;
let sandbox: Sandbox;
let token: string;
let operations: readonly ContractOperation[];
const outcomes: Outcome[] = [];
/** Responses by address, before anything was deleted. */
const read = new Set<string>();
/** Differences in a sandbox of another seed after the state was restored in it. */
const differing: string[] = [];

beforeAll(async () => {
  const opened = await openForAll({ unsupported: 'shape' });
  ({ caller, sandbox, token } = opened);
  operations = [...caller.operations].sort((a, b) => turn(a) - turn(b));
  // Jobs end before the next request.
  sandbox.planJob({ lastsMs: 0, times: 10_000 });
  let isRestored = false;
  for (const operation of operations) {
    if (operation.verb === 'DELETE' && !isRestored) {
      isRestored = true;
      await restoreAndCompare();
    }
    const outcome = await caller.plausibly(operation);
    outcomes.push(outcome);
    if (!isRestored && operation.verb === 'GET' && outcome.status < 300) read.add(lastAddress());
  }
});

function lastAddress(): string {
  const { path, query } = sandbox.requests.at(-1)!;
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

async function restoreAndCompare(): Promise<void> {
  const restored = createSandbox({ seed: 99, rateLimit: false, unsupported: 'shape' });
  restored.restore(sandbox.snapshot());
  for (const address of read) {
    const before = await shown(sandbox, address);
    const after = await shown(restored, address);
    // Work in progress advances between the two.
    if (after !== before && after !== (await shown(sandbox, address))) differing.push(`${address}\n${before}\n${after}`);
  }
}

/** Without times, and without the ID that each error has. */
async function shown({ fetch }: Sandbox, address: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(new Request(`https://api.mypurecloud.com${address}`, { headers }));
  const text = await response.text();
  return `${response.status} ${text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|"contextId":"[^"]*"/g, '')}`;
}

/** Reads come after creations, deletions come late, and the caller's own token is deleted last. */
function turn({ verb, path }: ContractOperation): number {
  const isOfAll = verb === 'DELETE' && path === '/api/v2/conversations/{conversationId}';
  // A published entity cannot be changed any more.
  const isFinal = verb === 'POST' && path.endsWith('/publish') ? 0.5 : 0;
  return (
    ['POST', 'PUT', 'PATCH', 'GET', 'HEAD', 'DELETE'].indexOf(verb) +
    isFinal +
    (isOfAll ? 1 : path === '/api/v2/tokens/me' ? 6 : 0)
  );
}

describe('The served sandbox', () => {
  it('responds to all 3,606 methods: none with 5xx unless it is not implemented, none with 405 or 404 for its route', () => {
    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    for (const [index, { verb, path }] of operations.entries()) {
      const { status, body } = outcomes[index]!;
      counts[status] = (counts[status] ?? 0) + 1;
      // A 404 for an entity names it; SCIM names it in the detail.
      const { entityName, detail, code } = (body ?? {}) as { entityName?: string; detail?: string; code?: string };
      const isNamed = entityName !== undefined || detail?.startsWith('Unable to find') === true;
      const isUnrouted = status === 404 && verb !== 'HEAD' && !isNamed;
      // Operations that are not implemented respond with 501.
      const isFailure = status >= 500 && code !== 'not.implemented';
      if (isFailure || status === 405 || isUnrouted) wrong.push(`${verb} ${path}: ${status} ${JSON.stringify(body)}`);
    }
    const summary = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    console.log(`${operations.length} methods called: ${summary.join(', ')}`);
    expect(wrong).toEqual([]);
    // Entities that cannot be created are unknown, and some steps come too early: the rest must succeed.
    const good = Object.entries(counts).reduce((sum, [status, count]) => sum + (Number(status) < 300 ? count : 0), 0);
    expect(good).toBeGreaterThanOrEqual(3010);
    expect(caller.failures).toEqual([]);
    expect(operations).toHaveLength(3606);
  });

  it('shows the same after its state is restored elsewhere', () => {
    expect(differing).toEqual([]);
    expect(read.size).toBeGreaterThan(1300);
  });

  it('returns all fields that types declare, at least once', () => {
    const types = typesOf(modelFiles);
    const promised = new Set(alwaysSent(types, caller.operations));
    const sent = new Set<string>();
    const missing = new Set<string>();
    for (const [index, { verb, path, returns }] of operations.entries()) {
      const { status, body } = outcomes[index]!;
      if (status >= 300) continue;
      for (const { type, value } of typedIn(body, returns, types)) {
        for (const field of ['id', 'entities', 'jobId', 'operationId']) {
          const place = `${type}.${field}`;
          if (!promised.has(place)) continue;
          // The sandbox invents empty texts for unknown required fields.
          if (value[field] === undefined || value[field] === null || value[field] === '')
            missing.add(`${place} of ${verb} ${path}`);
          else sent.add(place);
        }
      }
    }
    expect([...missing]).toEqual([]);
    const never = [...promised].filter((place) => !sent.has(place)).sort();
    expect(never).toEqual(unmade);
  });
});
