import { fields } from './fields.js';

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
