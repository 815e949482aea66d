import type { Area } from '../../engine/area.js';
import type { ContactListFilter, ContactListFilterClause, ContactListFilterPredicate } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { contactListOf, contactsOf } from './model.js';
import type { StoredContact } from './model.js';

/** How many contacts a preview shows. */
const PREVIEW_SIZE = 10;

/** Previews the contacts of a list that match a filter. */
export function addContactFilterHandlers(area: Area, world: World): void {
  area.handle('postOutboundContactlistfiltersPreview', (context) => {
    const filter = readObject(context, ['contactList']);
    const list = contactListOf(world, filter.contactList.id ?? '');
    const unknownPredicate = (filter.clauses ?? [])
      .flatMap(({ predicates = [] }) => predicates)
      .find(({ column = '' }) => !(list.columnNames ?? []).includes(column));
    if (unknownPredicate)
      throw invalidField(`The contact list has no column ${unknownPredicate.column ?? ''}`, 'clauses.predicates.column');
    const contacts = [...contactsOf(world, list.id).values()];
    const matches = contacts.filter((contact) => matchesFilter(filter, contact));
    return {
      filteredContacts: matches.length,
      totalContacts: contacts.length,
      preview: matches.slice(0, PREVIEW_SIZE),
    };
  });
}

export function matchesFilter(
  { clauses = [], filterType }: Pick<ContactListFilter, 'clauses' | 'filterType'>,
  contact: StoredContact,
): boolean {
  return combineTests(filterType, clauses, (clause) => matchesClause(clause, contact));
}

function matchesClause({ predicates = [], filterType }: ContactListFilterClause, { data }: StoredContact): boolean {
  return combineTests(filterType, predicates, (predicate) => {
    const isMatch = matchesPredicate(predicate, textOf(data[predicate.column ?? '']));
    return predicate.inverted === true ? !isMatch : isMatch;
  });
}

function combineTests<T>(filterType: string | undefined, parts: readonly T[], test: (part: T) => boolean): boolean {
  return parts.length === 0 || (filterType === 'OR' ? parts.some(test) : parts.every(test));
}

function matchesPredicate(
  { columnType, operator, value = '', range = {} }: ContactListFilterPredicate,
  cellText: string,
): boolean {
  const compareTo = (other: string): number =>
    columnType === 'numeric' ? Number(cellText) - Number(other) : compareTexts(cellText.toLowerCase(), other.toLowerCase());
  const expected = value.toLowerCase();
  switch (operator) {
    case 'EQUALS':
      return compareTo(value) === 0;
    case 'LESS_THAN':
    case 'BEFORE':
      return compareTo(value) < 0;
    case 'LESS_THAN_EQUALS':
      return compareTo(value) <= 0;
    case 'GREATER_THAN':
    case 'AFTER':
      return compareTo(value) > 0;
    case 'GREATER_THAN_EQUALS':
      return compareTo(value) >= 0;
    case 'CONTAINS':
      return cellText.toLowerCase().includes(expected);
    case 'BEGINS_WITH':
      return cellText.toLowerCase().startsWith(expected);
    case 'ENDS_WITH':
      return cellText.toLowerCase().endsWith(expected);
    case 'IN':
      return (range.inSet ?? []).some((entry) => compareTo(entry) === 0);
    case 'BETWEEN': {
      const lowerDifference = compareTo(range.min ?? '');
      const upperDifference = compareTo(range.max ?? '');
      return (
        (range.minInclusive === true ? lowerDifference >= 0 : lowerDifference > 0) &&
        (range.maxInclusive === true ? upperDifference <= 0 : upperDifference < 0)
      );
    }
    default:
      return true;
  }
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
