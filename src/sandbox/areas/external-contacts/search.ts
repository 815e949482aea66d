import type { Area } from '../../engine/area.js';
import type { ContactSearchRequest } from '../../../models/index.js';
import { keywordTest } from '../../engine/lists/keywords.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage, visibleEntities } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import { ordered } from '../search/ordered.js';
import { addressesOf, bare } from './addresses.js';
import { identifiersOf } from './identifiers.js';
import { contactsOf } from './model.js';

/** Searches for contacts by words or ids, within given divisions. */
export function addSearchHandlers(area: Area, world: World): void {
  area.handle('postExternalcontactsContactsSearch', (context) => {
    const { operation, divisionIds = [], expand = [], ...asked } = readObject<ContactSearchRequest>(context);
    const page = readPage(context.maxPageSize ?? world.maxPageSize, asked.pageSize, asked.pageNumber);
    const { query = '', ids = [], sortOrder = [] } = operation?.simpleSearch ?? {};
    const kept = contactsOf(world);
    const isFound = keywordTest(query);
    const found = visibleEntities(context, kept.all()).filter((contact) => {
      const isThere = divisionIds.length === 0 || divisionIds.includes(readId(contact['division']) ?? '');
      const isNamed = ids.length === 0 || ids.includes(contact.id);
      const isReached = query !== '' && addressesOf(contact).includes(bare(query));
      return isThere && isNamed && (isReached || isFound(contact));
    });
    const sort = sortOrder.map((said) => {
      const [sortBy = '', order = 'asc'] = said.split(':');
      return { sortBy, sortOrder: order };
    });
    const sorted = ordered([...found], { sort });
    const shown = pageOf(sorted, page).map((contact) =>
      expand.includes('identifiers') ? { ...contact, identifiers: identifiersOf(world, contact) } : contact,
    );
    return {
      entities: shown.map((contact) => kept.view(contact)),
      ...page,
      total: found.length,
      pageCount: Math.ceil(found.length / page.pageSize),
      partialResults: false,
    };
  });
}
