import type { Area } from '../../engine/area.js';
import type { DncList, UploadUrlResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import type { JobOutcome } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { onUpload, createUpload, readUploadedText } from '../uploads/uploads.js';
import { parseContacts, parseEntries, readRows, refuseOtherSources } from './contact-file.js';
import { Imports } from './imports.js';
import { contactListOf, contactListsOf } from './model.js';

const OUTBOUND = '/api/v2/outbound';
const KIND = 'outbound.lists';

/** A reserved upload, and where its rows go. */
interface PendingUpload {
  listId: string;
  contacts?: { idColumn: string };
  entries?: { columns: string[]; untilColumn?: string };
  fate?: JobOutcome;
}

const pendingUploadsOf = (world: World): Map<string, PendingUpload> => world.collection<PendingUpload>('outbound.uploads');

/** Contacts and numbers that are uploaded as files to a signed address. The import begins when the file arrives. */
export function addListUploadHandlers(area: Area, world: World): void {
  const imports = new Imports(world);
  onUpload(world, KIND, (key) => {
    const pending = pendingUploadsOf(world).get(key);
    if (!pending) return;
    try {
      importFile(world, imports, pending, readUploadedText(world, key));
    } catch (error) {
      // The upload itself succeeds. Errors in the file show as a failed import of the list.
      if (!(error instanceof Problem)) throw error;
      imports.startUploaded(pending.listId, emptyRowsOf(pending), { end: 'failed', message: error.message });
    }
  });
  const reserveUpload = (context: OperationContext, pending: PendingUpload, contentType: string): UploadUrlResponse => {
    const uploadKey = world.newId();
    const fate = world.jobPlans.take(context.method, context.path);
    pendingUploadsOf(world).set(uploadKey, { ...pending, ...(fate && { fate }) });
    return { uploadKey, ...createUpload(world, context, KIND, uploadKey, { contentType }) };
  };

  area.handle('postOutboundContactlistsUploads', (context) => {
    const body = readObject(context, ['contentType']);
    const { id, importTemplateId, contactIdName = '', contentType } = body;
    if (importTemplateId !== undefined || id === undefined)
      throw notBuilt(`POST ${OUTBOUND}/contactlists/uploads`, 'import by templates, which create separate lists');
    return reserveUpload(context, { listId: contactListOf(world, id).id, contacts: { idColumn: contactIdName } }, contentType);
  });

  area.handle('postOutboundDnclistsUploads', (context) => {
    const body = readObject(context, ['id', 'contentType']);
    const list = new Repository<DncList>(world, `${OUTBOUND}/dnclists`).get(body.id);
    refuseOtherSources(list);
    const { phoneColumns, emailColumns, whatsAppColumns, customExclusionColumns, expirationDateTimeColumn } = body;
    const columns = [phoneColumns, emailColumns, whatsAppColumns, customExclusionColumns].flatMap((columnList) =>
      (columnList ?? '').split(',').flatMap((column) => (column.trim() === '' ? [] : [column.trim()])),
    );
    const expiryColumn = expirationDateTimeColumn === undefined ? {} : { untilColumn: expirationDateTimeColumn };
    return reserveUpload(context, { listId: list.id, entries: { columns, ...expiryColumn } }, body.contentType);
  });
}

const emptyRowsOf = ({ contacts }: PendingUpload): object => (contacts ? { contacts: [] } : { entries: [] });

/** @throws the platform's 400 for a file that does not fit the list. */
function importFile(world: World, imports: Imports, { listId, contacts, entries, fate }: PendingUpload, text: string): void {
  const rows = readRows(text);
  if (contacts) {
    const list = contactListsOf(world).get(listId);
    if (list) imports.startUploaded(listId, { contacts: parseContacts(world, list, rows, contacts.idColumn) }, fate);
    return;
  }
  // By default the entries are in the first column.
  const { columns = [], untilColumn } = entries ?? {};
  const columnIndexes = columns.length === 0 ? [0] : columns.map((column) => rows.heading.indexOf(column));
  const missingColumn = columns[columnIndexes.indexOf(-1)];
  if (missingColumn !== undefined) throw new Problem(400, `The file has no column ${missingColumn}`);
  imports.startUploaded(
    listId,
    { entries: columnIndexes.flatMap((columnIndex) => parseEntries(rows, columnIndex, untilColumn)) },
    fate,
  );
}
