import { fields } from './fields.js';

/** Removed fields of a type. */
export interface FormerFields {
  readonly removed: readonly string[];
  /** Fields whose types have removed fields. */
  readonly parts: ReadonlyMap<string, FormerType>;
}

/** The key of a type in the table of fields: the type in July 2022 and the current one. */
export interface FormerType {
  readonly name: string;
  readonly isList: boolean;
}

const term = /^(?:-(\S+)|([^\s:[]+)(\[\])?:(\S+))$/;

/** Returns the removed fields by type, or by two types with a slash between them. */
export function parseFields(table: string = fields): ReadonlyMap<string, FormerFields> {
  const fieldsByType = new Map<string, FormerFields>();
  for (const line of table.split('\n')) {
    const [name = '', ...terms] = line.split(' ');
    const removed: string[] = [];
    const parts = new Map<string, FormerType>();
    for (const text of terms) {
      const match = term.exec(text);
      if (!match) throw new Error(`"${text}" is not a change of a field`);
      const [, field, part = '', list, type = ''] = match;
      if (field !== undefined) removed.push(field);
      else parts.set(part, { name: type, isList: list !== undefined });
    }
    if (name !== '') fieldsByType.set(name, { removed, parts });
  }
  return fieldsByType;
}

/** Returns the key for two types as the tables of changes and the contract write them. */
export function formerType(was: string, now: string): FormerType {
  const isList = was.endsWith('[]');
  const itemType = (type: string): string => (isList && now.endsWith('[]') ? type.slice(0, -2) : type);
  return { name: was === now ? itemType(was) : `${itemType(was)}/${itemType(now)}`, isList };
}
