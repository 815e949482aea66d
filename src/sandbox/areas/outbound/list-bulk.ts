import type { Area } from '../../engine/area.js';
import type { ContactListsBulkEditRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { contactListOf, contactListsOf } from './model.js';
import type { StoredContactList } from './model.js';

/** Applies the same settings to several lists; each succeeds or fails separately. */
export function addListBulkHandlers(area: Area, world: World): void {
  area.handle('postOutboundContactlistsBulkUpdate', (context) => {
    const { contactListIds, contactList = {} } = readObject<ContactListsBulkEditRequest>(context, ['contactListIds']);
    const results = (contactListIds ?? []).map((id) => {
      try {
        const before = contactListOf(world, id);
        const entity = changeList(world, before, contactList);
        return { id, success: true, entity, status: 200 };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { message, status } = error;
        return { id, success: false, status, error: { code: 'not.found', message, status, retryable: false } };
      }
    });
    const errorIndexes = results.flatMap(({ success }, index) => (success ? [] : [index]));
    return { results, errorCount: errorIndexes.length, errorIndexes };
  });
}

/** Fields that identify a list stay unchanged. */
function changeList(world: World, before: StoredContactList, settings: Partial<StoredContactList>): StoredContactList {
  const { id, name, version, dateCreated = '', selfUri = '', division = {} } = before;
  const fixedFields = { id, name, dateCreated, selfUri, division };
  const after = { ...before, ...settings, ...fixedFields, version: version + 1, dateModified: world.timestamp() };
  contactListsOf(world).set(id, after);
  return after;
}
