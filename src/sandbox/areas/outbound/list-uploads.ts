import type { Area } from '../../engine/area.js';
import type { ContactListUploadUrlRequest, DNCListUploadUrlRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import type { JobOutcome } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { onUpload, reservePlace, uploadedText } from '../uploads/uploads.js';
import { contactsIn, entriesIn, readRows, refuseOthers } from './contact-file.js';
import { Imports } from './imports.js';
import { contactListOf, contactListsOf } from './model.js';

const OUTBOUND = '/api/v2/outbound';
const KIND = 'outbound.lists';

/** A reserved upload, and where its rows go. */
interface Expected {
  listId: string;
  contacts?: { idColumn: string };
  entries?: { columns: string[]; untilColumn?: string };
  fate?: JobOutcome;
}

const expectedAt = (world: World): Map<string, Expected> => world.collection<Expected>('outbound.uploads');

/** Contacts and numbers that are uploaded as files to a signed address. The import begins when the file arrives. */
export function addListUploadHandlers(area: Area, world: World): void {
  const imports = new Imports(world);
  onUpload(world, KIND, (key) => {
    const expected = expectedAt(world).get(key);
    if (!expected) return;
    try {
      take(world, imports, expected, uploadedText(world, key));
    } catch (error) {
      // The upload itself succeeds. Errors in the file show as a failed import of the list.
      if (!(error instanceof Problem)) throw error;
      imports.startBy(expected.listId, rowsFor(expected), { end: 'failed', message: error.message });
    }
  });
  const reserved = (context: OperationContext, expected: Expected, contentType: string): unknown => {
    const uploadKey = world.newId();
    const fate = world.jobPlans.take(context.method, context.path);
    expectedAt(world).set(uploadKey, { ...expected, ...(fate && { fate }) });
    return { uploadKey, ...reservePlace(world, context, KIND, uploadKey, { contentType }) };
  };

  area.handle('postOutboundContactlistsUploads', (context) => {
    const body = readObject<ContactListUploadUrlRequest>(context, ['contentType']);
    const { id, importTemplateId, contactIdName = '', contentType } = body;
    if (importTemplateId !== undefined || id === undefined)
      throw notBuilt(`POST ${OUTBOUND}/contactlists/uploads`, 'import by templates, which create separate lists');
    return reserved(context, { listId: contactListOf(world, id).id, contacts: { idColumn: contactIdName } }, contentType);
  });

  area.handle('postOutboundDnclistsUploads', (context) => {
    const body = readObject<DNCListUploadUrlRequest>(context, ['id', 'contentType']);
    const list = new Repository(world, `${OUTBOUND}/dnclists`).get(body.id);
    refuseOthers(list);
    const { phoneColumns, emailColumns, whatsAppColumns, customExclusionColumns, expirationDateTimeColumn } = body;
    const columns = [phoneColumns, emailColumns, whatsAppColumns, customExclusionColumns].flatMap((named) =>
      (named ?? '').split(',').flatMap((column) => (column.trim() === '' ? [] : [column.trim()])),
    );
    const until = expirationDateTimeColumn === undefined ? {} : { untilColumn: expirationDateTimeColumn };
    return reserved(context, { listId: list.id, entries: { columns, ...until } }, body.contentType);
  });
}

const rowsFor = ({ contacts }: Expected): object => (contacts ? { contacts: [] } : { entries: [] });

/** @throws the platform's 400 for a file that does not fit the list. */
function take(world: World, imports: Imports, { listId, contacts, entries, fate }: Expected, text: string): void {
  const rows = readRows(text);
  if (contacts) {
    const list = contactListsOf(world).get(listId);
    if (list) imports.startBy(listId, { contacts: contactsIn(world, list, rows, contacts.idColumn) }, fate);
    return;
  }
  // By default the entries are in the first column.
  const { columns = [], untilColumn } = entries ?? {};
  const places = columns.length === 0 ? [0] : columns.map((column) => rows.heading.indexOf(column));
  const missing = columns[places.indexOf(-1)];
  if (missing !== undefined) throw new Problem(400, `The file has no column ${missing}`);
  imports.startBy(listId, { entries: places.flatMap((place) => entriesIn(rows, place, untilColumn)) }, fate);
}
