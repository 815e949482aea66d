import * as library from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import { parseContract } from '../../../../src/contract/index.js';
import type { ContractOperation } from '../../../../src/contract/index.js';
import { CollectionPaths } from '../../../../src/sandbox/operations/collection-paths.js';
import type { Bodies } from './bodies.js';
import { shapeOf } from '../../../../src/sandbox/operations/shapes.js';
import { Surface } from '../../../../src/sandbox/operations/surface.js';
import type { Route } from '../../../../src/sandbox/operations/route.js';

type Method = (...values: unknown[]) => Promise<unknown>;

/** The result of a call. */
export interface Outcome {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** Required query values that the type does not describe precisely enough. */
const queryValues: Readonly<Record<string, unknown>> = { q64: btoa('{"query":[],"types":[]}'), filter: 'displayName eq "text"' };

/** Placeholders that accept one of a few words. */
const words: Readonly<Record<string, string>> = { namespaceName: 'platform.api' };

/** Placeholders that name a user by another word. */
const people: ReadonlySet<string> = new Set(['agentId']);

/** Entities that must exist before they are assigned: by the type of the body, the placeholder that names them. */
const givenThings: Readonly<Record<string, string>> = {
  UserRoutingSkillPost: 'skillId',
  UserRoutingLanguagePost: 'languageId',
  'WrapUpCodeReference[]': 'codeId',
};

/** Created from the result of a job, which a plausible call does not name. */
const ofOffers = new Set(['/api/v2/workforcemanagement/alternativeshifts/trades']);

/**
 * Calls any operation through the client, with arguments generated from the contract, and entities created by the platform's
 * own POST operations.
 */
export class Caller {
  readonly #client: ApiClient;
  readonly surface = new Surface();
  readonly operations = parseContract();
  readonly #apis = new Map<string, Record<string, Method>>();
  readonly #ids = new Map<string, string>();
  /** Tokens of guests, by conversation. */
  readonly #guests = new Map<string, string>();
  readonly #members = new Map<string, string>();
  /** Creations without an ID in their response. */
  readonly failures: string[] = [];

  constructor(
    client: ApiClient,
    readonly bodies: Bodies,
  ) {
    this.#client = client;
  }

  /** Places of all entities with a POST, including the hand-written routes. */
  readonly places = new CollectionPaths(this.surface, () => false);

  async call(
    operation: ContractOperation,
    values: Readonly<Record<string, unknown>>,
    // An optional body may be necessary all the same.
    opts: object | undefined = operation.body?.required === false
      ? { [operation.body.argument]: values[operation.body.argument] }
      : undefined,
  ): Promise<Outcome> {
    const api = this.#api(operation.area);
    const method = api[operation.name];
    if (!method) throw new Error(`${operation.area} has no ${operation.name}`);
    const jwt = this.#guests.get(values['conversationId'] as string);
    if (operation.auth === 'guest' && jwt !== undefined) this.#client.setGuestToken(jwt);
    const args = operation.arguments.map((name) => values[name]);
    const hasOpts =
      [...operation.query, ...operation.headers].some(({ required }) => !required) || operation.body?.required === false;
    try {
      const extended = (await method.apply(api, hasOpts && opts ? [...args, opts] : args)) as Outcome;
      return extended;
    } catch (error) {
      const { status, body, headers } = error as Partial<Outcome>;
      if (status === undefined) throw error;
      return { status, body, headers: headers ?? {} };
    }
  }

  /**
   * Calls an operation with all required arguments, for entities that exist or are created; calls `ready` when all of them
   * exist.
   */
  async plausibly(operation: ContractOperation, ready: () => void = () => undefined): Promise<Outcome> {
    const route = this.surface.route(operation.path.replace(/\{\w+\}/g, '{}'), operation.verb);
    if (route && this.surface.kind(route) === 'create') {
      const parents = await this.pathValues(operation);
      ready();
      return (await this.create({ ...route, operation }, parents)).outcome;
    }
    const values = await this.values(operation, operation.verb === 'DELETE');
    ready();
    return await this.call(operation, values);
  }

  /** Values for all required arguments. `fresh` creates a new entity for the last placeholder, as a DELETE needs one. */
  async values(operation: ContractOperation, fresh = false): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = await this.pathValues(operation, fresh);
    for (const { argument, required, type, list, values: offered } of operation.query) {
      if (!required) continue;
      const value =
        offered?.[0] ??
        queryValues[argument] ??
        this.bodies.queryValues[argument] ??
        { string: 'text', integer: 1, number: 1, boolean: true, date: '2024-05-06', 'date-time': '2024-05-06T07:08:09Z' }[type];
      values[argument] = list ? [value] : value;
    }
    for (const { argument, required } of operation.headers) if (required) values[argument] = 'text';
    if (operation.body) values[operation.body.argument] = this.bodies.of(operation.body.type);
    return values;
  }

  async pathValues(operation: ContractOperation, fresh = false): Promise<Record<string, string>> {
    const values: Record<string, string> = {};
    const segments = operation.path.split('/');
    for (const [index, segment] of segments.entries()) {
      if (!segment.startsWith('{')) continue;
      const name = segment.slice(1, -1);
      const collection = segments.slice(0, index).join('/');
      values[name] =
        words[name] ??
        operation.pathValues[name]?.[0] ??
        (await this.#id(
          collection,
          name,
          values,
          fresh && index === segments.length - 1 && this.#creator(collection.replace(/\{\w+\}/g, '{}')) !== undefined,
        ));
    }
    return values;
  }

  /** Whether the platform's own operations can create all entities of a path, or its placeholder accepts any word. */
  isReachable(path: string): boolean {
    const segments = path.split('/');
    return segments.every((segment, index) => {
      if (!segment.startsWith('{')) return true;
      const name = segment.slice(1, -1);
      return (
        this.#maker(segments.slice(0, index).join('/'), name) !== undefined || !name.endsWith('Id') || name.startsWith('week')
      );
    });
  }

  #maker(collection: string, name: string): Route | undefined {
    const template = collection.replace(/\{\w+\}/g, '{}');
    return this.#creator(template) ?? this.#creator(this.places.canonical(template)) ?? this.#homeCreator(name);
  }

  /** An ID for the placeholder after `collection`. */
  async #id(collection: string, name: string, before: Readonly<Record<string, string>>, fresh: boolean): Promise<string> {
    // Other operations create trades of another kind.
    const isCrew =
      /^\/api\/v2\/(workforcemanagement|telephony\/agents)/.test(collection) &&
      (name !== 'tradeId' || collection.includes('shifttrading'));
    const crewBody = isCrew ? this.bodies.crew[name] : undefined;
    if (crewBody !== undefined && !fresh) return crewBody;
    if (people.has(name)) return this.bodies.crew['userId'] ?? '';
    if (name === 'participantId') return await this.#participant(before['conversationId'] ?? '');
    const route = this.#maker(collection, name);
    if (!route)
      return this.#members.get(before['conversationId'] ?? '') ?? (/^week|[dD]ate/.test(name) ? '2024-05-06' : 'some-id');
    const place = `${route.operation.path} ${route.names.map((placeholder) => before[placeholder] ?? '').join(' ')}`;
    const storedId = this.#ids.get(place);
    if (storedId !== undefined && !fresh) return storedId;
    const parents = Object.values(before).slice(0, route.names.length);
    const { id, outcome } = await this.create(
      route,
      Object.fromEntries(route.names.map((placeholder, index) => [placeholder, parents[index] ?? ''])),
    );
    // If the response does not name the created entity, a list does.
    const { returns } = route.operation;
    const names = [
      shapeOf(returns).has('id'),
      shapeOf(returns).has(this.surface.itemName(route.template)),
      shapeOf(returns).size === 0,
    ];
    // Additions that are too late are refused with an error.
    const { path } = route.operation;
    if (id === undefined && outcome.status !== 409 && names.includes(true) && this.isReachable(path) && !ofOffers.has(path))
      this.failures.push(`POST ${path}: ${outcome.status} ${JSON.stringify(outcome.body)}`);
    if (!fresh) this.#ids.set(place, id ?? 'some-id');
    return id ?? 'some-id';
  }

  /** A participant of the conversation. */
  async #participant(conversationId: string): Promise<string> {
    const read = this.surface.route('/api/v2/conversations/{}', 'GET');
    const { body } = read ? await this.call(read.operation, { conversationId }) : { body: {} };
    return (body as { participants?: { id: string }[] }).participants?.[0]?.id ?? 'some-id';
  }

  #creator(template: string): Route | undefined {
    const route = this.surface.route(template, 'POST');
    return route && this.surface.kind(route).startsWith('create') ? route : undefined;
  }

  #homeCreator(name: string): Route | undefined {
    const collectionPath = this.places.collectionsOfPlaceholder(name)[0];
    return collectionPath === undefined ? undefined : this.#creator(collectionPath);
  }

  /** Adds an entity to a collection; its ID is the value for the path. */
  async create(route: Route, values: Readonly<Record<string, string>>): Promise<{ id: string | undefined; outcome: Outcome }> {
    const { operation, template } = route;
    const all: Record<string, unknown> = { ...(await this.values({ ...operation, path: '/' })), ...values };
    const bodyType = operation.body?.type ?? '';
    if (operation.body) {
      const body = all[operation.body.argument] as Record<string, unknown>;
      // The caller chooses the key of a row.
      if (bodyType === 'JsonObject') body['key'] = this.bodies.fresh('row');
      if (bodyType === 'PublishForm')
        body['id'] = await this.#id(template.replace('publishedforms', 'forms'), 'formId', {}, true);
      const thing = givenThings[bodyType];
      const id = thing === undefined ? {} : { id: await this.#id('', thing, {}, true) };
      all[operation.body.argument] = bodyType.endsWith('[]')
        ? [{ ...(this.bodies.of(bodyType.slice(0, -2)) as object), ...id }]
        : { ...body, ...id };
    }
    const answered = await this.call(operation, all);
    const outcome = Array.isArray(answered.body) ? { ...answered, body: answered.body[0] as unknown } : answered;
    const keyName = this.surface.itemName(template);
    const body = (outcome.body ?? {}) as Record<string, unknown>;
    const isVersion = /version/i.test(keyName);
    const sent = (operation.body ? all[operation.body.argument] : {}) as Record<string, unknown>;
    const id = [
      body[keyName],
      body['id'],
      (body[keyName.replace(/Id$/, '')] as { id?: string } | undefined)?.id,
      body[keyName.replace(/(Code|Name)$/, '')],
      body['jid'],
      ...(isVersion
        ? [body['version'], body['latest']].map((number) => (typeof number === 'number' ? `${number}` : number))
        : []),
      body['key'],
      sent['key'],
      sent['id'],
      // The response of a version has the ID of the versioned entity, so the number identifies the version.
    ].find((value) => typeof value === 'string' && value !== '' && !(isVersion && Object.values(values).includes(value)));
    this.#becomeGuest(body);
    return { id: outcome.status < 300 ? (id as string | undefined) : undefined, outcome };
  }

  /** The user who starts a guest chat receives the token for all other calls in it. */
  #becomeGuest({ id, jwt, member }: { id?: unknown; jwt?: unknown; member?: unknown }): void {
    if (typeof jwt !== 'string' || typeof id !== 'string') return;
    this.#guests.set(id, jwt);
    this.#members.set(id, (member as { id: string }).id);
  }

  #api(area: string): Record<string, Method> {
    const cachedApi = this.#apis.get(area);
    if (cachedApi) return cachedApi;
    const ApiClass = (library as unknown as Record<string, new (client: ApiClient) => unknown>)[area];
    if (!ApiClass) throw new Error(`The package has no ${area}`);
    const api = new ApiClass(this.#client) as Record<string, Method>;
    this.#apis.set(area, api);
    return api;
  }
}
