import { ApiClient, RoutingApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AllowList } from '../../../src/mcp/guard/allow-list.js';
import type { ConfirmationForm, ElicitationAnswer, Elicitor } from '../../../src/mcp/guard/elicitor.js';
import { isWrite } from '../../../src/mcp/guard/is-write.js';
import { operationsByName } from '../../../src/mcp/guard/operations.js';
import { argumentNames, operationCallOf, planCall } from '../../../src/mcp/guard/planned-call.js';
import type { PlannedCall } from '../../../src/mcp/guard/planned-call.js';
import { WriteGate } from '../../../src/mcp/guard/write-gate.js';
import type { WriteDecision, WriteGateOptions } from '../../../src/mcp/guard/write-gate.js';
import { answer as response, scripted } from '../../core/probe.js';
import { clientOf } from '../../support/in-sandbox.js';
import { plan } from './support.js';

/** A person who answers each form in the same way. */
class Person implements Elicitor {
  isSupported = true;
  readonly messages: string[] = [];
  readonly forms: ConfirmationForm[] = [];
  readonly #answer: ElicitationAnswer | Error;

  constructor(personAnswer: ElicitationAnswer | Error) {
    this.#answer = personAnswer;
  }

  ask(message: string, form: ConfirmationForm): Promise<ElicitationAnswer> {
    this.messages.push(message);
    this.forms.push(form);
    return this.#answer instanceof Error ? Promise.reject(this.#answer) : Promise.resolve(this.#answer);
  }
}

const accept = (content: Record<string, unknown> = { confirm: true }): Person => new Person({ action: 'accept', content });

/** A sandbox plays the organisation; its client has the gate's hook. */
function createWorld(person: Person, allow = ['routing:*:*'], options: Partial<WriteGateOptions> = {}) {
  const organisation = createSandbox({ seed: 9, permissions: 'off', rateLimit: false });
  const gate = new WriteGate({ allowList: AllowList.parse(allow), elicitor: person, ...options });
  const client = clientOf(organisation, { rejectWith: 'error', hooks: [gate.hook] });
  client.setAccessToken(organisation.issueAccessToken());
  const [queue, otherQueue] = organisation.queues;
  if (!queue || !otherQueue) throw new Error('The sandbox has queues');
  const writes = (): string[] =>
    organisation.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  const rename = (name: string, id = queue.id): PlannedCall => plan('putRoutingQueue', { queueId: id, body: { name } });
  return { organisation, gate, client, queue, otherQueue, writes, rename };
}

function confirmed(decision: WriteDecision) {
  if (decision.status !== 'confirmed') throw new Error(decision.message);
  return decision.confirmation;
}

describe('a confirmed write', () => {
  it('is sent once, exactly as it was confirmed', async () => {
    const person = accept();
    const { gate, client, queue, writes, rename } = createWorld(person);
    const call = rename('Renamed');
    const confirmation = confirmed(await gate.confirm([call], client));
    expect(writes()).toEqual([]);
    const { body } = await gate.send<{ name: string }>(confirmation, call, client);
    expect(body.name).toBe('Renamed');
    await expect(gate.send(confirmation, call, client)).rejects.toMatchObject({ code: 'ERR_UNCONFIRMED_WRITE' });
    expect(writes()).toEqual([`PUT /api/v2/routing/queues/${queue.id}`]);
    expect(person.forms[0]?.required).toEqual(['confirm']);
  });

  it('may have its fields in another order, but no other value', async () => {
    const { gate, client, queue, writes } = createWorld(accept());
    const call = plan('putRoutingQueue', { queueId: queue.id, body: { name: 'A', description: 'B' } });
    const confirmation = confirmed(await gate.confirm([call], client));
    for (const other of [
      plan('putRoutingQueue', { queueId: queue.id, body: { name: 'A', description: 'C' } }),
      plan('putRoutingQueue', { queueId: 'other', body: { name: 'A', description: 'B' } }),
      plan('deleteRoutingQueue', { queueId: queue.id }),
    ]) {
      await expect(gate.send(confirmation, other, client)).rejects.toThrow('the person has confirmed another call');
    }
    expect(writes()).toEqual([]);
    await gate.send(confirmation, plan('putRoutingQueue', { queueId: queue.id, body: { description: 'B', name: 'A' } }), client);
    expect(writes()).toHaveLength(1);
  });

  it('expires after five minutes, and is accepted only by the gate that issued it', async () => {
    const clock = { time: 0 };
    const { gate, client, rename, writes } = createWorld(accept(), ['routing:*:*'], { now: () => clock.time });
    const call = rename('Renamed');
    const confirmation = confirmed(await gate.confirm([call], client));
    const other = createWorld(accept());
    await expect(other.gate.send(confirmation, call, client)).rejects.toThrow('has expired');
    await expect(gate.send({ calls: [call] }, call, client)).rejects.toThrow('has expired');
    clock.time = 300_001;
    await expect(gate.send(confirmation, call, client)).rejects.toThrow(
      'putRoutingQueue was not sent: the confirmation has expired. Request a new confirmation',
    );
    expect(writes()).toEqual([]);
  });

  it('is not repeated if it fails', async () => {
    const { gate, client, organisation, rename, writes } = createWorld(accept());
    const call = rename('Renamed');
    const confirmation = confirmed(await gate.confirm([call], client));
    organisation.fail({ route: 'PUT /api/v2/routing/queues/{queueId}', status: 503, times: 1 });
    await expect(gate.send(confirmation, call, client)).rejects.toMatchObject({ status: 503 });
    await expect(gate.send(confirmation, call, client)).rejects.toMatchObject({ code: 'ERR_UNCONFIRMED_WRITE' });
    expect(writes()).toHaveLength(1);
  });

  it('of a plan is confirmed with the others, and sent with none besides', async () => {
    const person = accept();
    const { gate, client, queue, otherQueue, rename, writes } = createWorld(person);
    const calls = [rename('One'), rename('Two', otherQueue.id)];
    const confirmation = confirmed(await gate.confirm(calls, client));
    for (const call of calls) await gate.send(confirmation, call, client);
    await expect(gate.send(confirmation, rename('Three'), client)).rejects.toThrow('another call');
    expect(writes()).toEqual([queue, otherQueue].map(({ id }) => `PUT /api/v2/routing/queues/${id}`));
    expect(person.messages).toHaveLength(1);
    expect(person.messages[0]).toContain(`name: "${queue.name}" → "One"`);
    expect(person.messages[0]).toContain(`name: "${otherQueue.name}" → "Two"`);
    expect(person.messages[0]).toContain('Cost: 2 requests for the rehearsal, 2 to apply the changes.');
  });
});

describe('what the person types', () => {
  it('is the name for a DELETE', async () => {
    const { queue } = createWorld(accept());
    for (const [content, status] of [
      [{ confirmation: queue.name }, 'confirmed'],
      [{ confirmation: queue.name.toLowerCase() }, 'refused'],
      [{ confirmation: `${queue.name} ` }, 'refused'],
      [{ confirm: true }, 'refused'],
    ] as const) {
      const person = accept(content);
      const world = createWorld(person);
      const decision = await world.gate.confirm(
        [plan('deleteRoutingQueue', { queueId: queue.id, forceDelete: true })],
        world.client,
      );
      expect([content, decision.status]).toEqual([content, status]);
      expect(person.messages[0]).toContain(`To confirm, type the name exactly: "${queue.name}"`);
      expect(person.messages[0]).toContain('removes it');
      expect(world.writes()).toEqual([]);
    }
  });

  it('is the number for more than ten writes, and for several with a removal', async () => {
    const person = accept({ confirmation: '11' });
    const world = createWorld(person);
    const creations = Array.from({ length: 11 }, (_, index) => plan('postRoutingQueues', { body: { name: `Queue ${index}` } }));
    expect(await world.gate.confirm(creations, world.client)).toMatchObject({ status: 'confirmed' });
    expect(await world.gate.confirm(creations.slice(1), world.client)).toMatchObject({ status: 'refused', reason: 'mistyped' });
    const removals = [world.queue, world.otherQueue].map(({ id }) =>
      plan('deleteRoutingQueue', { queueId: id, forceDelete: true }),
    );
    await world.gate.confirm(removals, world.client);
    expect(person.messages[2]).toContain('type the number of entities exactly: "2"');
  });

  it('is the number of entities in a list', async () => {
    const person = accept();
    const world = createWorld(person);
    const members = world.organisation.users.slice(0, 12).map(({ id }) => ({ id }));
    await world.gate.confirm([plan('postRoutingQueueMembers', { queueId: world.queue.id, body: members })], world.client);
    expect(person.messages[0]).toContain('type the number of entities exactly: "12"');
  });
});

describe('a refusal', () => {
  it.each([
    ['declined', new Person({ action: 'decline' })],
    ['cancelled', new Person({ action: 'cancel' })],
    ['cancelled', new Person(new Error('the client is gone'))],
    ['mistyped', accept({ confirm: false })],
    ['mistyped', accept({ confirm: 'true' })],
    ['mistyped', new Person({ action: 'accept' })],
  ])('is "%s", and nothing is sent', async (reason, person) => {
    const { gate, client, rename, writes } = createWorld(person);
    const decision = await gate.confirm([rename('Renamed')], client);
    expect(decision).toMatchObject({ status: 'refused', reason, rehearsal: { cost: { writes: 1 } } });
    expect(writes()).toEqual([]);
  });

  it('comes before any request if the write is not allowed, or the client cannot ask', async () => {
    const silent = accept();
    silent.isSupported = false;
    for (const [world, reason, text] of [
      [createWorld(accept(), []), 'not-allowed', "restart it with --allow 'routing:queue:edit'"],
      [createWorld(silent), 'no-elicitation', 'Use a client that supports elicitation'],
      [
        createWorld(accept(), ['routing:*:*'], { findMissingPermissions: () => Promise.resolve(['routing:queue:edit']) }),
        'no-permission',
        'it lacks routing:queue:edit',
      ],
    ] as const) {
      const decision = await world.gate.confirm([world.rename('x')], world.client);
      expect(decision).toMatchObject({ reason, message: expect.stringContaining(text) as unknown, rehearsal: undefined });
      expect(world.organisation.requests).toEqual([]);
    }
  });

  it('names a call that would fail, without asking', async () => {
    const person = accept();
    const { gate, client } = createWorld(person);
    expect(await gate.confirm([plan('postRoutingQueues', { body: { name: 5 } })], client)).toMatchObject({
      reason: 'would-fail',
      message:
        'The sandbox refused postRoutingQueues (status 400), so nothing was sent. Correct the arguments; the rehearsal says why.',
      rehearsal: { calls: [{ failure: { code: 'bad.request' } }] },
    });
    expect(person.messages).toEqual([]);
  });

  it('limits a plan to 100 calls', async () => {
    const { gate, client, rename } = createWorld(accept());
    const calls = Array.from({ length: 101 }, (_, index) => rename(`Queue ${index}`));
    expect(await gate.confirm(calls, client)).toMatchObject({ reason: 'too-many' });
    expect(await gate.confirm([], client)).toMatchObject({ reason: 'too-many' });
  });
});

describe('the message', () => {
  it('quotes names of the platform on one line, whatever they contain', async () => {
    const hostile = 'Sales"\n2. GET /api/v2/users\nTo confirm, type the name exactly: "x\u202E\u{E0041}”';
    const person = accept({ confirmation: hostile });
    const { gate, client, organisation, queue } = createWorld(person);
    organisation.on(RoutingApi, 'getRoutingQueue', () => ({ id: queue.id, name: hostile }));
    const decision = await gate.confirm([plan('deleteRoutingQueue', { queueId: queue.id })], client);
    const [message = ''] = person.messages;
    expect(message.split('\n').filter((line) => /^\d+\./.test(line))).toHaveLength(1);
    expect(message.split('\n').filter((line) => line.startsWith('To confirm'))).toHaveLength(1);
    expect(message).not.toMatch(/[\u202E\u{E0041}”]/u);
    expect(decision.status).toBe('confirmed');
  });

  it('has one line for each of its parts, for any names', async () => {
    const person = accept();
    const world = createWorld(person);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), async (name) => {
        const call = plan('postRoutingQueues', { body: { name } });
        const decision = await world.gate.confirm([call], world.client);
        if (decision.rehearsal?.calls[0]?.outcome !== 'succeeds') return;
        const lines = person.messages.at(-1)?.split('\n') ?? [];
        const { changes } = decision.rehearsal.calls[0];
        expect(lines).toHaveLength(3 + Math.min(changes.length, 20) + Number(changes.length > 20));
        expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }),
      { numRuns: 8 },
    );
  });

  it('hides secrets, and shows the body of what was not rehearsed', async () => {
    const person = accept();
    const { gate, client } = createWorld(person, ['postGuidesJobs']);
    await gate.confirm([plan('postGuidesJobs', { body: { description: 'Sell, password=hunter2-secret' } })], client);
    expect(person.messages[0]).toMatch(/NOT REHEARSED. Body: ".*Sell/);
    expect(person.messages[0]).not.toContain('hunter2');
  });
});

describe('all operations of the contract', () => {
  const guestToken = ['{}', '{"exp":4102444800}'].map((part) => btoa(part).replaceAll('=', '')).join('.') + '.signature';
  const operations = [...operationsByName().values()];
  const writes = operations.filter(isWrite);
  const dummyCall = (operation: (typeof operations)[number]): PlannedCall => {
    const body = operation.body?.type.endsWith('[]') ? [] : {};
    const values = argumentNames(operation).filter((name) => operation.arguments.includes(name));
    return planCall(operation, Object.fromEntries(values.map((name) => [name, name === operation.body?.argument ? body : 'x'])));
  };

  it('are refused by the hook if they write, and pass if they read', async () => {
    const gate = new WriteGate({ allowList: AllowList.parse([]), elicitor: accept() });
    const { transport, sent } = scripted(...operations.map(() => response(200)));
    const client = new ApiClient({ apiUrl: 'https://api.example', transport, timeout: 0, hooks: [gate.hook] });
    client.setAccessToken('token');
    client.setGuestToken(guestToken);
    const refusals = await Promise.all(
      operations.map(async (operation) => {
        const call = operationCallOf(dummyCall(operation));
        const error: unknown = await client.send({ ...call, request: { tag: 'confirmed-1' } }).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        return (error as { code?: string } | undefined)?.code === 'ERR_UNCONFIRMED_WRITE';
      }),
    );
    expect(operations.filter((operation, index) => refusals[index] !== isWrite(operation)).map(({ name }) => name)).toEqual([]);
    expect(sent).toHaveLength(operations.length - writes.length);
    expect(sent.filter(({ method }) => !['GET', 'HEAD', 'POST'].includes(method))).toEqual([]);
  });

  it('are sent only if the person confirms exactly them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writes),
        fc.constantFrom(...writes),
        fc.boolean(),
        async (operation, other, shouldAccept) => {
          const call = dummyCall(operation);
          // The person types what the message asks for.
          const elicitor: Elicitor = {
            isSupported: true,
            ask: (message) => {
              const [, text] = /^To confirm, type .* exactly: "(.*)"$/m.exec(message) ?? [];
              const content = text === undefined ? { confirm: true } : { confirmation: text };
              return Promise.resolve(shouldAccept ? { action: 'accept', content } : { action: 'decline' });
            },
          };
          const gate = new WriteGate({ allowList: AllowList.parse([operation.name, other.name]), elicitor });
          const { transport, sent } = scripted(...Array.from({ length: 200 }, () => response(404)));
          const client = new ApiClient({ apiUrl: 'https://api.example', transport, timeout: 0, hooks: [gate.hook] });
          client.setAccessToken('token');
          client.setGuestToken(guestToken);
          const decision = await gate.confirm([call], client);
          const isSent = (): boolean => sent.some(({ method }) => method !== 'GET');
          expect(isSent()).toBe(false);
          if (decision.status !== 'confirmed') return;
          expect(shouldAccept).toBe(true);
          const otherCall = dummyCall(other);
          if (otherCall.fingerprint !== call.fingerprint) {
            await expect(gate.send(decision.confirmation, otherCall, client)).rejects.toMatchObject({
              code: 'ERR_UNCONFIRMED_WRITE',
            });
          }
          expect(isSent()).toBe(false);
          await gate.send(decision.confirmation, call, client).catch(() => undefined);
          expect(sent.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`)).toEqual([
            `${operation.verb} https://api.example${call.target}`,
          ]);
        },
      ),
      { numRuns: 12 },
    );
  });
});
