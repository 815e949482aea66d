import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { AuditEntityType, AuditServiceName } from 'contact-centre-client/models';
import type { ComponentType } from 'react';
import type { MessageId } from '../../messages/en.js';
import type { Requirement } from '../../session/access.js';
import type { EntityName } from '../../shared/entity-name.js';
import type { MessageValues } from '../../shared/text.js';
import type { TargetName } from '../references/targets.js';

/*
 * How to add a kind of entity to the administration:
 *
 * 1. Add an entry to `kinds/entries.ts`, in the order of the overview: what other pages show of the kind without loading it.
 * 2. Write `kinds/<path>.ts` with `export const <name> = defineKind<Entity>({ ...entries.<name>, … })`. The module is a table: it
 *    describes the lists, the form and the calls. Pages, dialogs, validation, undo, bulk edit and CSV import come from it.
 * 3. Add its module to the table in `kinds/index.ts`.
 * 4. Add its texts to `messages/en/admin-kinds.ts` and `messages/de/admin-kinds.ts`. For another file, add a part to `messages/en.ts`
 *    and `de.ts`, and name it in `texts` of all pages `/admin…` in `app/pages.ts`.
 * 5. If other kinds refer to it, add a target to `references/targets.ts`.
 *
 * What a kind needs:
 * - `model`: the type of the contract whose fields the form sets, as a literal. The build reads required fields and enumerations of
 *   this type from `src/models`, and the form checks them before anything is sent.
 * - `permissions`: as the contract names them. `test/console/admin/kinds.test.ts` compares them with those of the calls, checks that
 *   each field exists in the model, and creates, changes and deletes an entity of each kind in the sandbox.
 * - Each call is made with the client that it receives, and with no other: the dialog before saving passes a client that only
 *   records, and shows the verbs and paths that it has recorded.
 * - `update` receives the whole entity, with its `version` as it was read last. Undo calls it with the former values.
 * - `parts` are lists with separate calls, such as members. They are tabs of the page, and saved with the form.
 */

/** An entity of any kind. */
export type Entity = Readonly<Record<string, unknown>>;

/** What the columns of a table and the diff show. */
export type Value = string | number | boolean | undefined;

/** A field of a form. `path` leads to it in the entity: `mediaSettings.call.serviceLevel.percentage`. */
export interface Field {
  readonly path: string;
  readonly label: MessageId;
  /** A sentence below the field. */
  readonly help?: MessageId;
  readonly type: FieldType;
  /** Required although the contract does not say so, for all entities or for some. */
  readonly isRequired?: boolean | ((entity: Entity) => boolean);
  /** Whether an entity has it, by its other fields. Default: all have it. */
  readonly isShown?: (entity: Entity) => boolean;
  /** Missing if the kind's `update` changes it. */
  readonly separate?: SeparateCall;
  /** Returns what is wrong with a value beyond its type. */
  readonly check?: (value: unknown, entity: Entity) => Problem | undefined;
  /** Returns a value in words, for the form and the diff. */
  readonly describe?: (value: unknown) => string;
  /** Whether it can only be chosen when the entity is created. */
  readonly isFixed?: boolean;
  /** Whether the platform replaces it, but does not empty it. */
  readonly isPermanent?: boolean;
  /** Whether the user can change it for many entities at once. */
  readonly isBulk?: boolean;
  /** The heading of the group that it belongs to. Fields of a group follow each other. */
  readonly section?: MessageId;
}

export type FieldType =
  | { readonly name: 'text'; readonly maxLength?: number; readonly isLong?: boolean }
  /** The form shows the stored number times `factor`. */
  | { readonly name: 'number'; readonly min?: number; readonly max?: number; readonly factor?: number; readonly unit?: string }
  /** The form shows seconds. */
  | { readonly name: 'duration'; readonly stored: 'ms' | 's'; readonly min?: number; readonly max?: number }
  /** A value of the model's enumeration. Values without a label are shown as they are. */
  | {
      readonly name: 'choice';
      readonly labels?: Readonly<Record<string, MessageId>>;
      /** Values that the form does not offer. */
      readonly omit?: readonly string[];
    }
  | { readonly name: 'boolean' }
  /** An entity of another kind; stored as `{ id, name }`, or only its id. */
  | { readonly name: 'reference'; readonly target: TargetName; readonly isId?: boolean }
  /** Several of them, stored as a list. */
  | { readonly name: 'references'; readonly target: TargetName; readonly isId?: boolean }
  /** Texts, one a line. */
  | { readonly name: 'texts' }
  /** Roles with the divisions for which they apply, stored as `{ roleId, divisionId }`. */
  | { readonly name: 'grants' }
  /** Policies of a role, by domain, entity and action. */
  | { readonly name: 'permissions' }
  /** A day with a time, without zone: `2026-07-01T08:00:00.000`. */
  | { readonly name: 'localTime' }
  /** Telephone numbers and e-mail addresses of a user. */
  | { readonly name: 'contacts' }
  /** Flows with the call routes for which they answer in an emergency. */
  | { readonly name: 'emergencyFlows' }
  /** An object, edited as JSON. */
  | { readonly name: 'json' };

/** A call that changes one field, which the kind's `update` does not change. */
export interface SeparateCall {
  readonly requires: Requirement;
  /** Whether the creation sets it. Otherwise, only entities that exist have the field. */
  readonly isInitial?: boolean;
  readonly send: (client: CallSender, id: string, value: unknown) => PromiseLike<unknown>;
}

/** Why a value cannot be saved. */
export interface Problem {
  readonly id: MessageId;
  readonly values?: MessageValues;
}

/** Something that can be done with an entity beside changing its fields. It runs after a confirmation. */
export interface EntityAction {
  readonly id: string;
  readonly label: MessageId;
  /** What it does, as the confirmation says it. */
  readonly help: MessageId;
  /** Said after it. */
  readonly done: MessageId;
  readonly requires: Requirement;
  readonly isShown?: (entity: Entity) => boolean;
  /** Resolves with the entity if it then has a secret to show. */
  readonly run: (client: CallSender, id: string) => PromiseLike<unknown>;
}

/** An entry of a part: an entity, with a number such as a proficiency, or with a second entity such as a division. */
export interface PartItem extends EntityName {
  readonly level?: number;
  readonly within?: EntityName;
}

/** A list that belongs to an entity and has separate calls. */
export interface Part {
  readonly id: string;
  readonly title: MessageId;
  readonly target: TargetName;
  /** If each entry has a number. */
  readonly level?: { readonly label: MessageId; readonly min: number; readonly max: number; readonly initial: number };
  /** If each entry has a second entity. */
  readonly within?: { readonly label: MessageId; readonly target: TargetName };
  readonly view: Requirement;
  readonly edit: Requirement;
  /** How many entries one call takes. */
  readonly perCall: number;
  readonly read: (client: CallSender, id: string, request?: RequestOptions) => AsyncIterable<PartItem>;
  readonly add: (client: CallSender, id: string, items: readonly PartItem[]) => PromiseLike<unknown>;
  /** Sets the numbers of entries that exist. Default: `add` does it too. */
  readonly change?: (client: CallSender, id: string, items: readonly PartItem[]) => PromiseLike<unknown>;
  readonly remove: (client: CallSender, id: string, items: readonly PartItem[]) => PromiseLike<unknown>;
}

export interface Column<E> {
  readonly id: string;
  readonly name: MessageId;
  readonly value: (entity: E) => Value;
  /** How a number is shown. `date` formats an ISO time. */
  readonly format?: 'date' | 'number';
  /** px */
  readonly width: number;
  readonly isOptional?: boolean;
}

export interface ExtraTabProps {
  readonly id: string;
  /** As the platform has it. */
  readonly entity: Entity;
}

/** A tab that shows something about an entity. Its component loads when it is opened. */
export interface ExtraTab {
  readonly id: string;
  readonly title: MessageId;
  readonly isShown: (entity: Entity) => boolean;
  readonly load: () => Promise<ComponentType<ExtraTabProps>>;
}

interface Permissions {
  readonly view: Requirement;
  readonly add?: Requirement;
  readonly edit?: Requirement;
  readonly remove?: Requirement;
}

/** What pages know of a kind before its module has loaded. */
export interface KindEntry {
  /** The last part of the path: `/admin/<path>`. Also the name of its module. */
  readonly path: string;
  /** "Queues" */
  readonly title: MessageId;
  /** A sentence for the overview. */
  readonly help: MessageId;
  readonly permissions: Permissions;
  /** How the platform's audit names the kind. Without it, the platform records no audits. */
  readonly audit?: { readonly service: AuditServiceName; readonly entityType: AuditEntityType };
}

/** Everything that the pages need to know of a kind. */
export interface KindDefinition<E extends object> extends KindEntry {
  /** "queue", "queues" */
  readonly one: MessageId;
  readonly several: MessageId;
  /** A type of the contract. */
  readonly model: string;
  /** Lists all entities: a call with `.items()`. */
  readonly list: (client: CallSender, request?: RequestOptions) => AsyncIterable<E>;
  /** Searches on the platform. Without it, the list is searched as it is loaded. */
  readonly search?: (client: CallSender, text: string, request?: RequestOptions) => AsyncIterable<E>;
  readonly read: (client: CallSender, id: string, request?: RequestOptions) => PromiseLike<E>;
  readonly create?: (client: CallSender, entity: E) => PromiseLike<E>;
  readonly update?: (client: CallSender, id: string, entity: E, request?: RequestOptions) => PromiseLike<unknown>;
  readonly remove?: (client: CallSender, id: string) => PromiseLike<unknown>;
  /** Brings a deleted entity back, where the platform allows it. */
  readonly restore?: (client: CallSender, id: string, entity: E) => PromiseLike<unknown>;
  /** Whether the user must type the name of an entity before deleting it. */
  readonly isConfirmedByName?: boolean;
  /** Beside the name. */
  readonly columns: readonly Column<E>[];
  readonly fields: readonly Field[];
  readonly parts?: readonly Part[];
  readonly actions?: readonly EntityAction[];
  /** A further tab, with a separate view. */
  readonly extraTab?: ExtraTab;
  /** The path of the field that identifies an entity in files that have no ids. Default: the name. */
  readonly identifiedBy?: string;
  /** Values of a new entity. */
  readonly initial?: Entity;
  /** Whether an entity may not be changed or deleted, such as the default ones of the platform. */
  readonly isReadOnly?: (entity: E) => boolean;
  /** A secret that the platform shows once, in the response to the creation or to an action. No other response may contain it. */
  readonly secretOf?: (created: E) => { readonly label: MessageId; readonly value: string } | undefined;
}

export type Kind = KindDefinition<Entity>;

/** Puts fields under a heading. */
export const inSection = (section: MessageId, fields: readonly Field[]): Field[] =>
  fields.map((field) => ({ ...field, section }));

/** Checks a kind against the type of its entities. The framework itself needs only their paths. */
export function defineKind<E extends object>(definition: KindDefinition<E>): Kind {
  return definition as unknown as Kind;
}

export const idOf = (entity: Entity): string => (typeof entity['id'] === 'string' ? entity['id'] : '');
export const nameOf = (entity: Entity): string => (typeof entity['name'] === 'string' ? entity['name'] : idOf(entity));
