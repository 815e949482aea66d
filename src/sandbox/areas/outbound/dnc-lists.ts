import type { Area } from '../../engine/area.js';
import type { DncList } from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { addEntries, entryKinds, dncEntriesOf, entriesOf, activeEntriesOf, keyOf } from './dnc-entries.js';
import type { EntryKind } from './dnc-entries.js';
import { listOutbound } from './filter.js';
import { importing } from './imports.js';
import { viewAs } from '../view-as.js';

const LISTS = '/api/v2/outbound/dnclists';

/** Do-not-contact lists and their entries, which may expire. */
export function addDncListHandlers(area: Area, world: World): void {
  const lists = new Repository<DncList>(world, LISTS);
  const findList = (context: OperationContext): Entity<DncList> => lists.get(context.param('dncListId'));
  const view = (context: OperationContext, type: 'DncList' | 'DncListDivisionView') => (list: Entity<DncList>) => {
    const size = queryFlag(context, 'includeSize') === true ? { size: dncEntriesOf(world, list.id).length } : {};
    const { size: _, importStatus: __, ...listView } = viewAs(world, type, list);
    return { ...listView, ...size, ...importing(context, world, list.id) };
  };

  area.handle('getOutboundDnclistsDivisionviews', (context) =>
    listOutbound(context, world, lists.all(), view(context, 'DncListDivisionView')),
  );
  area.handle('getOutboundDnclistsDivisionview', (context) => view(context, 'DncListDivisionView')(findList(context)));
  area.handle('getOutboundDnclists', (context) => listOutbound(context, world, lists.all(), view(context, 'DncList')));
  area.handle('getOutboundDnclist', (context) => view(context, 'DncList')(findList(context)));

  area.handle('deleteOutboundDnclist', (context) => {
    const { id } = findList(context);
    lists.remove(id);
    for (const kind of entryKinds) entriesOf(world).delete(keyOf(id, kind));
  });

  for (const kind of entryKinds) addEntryHandlers(area, world, kind, (context) => checkTakes(findList(context), kind));
}

/** Adds and removes entries of one kind. `findListOf` finds the list and checks that it takes such entries. */
function addEntryHandlers(
  area: Area,
  world: World,
  kind: EntryKind,
  findListOf: (context: OperationContext) => Entity<DncList>,
): void {
  if (kind.add !== undefined)
    area.handle(kind.add, (context) => {
      const list = findListOf(context);
      // Only PATCH sets an expiry for addresses.
      const expirationTime = kind.segment === 'phonenumbers' ? queryValue(context, 'expirationDateTime') : undefined;
      const expires = parseExpiry(world, expirationTime);
      addEntries(
        world,
        keyOf(list.id, kind),
        readEntries(readTexts(context), '').map((entry) => [entry, expires]),
      );
    });

  area.handle(kind.update, (context) => {
    const key = keyOf(findListOf(context).id, kind);
    const body = readObject<Json & { action: string; expirationDateTime?: string }>(context, ['action']);
    const entries = readEntries(body[kind.field] ?? [], kind.field);
    const expires = body.action === 'Add' ? parseExpiry(world, body.expirationDateTime) : null;
    const entriesByNumber = activeEntriesOf(world, key);
    for (const entry of entries) {
      if (body.action === 'Add') entriesByNumber.set(entry, expires);
      else entriesByNumber.delete(entry);
    }
    entriesOf(world).set(key, Object.fromEntries(entriesByNumber));
  });

  area.handle(kind.remove, (context) => {
    const key = keyOf(findListOf(context).id, kind);
    if (queryFlag(context, 'expiredOnly') === true) entriesOf(world).set(key, Object.fromEntries(activeEntriesOf(world, key)));
    else entriesOf(world).delete(key);
  });
}

/** @throws the platform's 400 for a list that another service manages, or that covers other contact methods. */
function checkTakes(list: Entity<DncList>, { methods }: EntryKind): Entity<DncList> {
  const isCustom = methods.length === 0;
  const { dncSourceType, contactMethod } = list;
  if (dncSourceType !== (isCustom ? 'rds_custom' : 'rds'))
    throw unfitProblem(
      list,
      'dncSourceType',
      `Only a list of the source type ${isCustom ? 'rds_custom' : 'rds'} takes such entries`,
    );
  if (isCustom || contactMethod === undefined || methods.includes(contactMethod)) return list;
  throw unfitProblem(list, 'contactMethod', `A list for ${contactMethod} takes no such entries`);
}

function unfitProblem(list: Entity<DncList>, fieldName: string, message: string): Error {
  return badRequest(message, [{ errorCode: 'invalid.value', fieldName, entityId: list.id, entityName: 'dncList' }]);
}

/** The entries without surrounding spaces. @throws the platform's 400 for an empty entry. */
function readEntries(entries: unknown, fieldName: string): string[] {
  const entryTexts = (Array.isArray(entries) ? entries : []).map((entry) => String(entry).trim());
  const blankIndex = entryTexts.indexOf('');
  if (blankIndex < 0) return entryTexts;
  throw invalidField('An entry is empty', `${fieldName}[${blankIndex}]`);
}

function parseExpiry(world: World, text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (time > world.now()) return time;
  throw invalidField('expirationDateTime must be in the future', 'expirationDateTime');
}
