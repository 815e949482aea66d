import type { Former } from '../former-operations.js';
import type { InstanceValue, PartValue } from './value.js';

/** Array methods that pass items to a callback, and the indexes of the callback parameters that receive an item. */
const callbacks: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...['map', 'flatMap', 'forEach', 'filter', 'some', 'every', 'find', 'findLast', 'findIndex', 'findLastIndex'].map(
    (name) => [name, [0]] as const,
  ),
  ...['sort', 'toSorted'].map((name) => [name, [0, 1]] as const),
  ...['reduce', 'reduceRight'].map((name) => [name, [1]] as const),
]);
const sameList = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'toArray']);
const oneOfList = new Set(['at', 'find', 'findLast', 'pop', 'shift']);

/** Follows the results of operations to fields that no longer exist. */
export class OperationResults {
  readonly #former: Former;

  constructor(former: Former) {
    this.#former = former;
  }

  /** Returns the result of calling an operation. */
  of({ api, origin, addedMembers }: InstanceValue, method: string): PartValue | undefined {
    const type = addedMembers?.member(method) ? undefined : this.#former.resultOf(api, method);
    return type && { kind: 'part', api, method, origin, type, path: [] };
  }

  part(part: PartValue, name: string): PartValue | undefined {
    const { type, path } = part;
    if (type.isList) return /^\d+$/.test(name) ? this.item(part) : undefined;
    const partType = this.#former.fieldsOf(type)?.parts.get(name);
    if (partType) return { ...part, type: partType, path: [...path, name] };
    // `setReturnExtendedResponses` resolves with the status and headers, and the result in `body`.
    return name === 'body' && path.length === 0 ? part : undefined;
  }

  /** Returns an item of a list; `undefined` if the part is no list. */
  item(part: PartValue): PartValue | undefined {
    return part.type.isList ? { ...part, type: { ...part.type, isList: false } } : undefined;
  }

  /** Returns the result of an array method, or of `items()` on the call. */
  methodResult(part: PartValue, method: string): PartValue | undefined {
    if (!part.type.isList) return method === 'items' && part.path.length === 0 ? this.part(part, 'entities') : undefined;
    if (sameList.has(method)) return part;
    return oneOfList.has(method) ? this.item(part) : undefined;
  }

  /** Returns what an array method passes to its callback. */
  callbackArgument(part: PartValue, method: string, index: number): PartValue | undefined {
    return callbacks.get(method)?.includes(index) === true ? this.item(part) : undefined;
  }
}
