import type { OperationContext } from '../../http/operation-context.js';
import { badRequest } from '../../store/errors.js';
import { linearPattern } from '../../values/linear-pattern.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { contains, wildcard } from '../../values/text-search.js';
import { order } from './criteria.js';
import { textOf } from '../values.js';

/** Filters by `id`, and by `name` according to `filterType`; by default a name matches by its beginning. */
export function namedAsAsked(context: OperationContext): (entity: { readonly id?: unknown; readonly name?: unknown }) => boolean {
  const ids = queryList(context, 'id');
  const name = queryValue(context, 'name') ?? '';
  const isNamed = name === '' ? () => true : nameTest(queryValue(context, 'filterType') ?? 'Prefix', name);
  return (entity) => (ids.length === 0 || ids.includes(textOf(entity.id))) && isNamed(textOf(entity.name).toLowerCase());
}

function nameTest(filterType: string, asked: string): (own: string) => boolean {
  const wanted = asked.toLowerCase();
  switch (filterType.toLowerCase()) {
    case 'equals':
      return (own) => own === wanted;
    case 'contains':
      return (own) => contains(own, wanted);
    case 'regex':
      return pattern(asked);
    case 'lessthan':
      return (own) => order(own, wanted) < 0;
    case 'lessthanequalto':
      return (own) => order(own, wanted) <= 0;
    case 'greaterthan':
      return (own) => order(own, wanted) > 0;
    case 'greaterthanequalto':
      return (own) => order(own, wanted) >= 0;
    default:
      // `*` matches any text, as in every other list.
      return wildcard(`${wanted}*`);
  }
}

function pattern(source: string): (text: string) => boolean {
  try {
    return linearPattern(source);
  } catch (error) {
    const message = `name is no regular expression that the sandbox can read: ${(error as Error).message}`;
    throw badRequest(message, [{ errorCode: 'invalid.value', fieldName: 'name' }]);
  }
}
