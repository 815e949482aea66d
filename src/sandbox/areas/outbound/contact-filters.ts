import type { Area } from '../../engine/area.js';
import type { ContactListFilter, ContactListFilterClause, ContactListFilterPredicate } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { contactListOf, contactsOf } from './model.js';
import type { StoredContact } from './model.js';

/** How many contacts a preview shows. */
const SHOWN = 10;

/** Previews the contacts of a list that match a filter. */
export function addContactFilterHandlers(area: Area, world: World): void {
  area.handle('postOutboundContactlistfiltersPreview', (context) => {
    const filter = readObject<ContactListFilter>(context, ['contactList']);
    const list = contactListOf(world, filter.contactList.id ?? '');
    const unknown = (filter.clauses ?? [])
      .flatMap(({ predicates = [] }) => predicates)
      .find(({ column = '' }) => !(list.columnNames ?? []).includes(column));
    if (unknown)
      throw badRequest(`The contact list has no column ${unknown.column ?? ''}`, [
        { errorCode: 'invalid.value', fieldName: 'clauses.predicates.column' },
      ]);
    const contacts = [...contactsOf(world, list.id).values()];
    const left = contacts.filter((contact) => passes(filter, contact));
    return {
      filteredContacts: left.length,
      totalContacts: contacts.length,
      preview: left.slice(0, SHOWN),
    };
  });
}

export function passes(
  { clauses = [], filterType }: Pick<ContactListFilter, 'clauses' | 'filterType'>,
  contact: StoredContact,
): boolean {
  return joined(filterType, clauses, (clause) => passesClause(clause, contact));
}

function passesClause({ predicates = [], filterType }: ContactListFilterClause, { data }: StoredContact): boolean {
  return joined(filterType, predicates, (predicate) => {
    const fits = meets(predicate, textOf(data[predicate.column ?? '']));
    return predicate.inverted === true ? !fits : fits;
  });
}

function joined<T>(how: string | undefined, parts: readonly T[], test: (part: T) => boolean): boolean {
  return parts.length === 0 || (how === 'OR' ? parts.some(test) : parts.every(test));
}

function meets({ columnType, operator, value = '', range = {} }: ContactListFilterPredicate, own: string): boolean {
  const compared = (other: string): number =>
    columnType === 'numeric' ? Number(own) - Number(other) : compareTexts(own.toLowerCase(), other.toLowerCase());
  const wanted = value.toLowerCase();
  switch (operator) {
    case 'EQUALS':
      return compared(value) === 0;
    case 'LESS_THAN':
    case 'BEFORE':
      return compared(value) < 0;
    case 'LESS_THAN_EQUALS':
      return compared(value) <= 0;
    case 'GREATER_THAN':
    case 'AFTER':
      return compared(value) > 0;
    case 'GREATER_THAN_EQUALS':
      return compared(value) >= 0;
    case 'CONTAINS':
      return own.toLowerCase().includes(wanted);
    case 'BEGINS_WITH':
      return own.toLowerCase().startsWith(wanted);
    case 'ENDS_WITH':
      return own.toLowerCase().endsWith(wanted);
    case 'IN':
      return (range.inSet ?? []).some((entry) => compared(entry) === 0);
    case 'BETWEEN': {
      const low = compared(range.min ?? '');
      const high = compared(range.max ?? '');
      return (range.minInclusive === true ? low >= 0 : low > 0) && (range.maxInclusive === true ? high <= 0 : high < 0);
    }
    default:
      return true;
  }
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
