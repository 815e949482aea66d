import type { CallGroup } from '../core/call/call-group.js';
import { runIn } from '../core/call/call-group.js';
import type { RequestOptions } from '../core/call/operation.js';
import { awaitResult } from '../core/call/await-result.js';
import { classifyFailure, describeFailure } from './failure.js';
import type { Gate } from './pacing/gate.js';
import type { Planned, EntityEvent } from './journal/lines.js';
import { state } from './journal/lines.js';
import type { Run } from './run.js';
import { hasPreviousValues } from './entity-comparison.js';
import type { Writer } from './journal/writer.js';

/** How many attempts an entity has for each reason to retry. */
const MAX_ATTEMPTS = 3;

/** The longest delay if the platform requests none, in ms. */
const LONGEST_MS = 60_000;

/** The context of processing entities. */
export interface ProcessingContext {
  run: Run;
  writer: Writer;
  gate: Gate;
  request: RequestOptions;
  signal: AbortSignal | undefined;
  /** The maximum delay that the platform may request, in ms. */
  maxWaitMs: number;
  /** What the calls belong to. */
  group: CallGroup | undefined;
}

/** A change to send. */
export interface Task {
  planned: Planned;
  /** An earlier request may have been processed, so the entity must be read before another request. */
  isUnclear: boolean;
}

/** Counts the reasons to retry and applies the delay of each. */
class RetryCounter {
  conflicts = 0;
  unknowns = 0;
  limits = 0;

  constructor(readonly context: ProcessingContext) {}

  /**
   * @returns the meaning of the failure; `undefined` if there are no attempts left. @throws errors that would affect all other
   *   entities.
   */
  handle(error: unknown): ReturnType<typeof classifyFailure>['kind'] | undefined {
    const { gate, signal, maxWaitMs } = this.context;
    if (signal?.aborted) throw error;
    const meaning = classifyFailure(error);
    switch (meaning.kind) {
      case 'final':
        throw error;
      case 'limited': {
        const afterMs = msOf(meaning.retryAfter) ?? Math.min(1000 * 2 ** this.limits++, LONGEST_MS);
        if (afterMs > maxWaitMs) throw error;
        gate.close(afterMs);
        return 'limited';
      }
      case 'conflict':
        return ++this.conflicts < MAX_ATTEMPTS ? 'conflict' : undefined;
      case 'unknown':
        if (++this.unknowns >= MAX_ATTEMPTS) return undefined;
        gate.close(Math.min(msOf(meaning.retryAfter) ?? 1000 * 2 ** (this.unknowns - 1), maxWaitMs));
        return 'unknown';
      default:
        return meaning.kind;
    }
  }
}

/** `Retry-After` is in s. */
function msOf(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Applies the change to one entity and records the result. */
export async function processEntity(context: ProcessingContext, { planned: firstPlan, isUnclear }: Task): Promise<void> {
  const { run, writer, gate, request } = context;
  const { place } = firstPlan;
  const retries = new RetryCounter(context);
  let planned = firstPlan;
  let shouldRead = isUnclear;
  let isUncertain = isUnclear;
  for (;;) {
    let isSent = false;
    try {
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      if (shouldRead) {
        const result = await checkEntity(context, planned, isUncertain);
        if (!('planned' in result)) {
          writer.post(result);
          return;
        }
        planned = result.planned;
        shouldRead = false;
      }
      await writer.add({ letter: 's', place });
      // The run may have been paused while the entity was read or the journal was written.
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      isSent = true;
      await awaitResult(runIn(context.group, () => run.apply(planned, request)));
      writer.post({ letter: 'd', place });
      return;
    } catch (error) {
      const meaning = retries.handle(error);
      if (isSent && meaning === 'gone' && !run.isCreation) {
        writer.post({ letter: 'x', place, reason: 'it no longer exists' });
        return;
      }
      isUncertain ||= isSent && classifyFailure(error).kind === 'unknown';
      if (meaning === undefined || meaning === 'refused' || meaning === 'gone') {
        writer.post({ letter: isUncertain ? 'q' : 'f', place, reason: describeFailure(error) });
        return;
      }
      shouldRead ||= isSent && meaning !== 'limited';
    }
  }
}

/** Reads the entity. @returns the change to send, or the result if there is nothing to send. */
async function checkEntity(
  context: ProcessingContext,
  planned: Planned,
  isUncertain: boolean,
): Promise<EntityEvent | { planned: Planned }> {
  const { run, writer } = context;
  const { place } = planned;
  const entity = await readEntity(context, planned);
  if (run.isCreation) {
    if (entity === undefined) return { planned };
    return isUncertain
      ? { letter: 'd', place }
      : { letter: 'f', place, reason: 'it exists already, and this run did not create it' };
  }
  if (entity === undefined) return { letter: 'x', place, reason: 'it no longer exists' };
  if (isUncertain && run.isApplied(entity, planned)) return { letter: 'd', place };
  const newPlan = run.plan(entity, planned.key);
  if (!newPlan) return { letter: 'x', place, reason: 'it no longer needs the change' };

  if (JSON.stringify(newPlan) !== JSON.stringify({ change: planned.change, keptValues: planned.keptValues }))
    await writer.add({ letter: 'c', place, change: newPlan.change, keptValues: newPlan.keptValues });
  return { planned: { ...planned, ...newPlan } };
}

async function readEntity(context: ProcessingContext, planned: Planned): Promise<unknown> {
  const { run, request } = context;
  try {
    return (await awaitResult(runIn(context.group, () => run.readEntity(planned, request)))) ?? undefined;
  } catch (error) {
    if (classifyFailure(error).kind === 'gone') return undefined;
    throw error;
  }
}

/** Applies several changes in one call; if it fails, each change separately. */
export async function processBatch(context: ProcessingContext, items: readonly Planned[]): Promise<void> {
  const { run, writer, gate, request } = context;
  const { batch } = run;
  const retries = new RetryCounter(context);
  for (;;) {
    try {
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      await writer.add(...items.map(({ place }) => ({ letter: 's', place }) as const));
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      const batchItems = items.map(({ key, keptValues, change }) => ({
        key,
        kept: keptValues as Record<string, unknown>,
        change,
      }));
      const response = await awaitResult(runIn(context.group, () => batch?.apply(batchItems, request) ?? Promise.resolve()));
      const rejections = new Map(batch?.refused?.(response));
      for (const { place, key } of items) {
        // A listed key was rejected, with or without a reason.
        if (rejections.has(key)) writer.post({ letter: 'f', place, reason: String(rejections.get(key)).slice(0, 300) });
        else writer.post({ letter: 'd', place });
      }
      return;
    } catch (error) {
      if (retries.handle(error) === 'limited') continue;
      // Some of the changes may have been processed.
      for (const planned of items) await processEntity(context, { planned, isUnclear: true });
      return;
    }
  }
}

/** Restores the previous values. @returns the result, or `undefined` if the caller has left the paused run. */
export async function undoEntity(
  context: ProcessingContext,
  planned: Planned,
): Promise<'done' | 'failed' | 'skipped' | undefined> {
  const { run, writer, gate, request } = context;
  const { place } = planned;
  const wasDone = writer.states.at(place) === state.done || writer.states.at(place) === state.left;
  const leaveUnchanged = (reason: string): 'skipped' => {
    writer.post({ letter: 'l', place, reason });
    return 'skipped';
  };
  const retries = new RetryCounter(context);
  for (;;) {
    try {
      while (!gate.isOpen()) if (!(await gate.pass())) return undefined;
      const entity = await readEntity(context, planned);
      const isOurs = entity !== undefined && run.isApplied(entity, planned);
      while (isOurs && !gate.isOpen()) if (!(await gate.pass())) return undefined;
      if (isOurs) await awaitResult(runIn(context.group, () => run.undo(entity, planned, request)));
      else if (entity === undefined) {
        // An entity that was possibly never created need not be removed.
        if (!run.isCreation || wasDone) return leaveUnchanged('it no longer exists');
      } else if (run.isCreation || !hasPreviousValues(entity, planned.keptValues, planned.change)) {
        return leaveUnchanged('it has been changed since');
      }
      writer.post({ letter: 'u', place });
      return 'done';
    } catch (error) {
      const meaning = retries.handle(error);
      if (meaning === undefined || meaning === 'refused' || meaning === 'gone') {
        leaveUnchanged(describeFailure(error));
        return 'failed';
      }
    }
  }
}
