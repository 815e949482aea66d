import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractOperation } from '../../../src/contract/index.js';
import { alwaysSent } from '../../contract/always-sent.js';
import { typesOf } from '../../contract/source-check.js';
import { modelFiles } from '../../contract/source-files.js';
import { typedIn } from './support/typed-objects.js';
import { unmade } from './support/fields-never-returned.js';
import { deviations } from './support/deviations.js';
import { eventDeviations } from './support/event-deviations.js';
import { walkAll } from './support/call-all.js';
import type { Called, WholeWalk } from './support/call-all.js';

let walk: WholeWalk;
let called: Called[];

beforeAll(async () => {
  walk = await walkAll();
  ({ called } = walk);
});

/** Operations that cannot follow the contract, and the reasons. */
const excused = [
  // The contract declares JSON for searches of all kinds, transcripts and conversations, whose responses are lists.
  'GET /api/v2/search',
  'GET /api/v2/search/suggest',
  'POST /api/v2/search',
  'POST /api/v2/search/suggest',
  'POST /api/v2/speechandtextanalytics/transcripts/search',
  'POST /api/v2/conversations/participants/attributes/search',
  'POST /api/v2/conversations/customattributes/search',
].map((call) => `${call}: results is [`);

const describeOperation = ({ verb, path }: ContractOperation): string => `${verb} ${path}`;

it('Every operation returns exactly what its type declares', () => {
  const wrong = called.flatMap(({ operation, outcome: { status, body } }) => {
    if (status >= 300 || operation.verb === 'HEAD') return [];
    if (operation.returns === 'void') return body === undefined ? [] : [`${describeOperation(operation)}: has a body`];
    // A text may be empty; for a client, this is the same as no text.
    if (operation.accept !== 'application/json' && body === undefined) return [];
    return deviations(body, operation.returns)
      .map((deviation) => `${describeOperation(operation)}: ${deviation}`)
      .filter((deviation) => !excused.some((start) => deviation.startsWith(start)));
  });
  const good = called.filter(({ outcome }) => outcome.status < 300).length;
  console.log(`${called.length} operations called, ${good} of them answered, ${wrong.length} deviations`);
  expect([...new Set(wrong)]).toEqual([]);
});

it('Every operation refuses with the platform’s error body', () => {
  const wrong = [...called, ...walk.refused].flatMap(({ operation, outcome: { status, body } }) => {
    // SCIM has different errors (RFC 7644, 3.12), which have separate tests.
    if (status < 400 || operation.verb === 'HEAD' || (operation.path.includes('/scim/') && 'schemas' in Object(body))) return [];
    return deviations(body, 'ErrorBody').map((deviation) => `${describeOperation(operation)} (${status}): ${deviation}`);
  });
  expect(wrong).toEqual([]);
});

it('Every successful write changes the state', () => {
  const idle = called.flatMap(({ operation, isIdle }) => (isIdle ? [describeOperation(operation)] : []));
  expect([...new Set(idle)]).toEqual([]);
});

it('Every event matches the declaration of its topic', () => {
  const wrong = new Set(walk.events.flatMap(eventDeviations));
  console.log(
    `${walk.events.length} events of ${new Set(walk.events.map(({ topicName }) => topicName.replace(/[0-9a-f-]{36}/g, '{id}'))).size} topics`,
  );
  expect([...wrong]).toEqual([]);
});

it('Every event of the simulated traffic matches the declaration of its topic', () => {
  const busy: SandboxEvent[] = [];
  const center = createSandbox({
    traffic: { intensity: 2, historyMs: 3_600_000 },
    now: () => Date.parse('2026-03-10T12:00:00Z'),
  });
  center.subscribe((event) => busy.push(event));
  for (let minute = 0; minute < 30; minute += 1) center.clock.advance(60_000);
  expect([...new Set(busy.flatMap(eventDeviations))]).toEqual([]);
  expect(busy.length).toBeGreaterThan(1000);
});

describe('The served sandbox', () => {
  it('responds to all 3,606 methods: none with 5xx unless it is not implemented, none with 405 or 404 for its route', () => {
    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    for (const { operation, outcome } of called) {
      const { verb, path } = operation;
      const { status, body } = outcome;
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
    console.log(`${called.length} methods called: ${summary.join(', ')}`);
    expect(wrong).toEqual([]);
    // Entities that cannot be created are unknown, and some steps come too early: the rest must succeed.
    const good = Object.entries(counts).reduce((sum, [status, count]) => sum + (Number(status) < 300 ? count : 0), 0);
    expect(good).toBeGreaterThanOrEqual(3010);
    expect(walk.caller.failures).toEqual([]);
    expect(called).toHaveLength(3606);
  });

  it('shows the same after its state is restored elsewhere', () => {
    expect(walk.differing).toEqual([]);
    expect(walk.read.size).toBeGreaterThan(1300);
  });

  it('returns all fields that types declare, at least once', () => {
    const types = typesOf(modelFiles);
    const promised = new Set(alwaysSent(types, walk.caller.operations));
    const sent = new Set<string>();
    const missing = new Set<string>();
    for (const { operation, outcome } of called) {
      const { verb, path, returns } = operation;
      const { status, body } = outcome;
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
