import { onAbort } from '../core/transport/abort-listeners.js';
import { AbortError, ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { isRecord, kindOf } from '../core/values/plain-objects.js';
import type { Gate } from './pacing/gate.js';
import type { Entity, Run } from './run.js';

type EntityIterator = Iterator<unknown> | AsyncIterator<unknown>;

/**
 * Reads the source of a run, one entity at a time, while its gate is open. Ends early if the caller has left the run.
 *
 * @throws ConfigurationError if the source is no iterable or yields anything but objects; AbortError, even if the source never
 *   yields again; any error of the source.
 */
export async function* readSource(run: Run, gate: Gate): AsyncGenerator<Entity, void> {
  const iterator = openSource(run);
  let isOpen = true;
  try {
    for (let position = 0; !gate.watch.hasLeft(); position++) {
      while (!gate.isOpen()) if (!(await gate.pass())) return;
      // An iterator that throws or returns no result has closed itself.
      isOpen = false;
      const result = await nextOf(iterator, gate, run);
      if (result.done === true) return;
      isOpen = true;
      yield entityAt(position, result.value, run);
    }
  } finally {
    if (isOpen) await closeSource(iterator);
    // A hanging source closes itself when it continues.
    else if (gate.signal?.aborted) void closeSource(iterator);
  }
}

function openSource(run: Run): EntityIterator {
  const source = run.source();
  const { [Symbol.asyncIterator]: openAsync, [Symbol.iterator]: open } = Object(source) as Partial<
    AsyncIterable<unknown> & Iterable<unknown>
  >;
  const opener: unknown = openAsync ?? open;
  if (typeof source === 'object' && typeof opener === 'function') {
    const iterator: unknown = opener.call(source);
    if (isObject(iterator) && typeof iterator['next'] === 'function') return iterator as unknown as EntityIterator;
  }
  const hint =
    isObject(source) && typeof source['then'] === 'function' ? ' Use an async generator to await something first.' : '';
  throw new ConfigurationError(
    `source of the bulk run ${run.name} returned ${kindOf(source)}. It must return an iterable of entities: a list's items(), an array or a generator.${hint}`,
  );
}

/** The next result. Rejects as soon as the run is aborted, because a source may hang. */
async function nextOf(iterator: EntityIterator, { signal }: Gate, run: Run): Promise<IteratorResult<unknown, unknown>> {
  const next: unknown = iterator.next();
  const result = isThenable(next) ? await orAborted(next, signal, run) : next;
  if (!isObject(result))
    throw new ConfigurationError(`source of the bulk run ${run.name} is not an iterable: its next() returned ${kindOf(result)}`);
  const { done, value } = result;
  // Like `for await` with an array of promises.
  return { done: done === true, value: isThenable(value) ? await orAborted(value, signal, run) : value };
}

function orAborted(work: PromiseLike<unknown>, signal: AbortSignal | undefined, run: Run): PromiseLike<unknown> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const release = onAbort(signal, (reason) => {
      reject(new AbortError(run.title, { cause: reason }));
    });
    work.then(resolve, reject).then(release, release);
  });
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return isObject(value) && typeof value['then'] === 'function';
}

function entityAt(position: number, value: unknown, { name }: Run): Entity {
  if (isRecord(value)) return value;
  const hint = Array.isArray(value) ? ' Yield entities one by one, not pages.' : '';
  throw new ConfigurationError(
    `source of the bulk run ${name} yielded ${kindOf(value)} at position ${position}. It must yield entities, which are objects.${hint}`,
  );
}

/** Lets the source clean up. Its errors must not hide why the run has stopped reading. */
async function closeSource(iterator: EntityIterator): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // Ignored, see above.
  }
}
