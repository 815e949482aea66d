import type { ApiPromise, CallSender, OperationCall } from 'contact-centre-client/fetch';
import type { Entity, Kind, Part, PartItem } from '../kinds/kind.js';
import { idOf } from '../kinds/kind.js';
import type { Difference, FieldChange, PartChange } from './difference.js';

/** A call of a change. */
export interface Step {
  /** The first step of a new entity, whose response has the id for the others. */
  readonly isCreation?: boolean;
  readonly send: (client: CallSender, id: string) => PromiseLike<unknown>;
}

/** Returns the calls that create an entity with its parts. */
export function creationSteps({ create }: Kind, entity: Entity, { parts }: Difference): Step[] {
  return create ? [{ isCreation: true, send: (client) => create(client, entity) }, ...parts.flatMap(stepsOfPart)] : [];
}

/** Returns the calls that make a difference to an existing entity. */
export function changeSteps({ update }: Kind, entity: Entity, { fields, parts }: Difference): Step[] {
  const together = fields.filter(({ field }) => field.separate === undefined);
  const updates = together.length > 0 && update ? [{ send: updateWith(update, entity) }] : [];
  return [...updates, ...fields.flatMap(separateStep), ...parts.flatMap(stepsOfPart)];
}

const updateWith =
  (update: NonNullable<Kind['update']>, entity: Entity): Step['send'] =>
  (client, id) =>
    update(client, id, entity);

function separateStep({ field: { separate }, after }: FieldChange): Step[] {
  return separate ? [{ send: (client, id) => separate.send(client, id, after) }] : [];
}

/** Removes before it adds, so that no limit of entries is exceeded between. */
export function stepsOfPart({ part, added, removed, changed }: PartChange): Step[] {
  const changeItems = part.change ?? part.add;
  const levels = changed.map(({ after }) => after);
  return [
    ...chunks(part, removed).map((items): Step => ({ send: (client, id) => part.remove(client, id, items) })),
    ...chunks(part, added).map((items): Step => ({ send: (client, id) => part.add(client, id, items) })),
    ...chunks(part, levels).map((items): Step => ({ send: (client, id) => changeItems(client, id, items) })),
  ];
}

function chunks({ perCall }: Part, items: readonly PartItem[]): (readonly PartItem[])[] {
  return Array.from({ length: Math.ceil(items.length / perCall) }, (_, index) =>
    items.slice(index * perCall, (index + 1) * perCall),
  );
}

/** Verb and path of a call. */
export interface PlannedCall {
  readonly verb: string;
  readonly path: string;
}

/**
 * Returns the calls of steps without sending them. The id of a new entity is a placeholder. All responses are empty, and what a
 * step reads first, such as the current version, is not listed.
 */
export async function callsOf(steps: readonly Step[], id: string): Promise<PlannedCall[]> {
  const calls: OperationCall[] = [];
  const recorder: CallSender = {
    send: <T>(call: OperationCall) => {
      if (!call.route.startsWith('GET ')) calls.push(call);
      return Promise.resolve({}) as unknown as ApiPromise<T>;
    },
  };
  for (const step of steps) void step.send(recorder, id);
  // A step may make a call after the response to another one.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return calls.map(({ route, required }) => {
    const [verb = '', template = ''] = route.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = required[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
    });
    return { verb, path };
  });
}

/** How far a change is. */
export interface Outcome {
  /** That of the new entity, once it exists. */
  readonly id: string;
  /** The response to the creation. */
  readonly created: Entity | undefined;
  /** The number of steps that have succeeded. */
  readonly done: number;
  /** Why the next one has failed. */
  readonly error?: Error;
}

interface RunOptions {
  readonly id: string;
  /** An earlier outcome, to continue with the step that has failed. */
  readonly from?: Outcome | undefined;
  readonly onStep?: (done: number) => void;
}

/** Sends the calls of a change, one after the other. It stops at the first one that fails. */
export async function runSteps(client: CallSender, steps: readonly Step[], { id, from, onStep }: RunOptions): Promise<Outcome> {
  let outcome: Outcome = { id: from?.id ?? id, created: from?.created, done: from?.done ?? 0 };
  for (const step of steps.slice(outcome.done)) {
    try {
      const response = await step.send(client, outcome.id);
      const created = step.isCreation === true ? (response as Entity) : outcome.created;
      outcome = { id: step.isCreation === true ? idOf(response as Entity) : outcome.id, created, done: outcome.done + 1 };
    } catch (error) {
      return { ...outcome, error: error instanceof Error ? error : new Error(JSON.stringify(error)) };
    }
    onStep?.(outcome.done);
  }
  return outcome;
}
