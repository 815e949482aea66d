import type { ContractOperation } from '../contract/index.js';
import { fields } from './fields.js';
import type { Known } from './known.js';

/** What a type has lost. */
export interface FormerFields {
  readonly gone: readonly string[];
  /** The fields in which something is gone, as places of their own. */
  readonly parts: ReadonlyMap<string, FormerType>;
}

/** A type of July 2022 beside what it is now, as the table of fields names them. */
export interface FormerType {
  readonly name: string;
  readonly isList: boolean;
}

const term = /^(?:-(\S+)|([^\s:[]+)(\[\])?:(\S+))$/;

/** By the type, or by two types with a slash between them. */
export function parseFields(table: string = fields): ReadonlyMap<string, FormerFields> {
  const found = new Map<string, FormerFields>();
  for (const line of table.split('\n')) {
    const [name = '', ...terms] = line.split(' ');
    const gone: string[] = [];
    const parts = new Map<string, FormerType>();
    for (const text of terms) {
      const match = term.exec(text);
      if (!match) throw new Error(`"${text}" is no change of a field`);
      const [, field, part = '', list, type = ''] = match;
      if (field !== undefined) gone.push(field);
      else parts.set(part, { name: type, isList: list !== undefined });
    }
    if (name !== '') found.set(name, { gone, parts });
  }
  return found;
}

/** What has become of a type, as a change and the contract spell it. */
export function formerType(was: string, now: string): FormerType {
  const isList = was.endsWith('[]');
  const bare = (type: string): string => (isList && now.endsWith('[]') ? type.slice(0, -2) : type);
  return { name: was === now ? bare(was) : `${bare(was)}/${bare(now)}`, isList };
}

/** Finds what operations gave and took in July 2022, where something of it is gone. */
export class Former {
  readonly #operations: ReadonlyMap<string, ContractOperation>;

  constructor(private readonly known: Known) {
    this.#operations = new Map(known.operations.map((each) => [`${each.area}.${each.name}`, each]));
  }

  fieldsOf({ name }: FormerType): FormerFields | undefined {
    return this.known.fields.get(name);
  }

  resultOf(api: string, method: string): FormerType | undefined {
    const key = `${api}.${method}`;
    const operation = this.#operations.get(key);
    return operation && this.#typeOf(this.known.changed.get(key)?.returns, operation.returns);
  }

  bodyOf({ area, name, body }: ContractOperation): FormerType | undefined {
    return body && this.#typeOf(this.known.changed.get(`${area}.${name}`)?.body, body.type);
  }

  /** The fields that are gone of a type and of the entities in it. */
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
