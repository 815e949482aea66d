import type { DncList } from '../../../models/index.js';
import type { Area } from '../../engine/area.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { formatCsv } from '../csv.js';
import { storeDownloadUrl } from '../files.js';
import { endOf, jobState, newJob } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import { dncEntriesOf, dncHeading } from './dnc-entries.js';
import { contactListOf, contactsOf } from './model.js';

/** The last export of a list, as plain JSON. */
interface Export extends Job {
  uri: string;
  /** The user who requested it, if any. */
  userId?: string;
  /** When its end was noticed, in ms since the epoch. */
  ended?: number;
}

/** A kind of list: the segment of its path, the placeholder for its id, and the names of the methods. */
interface ExportedList {
  readonly segment: string;
  readonly id: string;
  readonly start: `postOutbound${'Contactlist' | 'Dnclist'}Export`;
  readonly read: `getOutbound${'Contactlist' | 'Dnclist'}Export`;
}

const contactListExports: ExportedList = {
  segment: 'contactlists',
  id: 'contactListId',
  start: 'postOutboundContactlistExport',
  read: 'getOutboundContactlistExport',
};

const dncListExports: ExportedList = {
  segment: 'dnclists',
  id: 'dncListId',
  start: 'postOutboundDnclistExport',
  read: 'getOutboundDnclistExport',
};

/** The content of a list as a file: requested first, and fetched when it is ready. */
export function addExportHandlers(area: Area, world: World): void {
  addListExport(area, world, contactListExports, (id) => {
    const { columnNames = [] } = contactListOf(world, id);
    const contacts = [...contactsOf(world, id).values()];
    return formatCsv(
      ['inin-outbound-id', ...columnNames],
      contacts.map((contact) => [contact.id, ...columnNames.map((column) => contact.data[column])]),
    );
  });
  addListExport(area, world, dncListExports, (id) => {
    const list = new Repository<DncList>(world, '/api/v2/outbound/dnclists').get(id);
    const entries = dncEntriesOf(world, id);
    return formatCsv(
      [dncHeading(list), 'expirationDateTime'],
      entries.map(([entry, expires]) => [entry, expires === null ? '' : new Date(expires).toISOString()]),
    );
  });
}

function addListExport(area: Area, world: World, list: ExportedList, content: (listId: string) => string): void {
  const { segment, start, read } = list;
  const exports = world.collection<Export>(`outbound.${segment}.exports`);
  const settle = (): void => {
    for (const [listId, latest] of exports)
      if (latest.ended === undefined && jobState(world, latest) === 'done')
        exports.set(listId, { ...latest, ended: endOf(latest) });
  };
  world.clock.onJump(settle);
  area.before(`/api/v2/outbound/${segment}/:listId/export`, () => {
    settle();
  });
  const idOf = (context: OperationContext): string => context.param(list.id);

  area.handle(start, (context) => {
    const listId = idOf(context);
    const uri = storeDownloadUrl(world, context, content(listId), { fileName: `${listId}.csv` });
    const job = newJob(world, context);
    const { userId } = context.accessToken;
    exports.set(listId, { ...job, uri, ...(userId !== undefined && { userId }) });
    return { id: job.id, selfUri: `/api/v2/outbound/${segment}/${listId}/export` };
  });

  area.handle(read, (context) => {
    const listId = idOf(context);
    content(listId);
    const latest = exports.get(listId);
    // The file exists only after a successful export.
    if (!latest || jobState(world, latest) !== 'done') throw notFound('export', listId);
    if (queryFlag(context, 'download') === true) return context.redirect(latest.uri);
    return { uri: latest.uri, exportTimestamp: new Date(endOf(latest)).toISOString() };
  });
}
