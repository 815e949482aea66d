import type { ApiClient } from 'contact-centre-client';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { entityListsOf } from '../../../../examples/console/build/explorer-entities.js';
import { EntityIds } from '../../../../examples/console/src/explorer/example/entity-ids.js';
import { exampleBody } from '../../../../examples/console/src/explorer/example/example-body.js';
import { QUERY, isQuery, parentOf } from '../../../../examples/console/src/explorer/example/example-paths.js';
import type { ContractOperation } from '../../../../src/contract/index.js';
import type { Caller, Outcome } from '../../../sandbox/operations/support/caller.js';
import { clientOf } from '../../../support/in-sandbox.js';
import type { OperationEntry } from '../support.js';
import { areas, everyOperation } from '../support.js';
import { existingValues } from './existing-entities.js';
import { beginConversation } from './fresh-conversation.js';
import { steps } from './steps.js';

/** The id that a caller uses if nothing creates the entity. */
const UNKNOWN = 'some-id';

const lists = entityListsOf(areas);
const isReadable = new Set(everyOperation.flatMap(({ operation }) => (operation.verb === 'GET' ? [operation.path] : [])));

type PathValues = Record<string, string>;
type Participant = Readonly<Record<string, unknown>>;

/** Calls operations with their example bodies, for entities of a sandbox. */
export class ExampleCalls {
  readonly #caller: Caller;
  readonly #client: ApiClient;
  readonly #contract: ReadonlyMap<string, ContractOperation>;
  readonly #read: (path: string) => Promise<unknown>;
  readonly #general: EntityIds;
  #suffix = 1000;

  constructor({ caller, sandbox, token }: { caller: Caller; sandbox: Sandbox; token: string }) {
    this.#caller = caller;
    this.#client = clientOf(sandbox);
    this.#client.setAccessToken(token);
    this.#contract = new Map(caller.operations.map((operation) => [`${operation.area}.${operation.name}`, operation]));
    const headers = { Authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    this.#read = async (path) => {
      const query = isQuery(path) && { method: 'POST', body: JSON.stringify(QUERY) };
      const response = await sandbox.fetch(new Request(`https://api.sandbox.example${path}`, { headers, ...query }));
      return response.ok ? ((await response.json()) as unknown) : undefined;
    };
    this.#general = new EntityIds({ lists, pathValues: {}, read: this.#read });
  }

  /** For new entities, which are created by the platform's own operations. */
  async withNew(entry: OperationEntry): Promise<Outcome> {
    return await this.#call(entry, await this.#newValues(entry), this.#nextSuffix());
  }

  /** For entities that exist; `undefined` if there are none. Existing ones may have more than new ones, such as members. */
  async withExisting(entry: OperationEntry): Promise<Outcome | undefined> {
    const values = await existingValues(entry.operation.path, this.#read);
    return values && (await this.#call(entry, values, this.#nextSuffix()));
  }

  /** In a conversation that begins now, and after the steps that come before the operation. */
  async afterSteps(entry: OperationEntry): Promise<Outcome> {
    const suffix = this.#nextSuffix();
    const begun = { ...(await this.#newValues(entry)), ...(await beginConversation(this.#client, entry.operation.path)) };
    return await this.#call(entry, { ...begun, ...(await this.#prepare(entry, begun, suffix)) }, suffix);
  }

  async #call(entry: OperationEntry, pathValues: PathValues, suffix: string): Promise<Outcome> {
    const { area, operation } = entry;
    const parameter = operation.parameters.find(({ place }) => place === 'body');
    const declared = this.#declared(entry);
    if (!parameter?.model) return await this.#caller.call(declared, { ...(await this.#caller.values(declared)), ...pathValues });
    const others = await this.#caller.values({ ...declared, path: '/' });
    const fill = (path: string): string =>
      path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(pathValues[name] ?? ''));
    const ids = new EntityIds({ lists, pathValues, read: this.#read });
    const { name: method, path, verb } = operation;
    const hasCurrent = verb !== 'POST' && isReadable.has(path);
    const example = await exampleBody(
      { method, type: parameter.model, models: area.models, replaces: verb === 'PUT' },
      {
        find: (name) => ids.find(name),
        current: hasCurrent ? await this.#read(fill(path)) : undefined,
        parent: !hasCurrent && isReadable.has(parentOf(path)) ? await this.#read(fill(parentOf(path))) : undefined,
        suffix,
      },
    );
    return await this.#caller.call(declared, { ...others, ...pathValues, [parameter.name]: example });
  }

  /** Returns the operation as the contract declares it. */
  #declared({ area, operation }: OperationEntry): ContractOperation {
    const declared = this.#contract.get(`${area.className}.${operation.name}`);
    if (!declared) throw new Error(`The contract has no ${operation.name}`);
    return declared;
  }

  async #newValues(entry: OperationEntry): Promise<PathValues> {
    const values = await this.#caller.pathValues(this.#declared(entry));
    for (const [name, value] of Object.entries(values)) {
      // A change of the caller's own grants would affect the other calls.
      const source = lists[name] === lists['userId'] || name === 'memberId' ? '/api/v2/users#2' : name;
      if (value === UNKNOWN) values[name] = (await this.#general.find(source)) ?? UNKNOWN;
    }
    if (values['communicationId'] !== UNKNOWN) return values;
    return { ...values, ...(await this.#communicationOf(values['conversationId'] ?? '')) };
  }

  /** Calls what must come before an operation. @returns the ids of what that creates. */
  async #prepare({ operation }: OperationEntry, pathValues: PathValues, suffix: string): Promise<PathValues> {
    const created: PathValues = {};
    for (const { method, creates } of steps[operation.name] ?? []) {
      const entry = everyOperation.find((each) => each.operation.name === method);
      if (!entry) throw new Error(`There is no operation ${method}. Correct steps.ts.`);
      const { body } = await this.#call(entry, { ...(await this.#newValues(entry)), ...pathValues }, suffix);
      if (creates !== undefined) created[creates] = (body as { id?: string } | undefined)?.id ?? UNKNOWN;
    }
    return created;
  }

  /** Returns a part of a conversation, and whose it is. */
  async #communicationOf(conversationId: string): Promise<PathValues> {
    const conversation = (await this.#read(`/api/v2/conversations/${conversationId}`)) as
      | { participants?: Participant[] }
      | undefined;
    for (const participant of conversation?.participants ?? []) {
      for (const medium of ['calls', 'callbacks', 'emails', 'messages', 'chats']) {
        const [communication] = (participant[medium] ?? []) as { id?: string }[];
        if (communication?.id) return { participantId: String(participant['id']), communicationId: communication.id };
      }
    }
    return {};
  }

  #nextSuffix(): string {
    return String((this.#suffix += 1));
  }
}
