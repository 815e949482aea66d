import type { SavedTokens } from '../sign-in/tokens.js';
import { isObject } from '../http/body.js';
import { isShared } from './copies.js';
import type { SandboxClients, SandboxOrganisation } from './organisation.js';
import { Children, Collection, Store } from './store.js';

/** A sandbox at one moment, as plain JSON: what `snapshot()` gives, `restore()` takes and a data file holds. */
export interface SandboxState {
  readonly format: number;
  readonly seed: number;
  /** Whose state it is; where nothing is said, what a sandbox of the seed has. */
  readonly organisation?: SandboxOrganisation;
  readonly clients?: SandboxClients;
  /** How far the clock was ahead, in ms. */
  readonly clockOffset: number;
  /** How far the values that ids are made of had been used up. */
  readonly position: number;
  readonly store: Readonly<Record<string, readonly unknown[]>>;
  readonly collections: Readonly<Record<string, readonly (readonly [string, unknown])[]>>;
  readonly tokens: SavedTokens;
}

/** What the store consists of, part by part: entities, or entries of what belongs to them. */
export function saveStore(store: Store): Record<string, unknown[]> {
  const saved: Record<string, unknown[]> = {};
  for (const [name, part] of Object.entries(store) as [string, unknown][]) {
    if (part instanceof Collection) saved[name] = part.all();
    else if (part instanceof Children) saved[name] = part.entries();
    else if (part instanceof Map) saved[name] = [...part];
  }
  return saved;
}

/** A store of what was saved; parts that it does not know are left out, parts that were not saved are empty. */
export function loadStore(saved: SandboxState['store']): Store {
  const store = new Store();
  for (const [name, part] of Object.entries(store) as [string, unknown][]) {
    const entries = saved[name] ?? [];
    if (part instanceof Collection) for (const entity of entries as { id: string }[]) part.put(entity);
    else if (part instanceof Children) for (const entry of entries as [string, string, unknown][]) part.set(...entry);
    else if (part instanceof Map) for (const [key, value] of entries as [unknown, unknown][]) part.set(key, value);
  }
  return store;
}

/** Refuses what is no state. */
export function checkState(state: unknown): asserts state is SandboxState {
  if (!isObject(state) || state['format'] !== 1) throw new TypeError('This is no state of a sandbox');
  const wrong = Object.entries(parts).find(([name, fits]) => !fits(state[name]));
  if (wrong) throw new TypeError(`This is no state of a sandbox: its ${wrong[0]} cannot be read`);
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isListOf =
  (fits: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(fits);
const isPair =
  (second: Check): Check =>
  (value) =>
    Array.isArray(value) && isText(value[0]) && second(value[1]);
const isEach =
  (fits: (name: string) => Check): Check =>
  (value) =>
    isObject(value) && Object.entries(value).every(([name, part]) => fits(name)(part));

const hasTexts =
  (...names: string[]): Check =>
  (value) =>
    isObject(value) && names.every((name) => isText(value[name]));

/** What entities must say of themselves, by their part of the store. */
const entities: Readonly<Record<string, Check>> = {
  divisions: hasTexts('id'),
  users: hasTexts('id', 'name', 'email', 'state'),
  queues: hasTexts('id', 'name'),
  skills: hasTexts('id'),
  wrapupCodes: hasTexts('id'),
  presenceDefinitions: hasTexts('id', 'name', 'systemPresence'),
  // By parent and child, or by one of them.
  ...Object.fromEntries(['members', 'presences'].map((name) => [name, isPair(isText)])),
  ...Object.fromEntries(['queueWrapupCodes', 'userSkills'].map((name) => [name, isPair(isText)])),
  routingStatuses: isPair(isObject),
};

const isToken: Check = (value) =>
  hasTexts('value', 'clientId')(value) &&
  isObject(value) &&
  Number.isFinite(value['expires']) &&
  (value['userId'] === undefined || isText(value['userId']));

const isParty: Check = (value) =>
  hasTexts('id', 'sessionId', 'purpose', 'state')(value) && isObject(value) && Array.isArray(value['spans']);

/** The same of what is kept beside the store and looked at without being asked for. */
const kept: Readonly<Record<string, Check>> = {
  conversations: (value) =>
    hasTexts('id', 'media', 'direction')(value) &&
    isObject(value) &&
    Number.isFinite(value['start']) &&
    isListOf(isParty)(value['parties']),
  'notifications.channels': (value) =>
    hasTexts('id', 'clientId', 'token')(value) &&
    isObject(value) &&
    Number.isFinite(value['expires']) &&
    isListOf(isText)(value['subscriptions']),
};

/** What another snapshot has as well was a sandbox's own. */
const seenBefore = (fits: Check | undefined): Check | undefined => fits && ((value) => isShared(value) || fits(value));

const isClient: Check = (value) =>
  hasTexts('id', 'name', 'secret', 'grant')(value) && isObject(value) && isListOf(isText)(value['redirectUris']);

/** One of each kind. */
const areClients: Check = (value) =>
  isObject(value) && ['clientCredentials', 'code', 'implicit', 'pkce', 'saml2'].every((kind) => isClient(value[kind]));

const maybe =
  (fits: Check): Check =>
  (value) =>
    value === undefined || fits(value);

const parts: Readonly<Record<string, Check>> = {
  seed: Number.isSafeInteger,
  organisation: maybe(hasTexts('id', 'name', 'shortName', 'homeDivisionId')),
  clients: maybe(areClients),
  clockOffset: Number.isFinite,
  position: isCount,
  store: isEach((name) => isListOf(entities[name] ?? (() => true))),
  collections: isEach((name) => isListOf(isPair(seenBefore(kept[name]) ?? ((value) => value !== undefined && value !== null)))),
  tokens: (value) =>
    isObject(value) &&
    isListOf(isToken)(value['access']) &&
    isListOf(isPair(hasTexts('clientId', 'userId')))(value['refresh']) &&
    isCount(value['position']),
};
