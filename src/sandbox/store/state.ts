import type { SavedTokens } from './tokens.js';
import { isObject } from '../values/json.js';
import { isShared } from '../values/copies.js';
import type { SandboxClients, SandboxOrganisation } from './initial-data/organisation.js';
import { MEMBERS } from './store.js';

/** The state of a sandbox as plain JSON: `snapshot()` returns it, `restore()` accepts it and a data file contains it. */
export interface SandboxState {
  readonly format: number;
  readonly seed: number;
  /** The organisation of the state; by default that of a sandbox with the seed. */
  readonly organisation?: SandboxOrganisation;
  readonly clients?: SandboxClients;
  /** How far the clock was ahead, in ms. */
  readonly clockOffset: number;
  /** How many random values for ids had been used. */
  readonly position: number;
  /** All stored entries, by the names of the collections; for entities with a path, the name is that path. */
  readonly collections: Readonly<Record<string, readonly (readonly [key: string, value: unknown])[]>>;
  readonly tokens: SavedTokens;
}

/** Names that every object inherits: no part of a state and no collection may have them. */
const inheritedNames: ReadonlySet<string> = new Set(['__proto__', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Refuses a state, of this format or a former one, with a name that could be confused with an inherited property. */
export function checkNames(state: unknown): void {
  if (!isObject(state)) return;
  for (const part of [state, ...['collections', 'store', 'organisation', 'clients', 'tokens'].map((name) => state[name])]) {
    const name = isObject(part) ? Object.keys(part).find((each) => inheritedNames.has(each)) : undefined;
    if (name !== undefined) throw new TypeError(`This is no state of a sandbox: nothing in it is called ${JSON.stringify(name)}`);
  }
}

/** Refuses any value that is not a state. */
export function checkState(state: unknown): asserts state is SandboxState {
  if (!isObject(state) || state['format'] !== 2) throw new TypeError('This is no state of a sandbox');
  const invalidPart = Object.entries(partChecks).find(([name, check]) => !check(state[name]));
  if (invalidPart) throw new TypeError(`This is no state of a sandbox: its ${invalidPart[0]} cannot be read`);
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isPair =
  (checkValue: Check): Check =>
  (value) =>
    Array.isArray(value) && isText(value[0]) && checkValue(value[1]);
const isEach =
  (check: (name: string) => Check): Check =>
  (value) =>
    isObject(value) && Object.entries(value).every(([name, part]) => check(name)(part));

const hasTexts =
  (...names: string[]): Check =>
  (value) =>
    isObject(value) && names.every((name) => isText(value[name]));

const isToken: Check = (value) =>
  hasTexts('value', 'clientId')(value) &&
  isObject(value) &&
  Number.isFinite(value['expires']) &&
  (value['userId'] === undefined || isText(value['userId']));

const isParty: Check = (value) =>
  hasTexts('id', 'sessionId', 'purpose', 'state')(value) && isObject(value) && Array.isArray(value['spans']);

const areChildren: Check = (value) => isListOf(isPair((child) => child !== undefined && child !== null))(value);

/** Checks for entries of collections that the sandbox reads without a request. */
const collectionChecks: Readonly<Record<string, Check>> = {
  '/api/v2/authorization/divisions': hasTexts('id'),
  '/api/v2/users': hasTexts('id', 'name', 'email', 'state'),
  '/api/v2/routing/queues': hasTexts('id', 'name'),
  '/api/v2/routing/skills': hasTexts('id'),
  '/api/v2/routing/wrapupcodes': hasTexts('id'),
  '/api/v2/presencedefinitions': hasTexts('id', 'name', 'systemPresence'),
  ...Object.fromEntries([MEMBERS, 'users.presences', 'queues.wrapupCodes', 'users.skills'].map((name) => [name, areChildren])),
  'users.routingStatuses': isObject,
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

/** A value shared with another snapshot comes from a sandbox, and needs no check. */
const unlessShared = (check: Check | undefined): Check | undefined => check && ((value) => isShared(value) || check(value));

const isClient: Check = (value) =>
  hasTexts('id', 'name', 'secret', 'grant')(value) && isObject(value) && isListOf(isText)(value['redirectUris']);

/** One client of each kind. */
const areClients: Check = (value) =>
  isObject(value) && ['clientCredentials', 'code', 'implicit', 'pkce', 'saml2'].every((kind) => isClient(value[kind]));

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const partChecks: Readonly<Record<string, Check>> = {
  seed: Number.isSafeInteger,
  organisation: optional(hasTexts('id', 'name', 'shortName', 'homeDivisionId')),
  clients: optional(areClients),
  clockOffset: Number.isFinite,
  position: isCount,
  collections: isEach((name) =>
    isListOf(isPair(unlessShared(collectionChecks[name]) ?? ((value) => value !== undefined && value !== null))),
  ),
  tokens: (value) =>
    isObject(value) &&
    isListOf(isToken)(value['access']) &&
    isListOf(isPair(hasTexts('clientId', 'userId')))(value['refresh']) &&
    isCount(value['position']),
};
