import type { CallSender } from '../../core/call/operation.js';
import { isObject } from '../../core/values/is-object.js';
import { applyChanges, listChanges, valueAt } from './difference.js';
import type { FieldChange } from './difference.js';
import { targetName } from './entity-name.js';
import { OrganisationReader } from './organisation-reader.js';
import type { PlannedCall } from './planned-call.js';
import { referencesOf, subjectOf } from './resources.js';
import type { Resource } from './resources.js';
import { Stage } from './stage.js';

/** What a rehearsal shows about a call. `unknown`: the sandbox could not rehearse it, and `gaps` says why. */
export type RehearsalOutcome = 'succeeds' | 'fails' | 'unknown';

/** Why the platform would refuse a call. Message and code are those of the sandbox. */
export interface RehearsedFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** What a call would do. */
export interface RehearsedCall {
  readonly call: PlannedCall;
  readonly verb: string;
  /** Path and query with values, encoded. */
  readonly target: string;
  /** The name of what the call changes; `undefined` if it has none, or could not be read. */
  readonly entityName: string | undefined;
  readonly outcome: RehearsalOutcome;
  readonly failure: RehearsedFailure | undefined;
  /** What the organisation has now; `undefined` if the call creates something, or it could not be read. */
  readonly before: unknown;
  /** What the organisation would have; `undefined` if the call deletes it, or it is not known. */
  readonly after: unknown;
  /** The fields that differ. */
  readonly changes: readonly FieldChange[];
  /** What could not be rehearsed. Sentences without texts of the platform. */
  readonly gaps: readonly string[];
}

/** Requests to the organisation. */
export interface RehearsalCost {
  /** Requests that the rehearsal sent. */
  readonly reads: number;
  /** Requests that the calls will send. */
  readonly writes: number;
}

export interface Rehearsal {
  readonly calls: readonly RehearsedCall[];
  readonly cost: RehearsalCost;
}

/** The state of the organisation that a call concerns. */
interface CallState {
  readonly call: PlannedCall;
  readonly subject: Resource | undefined;
  readonly before: unknown;
  readonly gaps: readonly string[];
  /** Whether the sandbox will lack an entity that the call names. */
  readonly lacksEntity: boolean;
  /** Whether what the call changes does not exist. */
  readonly isMissing: boolean;
}

/** What a rehearsal adds to the description of a call. */
type Result = Pick<RehearsedCall, 'outcome' | 'failure' | 'after' | 'changes' | 'gaps'>;

/**
 * Rehearses writes, in their order, on a sandbox that has the entities concerned. The organisation only receives reads.
 *
 * @param sender - The client of the organisation.
 */
export async function rehearse(calls: readonly PlannedCall[], sender: CallSender): Promise<Rehearsal> {
  const reader = new OrganisationReader(sender);
  const states: CallState[] = [];
  for (const call of calls) states.push(await readState(call, reader));
  const stage = Stage.open(reader.results);
  const rehearsedCalls: RehearsedCall[] = [];
  for (const state of states) {
    const entityName = targetName(state.call, reader.results);
    rehearsedCalls.push({ ...(await rehearseCall(state, stage)), entityName });
  }
  return { calls: rehearsedCalls, cost: { reads: reader.reads, writes: calls.length } };
}

async function readState(call: PlannedCall, reader: OrganisationReader): Promise<CallState> {
  const subject = subjectOf(call);
  const before = subject && (await reader.read(subject));
  const references = referencesOf(call);
  for (const reference of references) await reader.read(reference);
  const resources = new Map([...(subject ? [subject] : []), ...references].map((resource) => [resource.path, resource]));
  const failures = [...resources.values()].flatMap((resource) => {
    const reason = reader.failureOf(resource);
    return reason === undefined ? [] : [`${resource.path} could not be read: ${reason}.`];
  });
  const gaps = [...failures, ...partialListGaps(before)];
  return {
    call,
    subject,
    before,
    gaps,
    lacksEntity: gaps.length > 0 || namesUnreadEntity(call, resources),
    isMissing: subject?.path === call.request.path && reader.isMissing(subject),
  };
}

/** Whether the path has an id of which nothing was read. */
function namesUnreadEntity({ operation, request }: PlannedCall, resources: ReadonlyMap<string, Resource>): boolean {
  const segments = request.path.split('/');
  const shown = [...resources.values()].flatMap(({ path, kind }) => (kind === 'list' ? [path] : [path.split('/').at(-1) ?? '']));
  return operation.path.split('/').some((segment, index) => {
    if (!segment.startsWith('{')) return false;
    return !shown.includes(segments[index] ?? '') && !shown.includes(segments.slice(0, index).join('/'));
  });
}

function partialListGaps(before: unknown): string[] {
  if (!isObject(before)) return [];
  const { entities, total } = before;
  if (!Array.isArray(entities) || typeof total !== 'number' || total <= entities.length) return [];
  return [`Only the first ${entities.length} of ${total} entries of the list were read.`];
}

async function rehearseCall(state: CallState, stage: Stage): Promise<Omit<RehearsedCall, 'entityName'>> {
  const { call, before } = state;
  return {
    call,
    verb: call.operation.verb,
    target: call.target,
    before,
    ...(resultWithoutRehearsal(state, stage) ?? (await resultOf(state, stage))),
  };
}

/** Returns the result of a call that needs no rehearsal, or cannot be rehearsed. */
function resultWithoutRehearsal({ call, subject, before, gaps, isMissing }: CallState, stage: Stage): Result | undefined {
  const { verb } = call.operation;
  if (isMissing && (verb === 'DELETE' || verb === 'PATCH')) {
    const failure = { status: 404, code: 'not.found', message: `${call.request.path} does not exist.` };
    return { outcome: 'fails', failure, after: undefined, changes: [], gaps: [] };
  }
  if (subject && before === undefined) return unknownResult(gaps, 'Without the current state, the call was not rehearsed.');
  if (subject && !stage.holds(subject.path))
    return unknownResult(gaps, `The sandbox cannot hold ${subject.path}, so the call was not rehearsed.`);
  if (stage.isEmpty)
    return unknownResult(gaps, 'The sandbox cannot hold the entities that the call names, so the call was not rehearsed.');
  return undefined;
}

async function resultOf({ call, subject, before, gaps, lacksEntity }: CallState, stage: Stage): Promise<Result> {
  const sandboxBefore = subject && (await stage.read(subject.path));
  if (subject && sandboxBefore === undefined)
    return unknownResult(gaps, `The sandbox does not show ${subject.path}, so the call was not rehearsed.`);
  const { status, body } = await stage.send(call);
  // Without a subject, it is not known whether the organisation has what the sandbox lacks.
  if (status >= 400) return failedResult(gaps, lacksEntity || (!subject && status === 404), status, body);
  if (!subject) {
    const created = withoutId(body);
    return { outcome: 'succeeds', failure: undefined, after: created, changes: listChanges({}, created), gaps };
  }
  const sandboxAfter = await stage.read(subject.path);
  const changes = withValuesOf(before, listChanges(sandboxBefore, sandboxAfter));
  const after = sandboxAfter === undefined ? undefined : applyChanges(before, changes);
  const remarks = changes.length === 0 ? ['The sandbox shows no change of what can be read.'] : [];
  return { outcome: 'succeeds', failure: undefined, after, changes, gaps: [...gaps, ...remarks] };
}

/** The sandbox may have other values than the organisation, for fields that a seed file cannot hold. */
function withValuesOf(before: unknown, changes: readonly FieldChange[]): FieldChange[] {
  return changes
    .map((change) => ({ ...change, before: valueAt(before, change.path) ?? change.before }))
    .filter((change) => listChanges(change.before, change.after).length > 0);
}

function failedResult(gaps: readonly string[], lacksEntity: boolean, status: number, body: unknown): Result {
  if (status === 501) return unknownResult(gaps, 'The sandbox does not implement the operation, so the call was not rehearsed.');
  if (status >= 500) return unknownResult(gaps, `The sandbox failed with status ${status}, so the call was not rehearsed.`);
  if (lacksEntity)
    return unknownResult(gaps, `The sandbox refused the call with status ${status}, and it lacks what could not be read.`);
  const { code, message } = isObject(body) ? body : { code: undefined, message: undefined };
  const failure = { status, code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
  return { outcome: 'fails', failure, after: undefined, changes: [], gaps };
}

function unknownResult(gaps: readonly string[], reason: string): Result {
  return { outcome: 'unknown', failure: undefined, after: undefined, changes: [], gaps: [...gaps, reason] };
}

/** The platform chooses other ids than the sandbox. */
function withoutId(body: unknown): unknown {
  if (!isObject(body) || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'id' && name !== 'selfUri'));
}
