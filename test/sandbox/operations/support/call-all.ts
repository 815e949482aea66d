import { createSandbox } from 'contact-centre-client/sandbox';
import { isDeepStrictEqual } from 'node:util';
import type { Sandbox, SandboxEvent, SandboxState } from 'contact-centre-client/sandbox';
import { vi } from 'vitest';
import type { ContractOperation } from '../../../../src/contract/index.js';
import { UNSUPPORTED } from '../../../../src/sandbox/http/not-implemented.js';
import { Changes } from '../../../../src/sandbox/store/changes.js';
import type { Caller, Outcome } from './caller.js';
import { openForAll } from './filled-sandbox.js';
import { plausible } from './plausible-values.js';
import { queries, satisfied } from './calls-without-change.js';

export interface Called {
  operation: ContractOperation;
  outcome: Outcome;
  /** Whether it should have changed something, but did not. */
  isIdle: boolean;
}

/** What all operations of a sandbox did, each called once. */
export interface WholeWalk {
  caller: Caller;
  called: Called[];
  /** The responses of a sandbox that refuses what is not implemented, to the operations for which only the shape is known. */
  refused: Called[];
  events: SandboxEvent[];
  /** The addresses of successful reads, before anything was deleted. */
  read: ReadonlySet<string>;
  /** Differences in a sandbox of another seed after the state was restored in it. */
  differing: string[];
}

const describeOperation = ({ verb, path }: ContractOperation): string => `${verb} ${path}`;

/** Reads come after creations, deletions come late, and the caller's own token is deleted last. */
function turn({ verb, path }: ContractOperation): number {
  const isOfAll = verb === 'DELETE' && path === '/api/v2/conversations/{conversationId}';
  // A published entity cannot be changed any more.
  const isFinal = verb === 'POST' && path.endsWith('/publish') ? 0.5 : 0;
  const isLast = path === '/api/v2/tokens/me';
  return ['POST', 'PUT', 'PATCH', 'GET', 'HEAD', 'DELETE'].indexOf(verb) + isFinal + (isOfAll ? 1 : isLast ? 6 : 0);
}

const isUnsupported = ({ headers }: Outcome): boolean => UNSUPPORTED in headers;

/** Calls every operation of a sandbox once, and compares what it reads with a sandbox that has the same state. */
export async function walkAll(): Promise<WholeWalk> {
  // The time advances with each call, so that every change has a different time on any machine.
  let time = Date.now();
  const now = (): number => (time += 1);
  const { caller, sandbox, token } = await openForAll({ now, unsupported: 'shape' });
  keepFewConversations(sandbox);
  // Jobs end before the next request.
  sandbox.planJob({ lastsMs: 0, times: 10_000 });
  const events: SandboxEvent[] = [];
  sandbox.subscribe((event) => events.push(event));
  const called: Called[] = [];
  const read = new Set<string>();
  let differing: string[] | undefined;
  // Most changes are reported to watchers. If none is reported, the call is repeated and the complete state is compared.
  const tell = vi.spyOn(Changes.prototype, 'notify');
  const hasChanged = (): boolean =>
    tell.mock.calls.some(([, , before, after]) => JSON.stringify(before) !== JSON.stringify(after));
  for (const operation of [...caller.operations].sort((a, b) => turn(a) - turn(b))) {
    if (operation.verb === 'DELETE') differing ??= await differences({ sandbox, token, read, now });
    const outcome = await caller.plausibly(operation, () => {
      tell.mockClear();
    });
    const isIdle = mustChange(operation, outcome) && !hasChanged() && (await isIdleAgain(caller, sandbox, operation));
    called.push({ operation, outcome, isIdle });
    if (differing === undefined && operation.verb === 'GET' && outcome.status < 300) read.add(lastAddress(sandbox));
  }
  tell.mockRestore();
  const unsupported = called.filter(({ outcome }) => isUnsupported(outcome)).map(({ operation }) => operation);
  return { caller, called, refused: await refusals(unsupported), events, read, differing: differing ?? [] };
}

/** With the day of conversations, the state is too large to compare before and after each call. */
function keepFewConversations(sandbox: Sandbox): void {
  const { collections, ...state } = sandbox.snapshot();
  const conversations = collections['conversations'] ?? [];
  sandbox.restore({ ...state, collections: { ...collections, conversations: conversations.slice(-FEW) } });
}

const FEW = 20;

function mustChange(operation: ContractOperation, outcome: Outcome): boolean {
  const isRead = ['GET', 'HEAD'].includes(operation.verb) || queries.test(operation.path);
  return !isRead && !satisfied.has(describeOperation(operation)) && outcome.status < 300 && !isUnsupported(outcome);
}

/** A write without effect may have sent values that were already set: it is repeated with all optional fields. */
async function isIdleAgain(caller: Caller, sandbox: Sandbox, operation: ContractOperation): Promise<boolean> {
  const { body } = operation;
  const values = await caller.values(operation);
  const before = stateOf(sandbox);
  const full = body && { [body.argument]: plausible(body.type) };
  const { status } = await caller.call(operation, { ...values, ...full }, body?.required === false ? full : undefined);
  return status < 300 && isDeepStrictEqual(stateOf(sandbox), before);
}

/** The complete state without the positions of random values. */
function stateOf(sandbox: Sandbox): Pick<SandboxState, 'collections' | 'tokens'> {
  const { collections, tokens } = sandbox.snapshot();
  return { collections, tokens };
}

function lastAddress(sandbox: Sandbox): string {
  const { path, query } = sandbox.requests.at(-1)!;
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

interface Compared {
  sandbox: Sandbox;
  token: string;
  read: ReadonlySet<string>;
  now: () => number;
}

async function differences({ sandbox, token, read, now }: Compared): Promise<string[]> {
  const restored = createSandbox({ seed: 99, rateLimit: false, unsupported: 'shape', now });
  restored.restore(sandbox.snapshot());
  const differing: string[] = [];
  for (const address of read) {
    const before = await shown(sandbox, token, address);
    const after = await shown(restored, token, address);
    // Work in progress advances between the two.
    if (after !== before && after !== (await shown(sandbox, token, address))) differing.push(`${address}\n${before}\n${after}`);
  }
  return differing;
}

/** Without times, and without the ID that each error has. */
async function shown({ fetch }: Sandbox, token: string, address: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(new Request(`https://api.mypurecloud.com${address}`, { headers }));
  const text = await response.text();
  return `${response.status} ${text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|"contextId":"[^"]*"/g, '')}`;
}

async function refusals(operations: readonly ContractOperation[]): Promise<Called[]> {
  const { caller } = await openForAll();
  const refused: Called[] = [];
  for (const operation of operations) {
    refused.push({ operation, outcome: await caller.plausibly(operation), isIdle: false });
  }
  return refused;
}
