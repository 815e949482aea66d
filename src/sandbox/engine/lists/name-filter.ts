import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import { linearPattern } from '../../values/linear-pattern.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { contains, compileWildcard } from '../../values/text-search.js';
import { compareTexts } from './criteria.js';
import { textOf } from '../values.js';

/** Filters by `id`, and by `name` according to `filterType`; by default a name matches by its beginning. */
export function identityTest(context: OperationContext): (entity: { readonly id?: unknown; readonly name?: unknown }) => boolean {
  const ids = queryList(context, 'id');
  const name = queryValue(context, 'name') ?? '';
  const hasName = name === '' ? () => true : nameTest(queryValue(context, 'filterType') ?? 'Prefix', name);
  return (entity) => (ids.length === 0 || ids.includes(textOf(entity.id))) && hasName(textOf(entity.name).toLowerCase());
}

function nameTest(filterType: string, name: string): (text: string) => boolean {
  const lowerCaseName = name.toLowerCase();
  switch (filterType.toLowerCase()) {
    case 'equals':
      return (text) => text === lowerCaseName;
    case 'contains':
      return (text) => contains(text, lowerCaseName);
    case 'regex':
      return compilePattern(name);
    case 'lessthan':
      return (text) => compareTexts(text, lowerCaseName) < 0;
    case 'lessthanequalto':
      return (text) => compareTexts(text, lowerCaseName) <= 0;
    case 'greaterthan':
      return (text) => compareTexts(text, lowerCaseName) > 0;
    case 'greaterthanequalto':
      return (text) => compareTexts(text, lowerCaseName) >= 0;
    default:
      // `*` matches any text, as in every other list.
      return compileWildcard(`${lowerCaseName}*`);
  }
}

function compilePattern(source: string): (text: string) => boolean {
  try {
    return linearPattern(source);
  } catch (error) {
    const message = `name is no regular expression that the sandbox can read: ${(error as Error).message}`;
    throw invalidField(message, 'name');
  }
}
