import { isObject } from '../../shared/stored-value.js';
import type { FormValues } from '../form/values.js';
import type { HistoryStorage } from '../history/history.js';
import { readList } from '../tab-storage.js';
import { isFormValues, isPathPart } from './saved-requests.js';

/** The form of a method that stays open while the user looks at others. */
export interface RequestTab {
  readonly id: string;
  /** The area and the method. */
  readonly slug: string;
  readonly method: string;
  /** The name of a saved request; empty for others. */
  readonly name: string;
  /** The part of the address that fills in the form. */
  readonly hash: string;
  /** What was typed, without secrets, if it differs from the address. */
  readonly values?: FormValues | undefined;
}

export type Place = Pick<RequestTab, 'slug' | 'method' | 'hash'>;

export const TABS_KEY = 'console.explorer.tabs';
const ACTIVE_KEY = 'console.explorer.active-tab';
const MOST_TABS = 20;
const MOST_CLOSED = 10;

/** The open requests of this browser tab. They last until the user signs out, also over a reload. */
export class RequestTabs {
  readonly #storage: HistoryStorage | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #newId: () => string;
  #tabs: readonly RequestTab[];
  #closed: readonly RequestTab[] = [];
  #activeId: string;
  /** Changes when another request of the same method is shown. */
  #generation = 0;

  constructor(storage?: HistoryStorage, newId: () => string = () => crypto.randomUUID()) {
    this.#storage = storage;
    this.#newId = newId;
    this.#tabs = readList(storage, TABS_KEY, isTab).slice(0, MOST_TABS);
    this.#activeId = readActive(storage) ?? this.#tabs[0]?.id ?? '';
  }

  /** Returns the same list until it changes. */
  readonly tabs = (): readonly RequestTab[] => this.#tabs;

  readonly generation = (): number => this.#generation;

  /** Whether a closed request can be opened again. */
  readonly canReopen = (): boolean => this.#closed.length > 0;

  get active(): RequestTab | undefined {
    return this.#tabs.find(({ id }) => id === this.#activeId);
  }

  /** Assigns the page that is shown to a request: the active one, another one of the same method, or a new one. */
  visit(place: Place): void {
    const { active } = this;
    const match = active && isSameMethod(active, place) ? active : this.#tabs.find((tab) => isSameMethod(tab, place));
    if (!match) {
      this.#add({ ...place, id: this.#newId(), name: '' });
      return;
    }
    this.#activeId = match.id;
    // Another address describes another content.
    if (match.hash === place.hash) this.#store();
    else this.#replace({ ...match, hash: place.hash, values: undefined });
  }

  /** Opens another request beside the others. */
  open(place: Place & Partial<Pick<RequestTab, 'name' | 'values'>>): RequestTab {
    const tab: RequestTab = { name: '', ...place, id: this.#newId() };
    this.#show(tab);
    this.#add(tab);
    return tab;
  }

  /** @returns the request to show; `undefined` if it is no longer open. */
  activate(id: string): RequestTab | undefined {
    const tab = this.#tabs.find((each) => each.id === id);
    if (!tab) return undefined;
    this.#show(tab);
    this.#activeId = id;
    this.#store();
    return tab;
  }

  /** Closes a request. @returns the request to show if the active one was closed. */
  close(id: string): RequestTab | undefined {
    const index = this.#tabs.findIndex((each) => each.id === id);
    const tab = this.#tabs[index];
    if (!tab) return undefined;
    const isActive = id === this.#activeId;
    const next = isActive ? (this.#tabs[index + 1] ?? this.#tabs[index - 1]) : undefined;
    if (next) this.#show(next);
    if (isActive) this.#activeId = next?.id ?? '';
    this.#closed = [tab, ...this.#closed].slice(0, MOST_CLOSED);
    this.#tabs = this.#tabs.filter((each) => each.id !== id);
    this.#store();
    return next;
  }

  /** Opens the request again that was closed last. */
  reopen(): RequestTab | undefined {
    const [tab, ...rest] = this.#closed;
    if (!tab) return undefined;
    this.#closed = rest;
    this.#show(tab);
    this.#add(tab);
    return tab;
  }

  /** Keeps what was typed in the active request, if it is of this method. */
  keep({ slug, method, hash }: Place, values: FormValues | undefined): void {
    const { active } = this;
    if (active?.slug === slug && active.method === method) this.#replace({ ...active, hash, values });
  }

  clear(): void {
    this.#tabs = [];
    this.#closed = [];
    this.#activeId = '';
    this.#store();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Called before a request becomes the active one. */
  #show(tab: RequestTab): void {
    if (this.active && isSameMethod(this.active, tab) && this.#activeId !== tab.id) this.#generation++;
  }

  /** Beside the active request. Of too many, the first other one is closed. */
  #add(tab: RequestTab): void {
    const index = this.#tabs.findIndex(({ id }) => id === this.#activeId);
    this.#tabs = this.#tabs.toSpliced(index + 1, 0, tab);
    this.#activeId = tab.id;
    const surplus = this.#tabs.length > MOST_TABS ? this.#tabs.find(({ id }) => id !== tab.id) : undefined;
    this.#tabs = this.#tabs.filter((each) => each !== surplus);
    this.#store();
  }

  #replace(tab: RequestTab): void {
    this.#tabs = this.#tabs.map((each) => (each.id === tab.id ? tab : each));
    this.#store();
  }

  #store(): void {
    try {
      this.#storage?.setItem(TABS_KEY, JSON.stringify(this.#tabs));
      this.#storage?.setItem(ACTIVE_KEY, JSON.stringify(this.#activeId));
    } catch {
      // If the store is full or forbidden, the requests are lost with the page.
    }
    for (const listener of this.#listeners) listener();
  }
}

const isSameMethod = (tab: Pick<Place, 'slug' | 'method'>, other: Pick<Place, 'slug' | 'method'>): boolean =>
  tab.slug === other.slug && tab.method === other.method;

function readActive(storage: HistoryStorage | undefined): string | undefined {
  try {
    const id: unknown = JSON.parse(storage?.getItem(ACTIVE_KEY) ?? 'null');
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

function isTab(value: unknown): value is RequestTab {
  if (!isObject(value)) return false;
  const { id, slug, method, name, hash, values } = value;
  const areTexts = [id, name, hash].every((text) => typeof text === 'string');
  return areTexts && [slug, method].every(isPathPart) && (values === undefined || isFormValues(values));
}
