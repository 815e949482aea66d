import type { ContractOperation } from '../contract/index.js';
import { formerType } from './former-types.js';
import type { FormerFields, FormerType } from './former-types.js';
import type { FactTables } from './fact-tables.js';

/** Finds the types of results and bodies in July 2022, if they have lost fields since then. */
export class Former {
  readonly #tables: FactTables;
  readonly #operations: ReadonlyMap<string, ContractOperation>;

  constructor(tables: FactTables) {
    this.#tables = tables;
    this.#operations = new Map(tables.operations.map((each) => [`${each.area}.${each.name}`, each]));
  }

  fieldsOf({ name }: FormerType): FormerFields | undefined {
    return this.#tables.fields.get(name);
  }

  resultOf(api: string, method: string): FormerType | undefined {
    const key = `${api}.${method}`;
    const operation = this.#operations.get(key);
    return operation && this.#typeOf(this.#tables.changes.get(key)?.returns, operation.returns);
  }

  bodyOf({ area, name, body }: ContractOperation): FormerType | undefined {
    return body && this.#typeOf(this.#tables.changes.get(`${area}.${name}`)?.body, body.type);
  }

  /** Returns the removed fields of a type, and those of its `entities`. */
  removedFields(was: string, now: string): string[] {
    const former = this.fieldsOf(formerType(was, now));
    const entities = former?.parts.get('entities');
    const entityFields = entities?.isList === true ? (this.fieldsOf(entities)?.removed ?? []) : [];
    return [...(former?.removed ?? []), ...entityFields.map((name) => `entities.${name}`)];
  }

  #typeOf(was: string | undefined, now: string): FormerType | undefined {
    const type = formerType(was ?? now, now);
    return this.fieldsOf(type) && type;
  }
}
