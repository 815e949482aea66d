import type { Former } from './former-operations.js';
import type { InstanceValue, PartValue } from './value.js';

/** Methods of a list that give its items to a function, and as which of its arguments. */
const callbacks: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...['map', 'flatMap', 'forEach', 'filter', 'some', 'every', 'find', 'findLast', 'findIndex', 'findLastIndex'].map(
    (name) => [name, [0]] as const,
  ),
  ...['sort', 'toSorted'].map((name) => [name, [0, 1]] as const),
  ...['reduce', 'reduceRight'].map((name) => [name, [1]] as const),
]);
const sameList = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'toArray']);
const oneOfList = new Set(['at', 'find', 'findLast', 'pop', 'shift']);

/** Follows what operations come back with to the fields that are gone. */
export class Answers {
  readonly #former: Former;

  constructor(former: Former) {
    this.#former = former;
  }

  /** What a call of an operation comes back with. */
  of({ api, origin, own }: InstanceValue, method: string): PartValue | undefined {
    const type = own?.member(method) ? undefined : this.#former.resultOf(api, method);
    return type && { kind: 'part', api, method, origin, type, path: [] };
  }

  part(part: PartValue, name: string): PartValue | undefined {
    const { type, path } = part;
    if (type.isList) return /^\d+$/.test(name) ? this.item(part) : undefined;
    const below = this.#former.fieldsOf(type)?.parts.get(name);
    if (below) return { ...part, type: below, path: [...path, name] };
    // An answer with its status and headers, as `setReturnExtendedResponses` has it.
    return name === 'body' && path.length === 0 ? part : undefined;
  }

  /** One of a list, if it is one. */
  item(part: PartValue): PartValue | undefined {
    return part.type.isList ? { ...part, type: { ...part.type, isList: false } } : undefined;
  }

  /** What a method of a list comes back with, or `items()` of the call. */
  called(part: PartValue, method: string): PartValue | undefined {
    if (!part.type.isList) return method === 'items' && part.path.length === 0 ? this.part(part, 'entities') : undefined;
    if (sameList.has(method)) return part;
    return oneOfList.has(method) ? this.item(part) : undefined;
  }

  /** What a method of a list gives to its callback. */
  given(part: PartValue, method: string, index: number): PartValue | undefined {
    return callbacks.get(method)?.includes(index) === true ? this.item(part) : undefined;
  }
}
