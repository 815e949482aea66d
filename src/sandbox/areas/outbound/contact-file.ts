import type { Area } from '../../engine/area.js';
import type { DncList } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { parseCsv } from '../csv.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { Imports } from './imports.js';
import { contactListOf } from './model.js';
import type { StoredContact, StoredContactList } from './model.js';

const LISTS = '/api/v2/outbound';

/** A form with a file, the id of its list, and further fields. */
interface UploadForm extends CsvFile {
  id: string;
  text: (name: string) => string;
}

/**
 * Contacts and numbers that come as a file, into the list that the form names. They arrive row by row; the list shows the
 * progress of the import.
 */
export function addContactFileHandlers(area: Area, world: World): void {
  const imports = new Imports(world);

  area.sideRoutes.add(
    'POST',
    '/uploads/v2/contactlist',
    async (context) => {
      const { id, text, heading, lines } = await readForm(context);
      const contacts = parseContacts(world, contactListOf(world, id), { heading, lines }, text('contact-id-name'));
      imports.start(context, id, { contacts });
      return context.json({ correlationId: context.correlationId });
    },
    { needsToken: true },
  );

  area.sideRoutes.add(
    'POST',
    '/uploads/v2/dnclist',
    async (context) => {
      const { id, heading, lines } = await readForm(context);
      const list = new Repository<DncList>(world, `${LISTS}/dnclists`).get(id);
      refuseOtherSources(list);
      imports.start(context, id, { entries: parseEntries({ heading, lines }) });
      return context.json({ correlationId: context.correlationId });
    },
    { needsToken: true },
  );

  area.handle('getOutboundContactlistImportstatus', (context) =>
    imports.getStatus(contactListOf(world, context.param('contactListId')).id),
  );
  area.handle('getOutboundDnclistImportstatus', (context) =>
    imports.getStatus(new Repository<DncList>(world, `${LISTS}/dnclists`).get(context.param('dncListId')).id),
  );
}

/** The lines of a file; the first one names the columns. */
export interface CsvFile {
  heading: string[];
  lines: string[][];
}

export function readRows(text: string): CsvFile {
  const [heading = [], ...lines] = parseCsv(text.replace(/^\uFEFF/, ''));
  return { heading, lines };
}

/** The contacts of a file. @throws the platform's 400 if the file lacks a column of the list. */
export function parseContacts(
  world: World,
  list: StoredContactList,
  { heading, lines }: CsvFile,
  idColumn: string,
): StoredContact[] {
  const { id, columnNames = [] } = list;
  const missingColumn = columnNames.find((column) => !heading.includes(column));
  if (missingColumn !== undefined) throw invalidField(`The file has no column ${missingColumn}`, missingColumn);
  return lines.map((line) => {
    const data = Object.fromEntries(columnNames.map((column) => [column, line[heading.indexOf(column)] ?? '']));
    const columnKey = (idColumn === '' ? '' : data[idColumn]) ?? '';
    const key = columnKey === '' ? world.newId() : columnKey;
    const selfUri = `${LISTS}/contactlists/${id}/contacts/${encodeURIComponent(key)}`;
    return { id: key, contactListId: id, data, callable: true, selfUri };
  });
}

/** The do-not-contact entries in a column of a file, each with its expiry. */
export function parseEntries(
  { heading, lines }: CsvFile,
  column = 0,
  untilColumn = 'expirationdatetime',
): [string, number | null][] {
  const untilIndex = heading.findIndex((name) => name.toLowerCase() === untilColumn.toLowerCase());
  return lines.flatMap((line): [string, number | null][] => {
    const expires = untilIndex < 0 ? Number.NaN : Date.parse(line[untilIndex] ?? '');
    const entry = line[column]?.trim() ?? '';
    return entry === '' ? [] : [[entry, Number.isNaN(expires) ? null : expires]];
  });
}

/** @throws the platform's 400 for a list whose numbers come from another source. */
export function refuseOtherSources({ id, dncSourceType }: Entity<DncList>): void {
  if (dncSourceType === 'rds') return;
  throw badRequest('Only a list of the source type rds takes numbers', [
    { errorCode: 'invalid.value', fieldName: 'dncSourceType', entityId: id, entityName: 'dncList' },
  ]);
}

async function readForm(context: OperationContext): Promise<UploadForm> {
  const form = await context.formData().catch(() => new FormData());
  const readText = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const file = form.get('file');
  if (file === null) throw badRequest('The form has no field "file"', [{ errorCode: 'required.field', fieldName: 'file' }]);
  return { id: readText('id'), text: readText, ...readRows(typeof file === 'string' ? file : await file.text()) };
}
