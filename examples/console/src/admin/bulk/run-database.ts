import { BULK_DATABASE } from '../../session/personal-data.js';

/** A run that this browser stores, so that it can continue after the page was closed. */
export interface StoredRun {
  readonly id: string;
  /** The user who has started it. */
  readonly owner: string | undefined;
  /** The path of the import that it belongs to. */
  readonly importPath: string;
  /** The name of the file. */
  readonly name: string;
  /** ms since the epoch */
  readonly startedAt: number;
  /** What it changes, as plain JSON. */
  readonly items: readonly object[];
}

/** A line of a journal. */
interface StoredLine {
  readonly run: string;
  readonly kind: LineKind;
  readonly line: string;
}

export type LineKind = 'head' | 'plan' | 'event';

const RUNS = 'runs';
const LINES = 'lines';
/** The index of lines by run and kind. */
const BY_KIND = 'by-kind';

let opened: Promise<IDBDatabase> | undefined;

/** Opens the database once. A failure is not cached. */
async function database(): Promise<IDBDatabase> {
  opened ??= openDatabase();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(BULK_DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RUNS, { keyPath: 'id' });
      request.result.createObjectStore(LINES, { autoIncrement: true }).createIndex(BY_KIND, ['run', 'kind']);
    };
    request.onsuccess = () => {
      const { result } = request;
      // The database is deleted when the user signs out.
      result.onversionchange = () => {
        result.close();
        opened = undefined;
      };
      resolve(result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('This browser cannot open its database.'));
    };
  });
}

/** Makes a change, and resolves once it is stored durably. */
async function write(stores: string[], change: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      reject(transaction.error ?? new Error('This browser cannot store the progress.'));
    };
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onerror = fail;
    transaction.onabort = fail;
    change(transaction);
  });
}

async function read<T>(store: string, request: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const objects = (await database()).transaction(store, 'readonly').objectStore(store);
  return await new Promise((resolve, reject) => {
    const pending = request(objects);
    pending.onsuccess = () => {
      resolve(pending.result);
    };
    pending.onerror = () => {
      reject(pending.error ?? new Error('This browser cannot read the progress.'));
    };
  });
}

export async function addLines(run: string, kind: LineKind, lines: readonly string[]): Promise<void> {
  await write([LINES], (transaction) => {
    const store = transaction.objectStore(LINES);
    for (const line of lines) store.add({ run, kind, line } satisfies StoredLine);
  });
}

/** Returns the lines of a run in the order in which they were added. */
export async function readLines(run: string, kind: LineKind): Promise<string[]> {
  const stored = await read(LINES, (store) => store.index(BY_KIND).getAll([run, kind]) as IDBRequest<StoredLine[]>);
  return stored.map(({ line }) => line);
}

export async function saveRun(run: StoredRun): Promise<void> {
  await write([RUNS], (transaction) => {
    transaction.objectStore(RUNS).put(run);
  });
}

/** Returns the stored runs of an import, the latest first. */
export async function readRuns(importPath: string, owner: string | undefined): Promise<StoredRun[]> {
  const runs = await read(RUNS, (store) => store.getAll() as IDBRequest<StoredRun[]>);
  return runs
    .filter((run) => run.importPath === importPath && run.owner === owner)
    .sort((one, other) => other.startedAt - one.startedAt);
}

/** Removes a run with its journal. */
export async function removeRun(id: string): Promise<void> {
  await write([RUNS, LINES], (transaction) => {
    transaction.objectStore(RUNS).delete(id);
    const lines = transaction.objectStore(LINES);
    for (const kind of ['head', 'plan', 'event'] satisfies LineKind[]) {
      const request = lines.index(BY_KIND).getAllKeys([id, kind]);
      request.onsuccess = () => {
        for (const key of request.result) lines.delete(key);
      };
    }
  });
}
