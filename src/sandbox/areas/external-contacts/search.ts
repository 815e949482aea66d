import type { Area } from '../../engine/area.js';
import { keywordTest } from '../../engine/lists/keywords.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage, visibleEntities } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { sortMatches } from '../search/sort-matches.js';
import { addressesOf, normalizeAddress } from './addresses.js';
import { identifiersOf } from './identifiers.js';
import { contactsOf } from './model.js';

/** Searches for contacts by words or ids, within given divisions. */
export function addSearchHandlers(area: Area, world: World): void {
  area.handle('postExternalcontactsContactsSearch', (context) => {
    const { operation, divisionIds = [], expand = [], ...body } = readObject(context);
    const page = readPage(context.maxPageSize ?? world.maxPageSize, body.pageSize, body.pageNumber);
    const { query = '', ids = [], sortOrder = [] } = operation?.simpleSearch ?? {};
    const contacts = contactsOf(world);
    const matchesKeywords = keywordTest(query);
    const matches = visibleEntities(context, contacts.all()).filter((contact) => {
      const isInDivisions = divisionIds.length === 0 || divisionIds.includes(contact.division?.id ?? '');
      const isRequested = ids.length === 0 || ids.includes(contact.id);
      const hasAddress = query !== '' && addressesOf(contact).includes(normalizeAddress(query));
      return isInDivisions && isRequested && (hasAddress || matchesKeywords(contact));
    });
    const sort = sortOrder.map((sortField) => {
      const [sortBy = '', order = 'asc'] = sortField.split(':');
      return { sortBy, sortOrder: order };
    });
    const sortedMatches = sortMatches([...matches], { sort });
    const views = pageOf(sortedMatches, page).map((contact) =>
      expand.includes('identifiers') ? { ...contact, identifiers: identifiersOf(world, contact) } : contact,
    );
    return {
      entities: views.map((contact) => contacts.view(contact)),
      ...page,
      total: matches.length,
      pageCount: Math.ceil(matches.length / page.pageSize),
      partialResults: false,
    };
  });
}
