import type { ContractOperation } from '../contract/index.js';
import { formerType } from './former.js';
import type { FormerFields, FormerType } from './former.js';
import type { Known } from './known.js';

/** Finds the types of results and bodies in July 2022, if they have lost fields since then. */
export class Former {
  readonly #known: Known;
  readonly #operations: ReadonlyMap<string, ContractOperation>;

  constructor(known: Known) {
    this.#known = known;
    this.#operations = new Map(known.operations.map((each) => [`${each.area}.${each.name}`, each]));
  }

  fieldsOf({ name }: FormerType): FormerFields | undefined {
    return this.#known.fields.get(name);
  }

  resultOf(api: string, method: string): FormerType | undefined {
    const key = `${api}.${method}`;
    const operation = this.#operations.get(key);
    return operation && this.#typeOf(this.#known.changed.get(key)?.returns, operation.returns);
  }

  bodyOf({ area, name, body }: ContractOperation): FormerType | undefined {
    return body && this.#typeOf(this.#known.changed.get(`${area}.${name}`)?.body, body.type);
  }

  /** Returns the removed fields of a type, and those of its `entities`. */
  goneFrom(was: string, now: string): string[] {
    const former = this.fieldsOf(formerType(was, now));
    const entities = former?.parts.get('entities');
    const below = entities?.isList === true ? (this.fieldsOf(entities)?.gone ?? []) : [];
    return [...(former?.gone ?? []), ...below.map((name) => `entities.${name}`)];
  }

  #typeOf(was: string | undefined, now: string): FormerType | undefined {
    const type = formerType(was ?? now, now);
    return this.fieldsOf(type) && type;
  }
}
