import type { Operation } from '../data/types.js';
import { blankSecrets } from '../form/secret-text.js';
import { withoutSecrets } from '../form/secrets.js';
import type { FieldValue, FormValues } from '../form/values.js';
import type { HistoryStorage } from '../history/history.js';
import { readList } from '../tab-storage.js';

/** A visit of a form: the address, and the entry of the browser's history. */
export interface Visit {
  pathname: string;
  hash: string;
  key: string;
}

/** Arguments that were entered and not sent. */
interface Draft extends Visit {
  values: FormValues;
}

export const DRAFTS_KEY = 'console.explorer.drafts';
const LIMIT = 30;

/** The unsent forms of this tab, without secrets, the latest first. */
export class Drafts {
  readonly #storage: HistoryStorage | undefined;
  #drafts: readonly Draft[];

  constructor(storage?: HistoryStorage) {
    this.#storage = storage;
    this.#drafts = readList(storage, DRAFTS_KEY, isDraft).slice(0, LIMIT);
  }

  /** Returns the draft of a form. One whose address has arguments is found only by Back, Forward or a reload. */
  find(visit: Visit): FormValues | undefined {
    return this.#drafts.find((draft) => isSameForm(draft, visit))?.values;
  }

  store(visit: Visit, values: FormValues): void {
    const { pathname, hash, key } = visit;
    this.#keep([{ pathname, hash, key, values }, ...this.#without(visit)].slice(0, LIMIT));
  }

  remove(visit: Visit): void {
    const rest = this.#without(visit);
    if (rest.length < this.#drafts.length) this.#keep(rest);
  }

  /** Assigns the draft of a form to the same form at another entry of the browser's history. */
  move(before: Visit, after: Visit): void {
    const isSame = before.pathname === after.pathname && before.hash === after.hash;
    const values = isSame ? this.find(before) : undefined;
    if (!values) return;
    this.remove(before);
    this.store(after, values);
  }

  clear(): void {
    this.#keep([]);
  }

  #without(visit: Visit): readonly Draft[] {
    return this.#drafts.filter((draft) => !isSameForm(draft, visit));
  }

  #keep(drafts: readonly Draft[]): void {
    this.#drafts = drafts;
    try {
      if (drafts.length === 0) this.#storage?.removeItem(DRAFTS_KEY);
      else this.#storage?.setItem(DRAFTS_KEY, JSON.stringify(drafts));
    } catch {
      // If the store is full or forbidden, the drafts are lost with the page.
    }
  }
}

/** Returns what can be stored of a form: secret arguments are removed, and secrets in a body are emptied. */
export function withoutFormSecrets({ parameters }: Operation, values: FormValues, token?: string): FormValues {
  const entries = Object.entries(values).flatMap(([name, value]): [string, FieldValue][] => {
    const isBody = parameters.some((parameter) => parameter.name === name && parameter.place === 'body');
    const safe =
      isBody && typeof value === 'string' ? blankSecrets(value, token) : withoutSecrets({ [name]: value }, token)[name];
    return safe === undefined ? [] : [[name, safe as FieldValue]];
  });
  return Object.fromEntries(entries);
}

function isSameForm(draft: Visit, { pathname, hash, key }: Visit): boolean {
  return draft.pathname === pathname && draft.hash === hash && (hash === '' || draft.key === key);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { pathname, hash, key, values } = value as Record<string, unknown>;
  return (
    [pathname, hash, key].every((text) => typeof text === 'string') &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(isFieldValue)
  );
}

function isFieldValue(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}
