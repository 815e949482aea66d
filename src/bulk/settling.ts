import type { RequestOptions } from '../core/call/operation.js';
import { awaitResult } from '../core/call/await-result.js';
import { meaningOf, reasonOf } from './failure.js';
import type { Gate } from './pacing/gate.js';
import type { Planned, Told } from './journal/lines.js';
import { state } from './journal/lines.js';
import type { Run } from './run.js';
import { holdsBefore } from './same.js';
import type { Writer } from './journal/writer.js';

/** How many attempts an entity has for each reason to retry. */
const TRIES = 3;

/** The longest delay if the platform requests none, in ms. */
const LONGEST_MS = 60_000;

/** The context of processing entities. */
export interface Workplace {
  run: Run;
  writer: Writer;
  gate: Gate;
  request: RequestOptions;
  signal: AbortSignal | undefined;
  /** The maximum delay that the platform may request, in ms. */
  maxWaitMs: number;
}

/** A change to send. */
export interface Task {
  planned: Planned;
  /** An earlier request may have been processed, so the entity must be read before another request. */
  isUnclear: boolean;
}

/** Counts the reasons to retry and applies the delay of each. */
class Tries {
  conflicts = 0;
  unknowns = 0;
  limits = 0;

  constructor(readonly at: Workplace) {}

  /**
   * @returns the meaning of the failure; `undefined` if there are no attempts left. @throws errors that would affect all other
   *   entities.
   */
  after(error: unknown): ReturnType<typeof meaningOf>['is'] | undefined {
    const { gate, signal, maxWaitMs } = this.at;
    if (signal?.aborted) throw error;
    const meaning = meaningOf(error);
    switch (meaning.is) {
      case 'final':
        throw error;
      case 'limited': {
        const afterMs = msOf(meaning.after) ?? Math.min(1000 * 2 ** this.limits++, LONGEST_MS);
        if (afterMs > maxWaitMs) throw error;
        gate.close(afterMs);
        return 'limited';
      }
      case 'conflict':
        return ++this.conflicts < TRIES ? 'conflict' : undefined;
      case 'unknown':
        if (++this.unknowns >= TRIES) return undefined;
        gate.close(Math.min(msOf(meaning.after) ?? 1000 * 2 ** (this.unknowns - 1), maxWaitMs));
        return 'unknown';
      default:
        return meaning.is;
    }
  }
}

/** `Retry-After` is in s. */
function msOf(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Applies the change to one entity and records the result. */
export async function settle(at: Workplace, { planned, isUnclear }: Task): Promise<void> {
  const { run, writer, gate, request } = at;
  const { place } = planned;
  const tries = new Tries(at);
  let item = planned;
  let wantsLook = isUnclear;
  let unclear = isUnclear;
  for (;;) {
    let isSent = false;
    try {
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      if (wantsLook) {
        const looked = await lookedAt(at, item, unclear);
        if (!('planned' in looked)) {
          writer.post(looked);
          return;
        }
        item = looked.planned;
        wantsLook = false;
      }
      await writer.add({ letter: 's', place });
      // The run may have been paused while the entity was read or the journal was written.
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      isSent = true;
      await awaitResult(run.apply(item, request));
      writer.post({ letter: 'd', place });
      return;
    } catch (error) {
      const meaning = tries.after(error);
      if (isSent && meaning === 'gone' && !run.makes) {
        writer.post({ letter: 'x', place, reason: 'it is no longer there' });
        return;
      }
      unclear ||= isSent && meaningOf(error).is === 'unknown';
      if (meaning === undefined || meaning === 'refused' || meaning === 'gone') {
        writer.post({ letter: unclear ? 'q' : 'f', place, reason: reasonOf(error) });
        return;
      }
      wantsLook ||= isSent && meaning !== 'limited';
    }
  }
}

/** Reads the entity. @returns the change to send, or the result if there is nothing to send. */
async function lookedAt(
  { run, writer, request }: Workplace,
  item: Planned,
  unclear: boolean,
): Promise<Told | { planned: Planned }> {
  const { place } = item;
  const now = await found(run, item, request);
  if (run.makes) {
    if (now === undefined) return { planned: item };
    return unclear ? { letter: 'd', place } : { letter: 'f', place, reason: 'there is one already, which is none of this run' };
  }
  if (now === undefined) return { letter: 'x', place, reason: 'it is no longer there' };
  if (unclear && run.isApplied(now, item)) return { letter: 'd', place };
  const anew = run.plan(now, item.key);
  if (!anew) return { letter: 'x', place, reason: 'it no longer needs the change' };
  const planned = { ...item, ...anew };
  if (JSON.stringify(anew) !== JSON.stringify({ change: item.change, kept: item.kept }))
    await writer.add({ letter: 'c', place, change: anew.change, kept: anew.kept });
  return { planned };
}

async function found(run: Run, item: Planned, request: RequestOptions): Promise<unknown> {
  try {
    return (await awaitResult(run.look(item, request))) ?? undefined;
  } catch (error) {
    if (meaningOf(error).is === 'gone') return undefined;
    throw error;
  }
}

/** Applies several changes in one call; if it fails, each change separately. */
export async function settleTogether(at: Workplace, items: readonly Planned[]): Promise<void> {
  const { run, writer, gate, request } = at;
  const { batch } = run;
  const tries = new Tries(at);
  for (;;) {
    try {
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      await writer.add(...items.map(({ place }) => ({ letter: 's', place }) as const));
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      const given = items.map(({ key, kept, change }) => ({ key, kept: kept as Record<string, unknown>, change }));
      const answer = await awaitResult(batch?.apply(given, request) ?? Promise.resolve());
      const refused = new Map(batch?.refused?.(answer));
      for (const { place, key } of items) {
        // A listed key was rejected, with or without a reason.
        if (refused.has(key)) writer.post({ letter: 'f', place, reason: String(refused.get(key)).slice(0, 300) });
        else writer.post({ letter: 'd', place });
      }
      return;
    } catch (error) {
      if (tries.after(error) === 'limited') continue;
      // Some of the changes may have been processed.
      for (const planned of items) await settle(at, { planned, isUnclear: true });
      return;
    }
  }
}

/** Restores the previous values. @returns the result, or `undefined` if the caller has left the paused run. */
export async function undo(at: Workplace, item: Planned): Promise<'done' | 'failed' | 'skipped' | undefined> {
  const { run, writer, gate, request } = at;
  const { place } = item;
  const wasDone = writer.states.at(place) === state.done || writer.states.at(place) === state.left;
  const left = (reason: string): 'skipped' => {
    writer.post({ letter: 'l', place, reason });
    return 'skipped';
  };
  const tries = new Tries(at);
  for (;;) {
    try {
      while (!gate.isOpen()) if (!(await gate.pass())) return undefined;
      const now = await found(run, item, request);
      const isOurs = now !== undefined && run.isApplied(now, item);
      while (isOurs && !gate.isOpen()) if (!(await gate.pass())) return undefined;
      if (isOurs) await awaitResult(run.undo(now, item, request));
      else if (now === undefined) {
        // An entity that was possibly never created need not be removed.
        if (!run.makes || wasDone) return left('it is no longer there');
      } else if (run.makes || !holdsBefore(now, item.kept, item.change)) {
        return left('others have changed it since');
      }
      writer.post({ letter: 'u', place });
      return 'done';
    } catch (error) {
      const meaning = tries.after(error);
      if (meaning === undefined || meaning === 'refused' || meaning === 'gone') {
        left(reasonOf(error));
        return 'failed';
      }
    }
  }
}
