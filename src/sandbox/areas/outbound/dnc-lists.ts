import type { Hono } from 'hono';
import { readTexts } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../http/errors.js';
import { queryFlag } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../world/world.js';
import { Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { outboundListing } from './filter.js';

const LISTS = '/api/v2/outbound/dnclists';

/** Numbers or addresses that nobody may contact, by list; how long they stand there in ms since the epoch, or for good. */
export function dncEntriesOf(world: World, listId: string): Map<string, number | null> {
  const all = world.collection<Record<string, number | null>>('outbound.dnc');
  const entries = all.get(listId) ?? {};
  return new Map(Object.entries(entries).filter(([, expires]) => expires === null || expires > world.now()));
}

/** Do-not-contact lists: what stands in them, until it expires. */
export function dncListRoutes(app: Hono<SandboxEnv>, world: World): void {
  const lists = new Kept(world, LISTS);
  const all = world.collection<Record<string, number | null>>('outbound.dnc');
  const own = (context: SandboxContext): Entity => lists.get(context.req.param('dncListId'));
  const view =
    (context: SandboxContext, type?: string) =>
    (list: Entity): Json => {
      const size = queryFlag(context, 'includeSize') === true ? { size: dncEntriesOf(world, list.id).size } : {};
      const { size: _, ...shown } = lists.view(list, type);
      return { ...shown, ...size };
    };

  for (const [path, type] of [
    [`${LISTS}/divisionviews`, 'DncListDivisionView'],
    [LISTS, 'DncList'],
  ] as const) {
    app.get(path, (context) => context.json(outboundListing(context, world, lists.all(), view(context, type))));
    app.get(`${path}/:dncListId`, (context) => context.json(view(context, type)(own(context))));
  }

  app.delete(`${LISTS}/:dncListId`, (context) => {
    const { id } = own(context);
    lists.remove(id);
    all.delete(id);
    return context.body(null, 204);
  });

  app.post(`${LISTS}/:dncListId/phonenumbers`, (context) => {
    const list = own(context);
    if (list['dncSourceType'] !== 'rds')
      throw badRequest('Only a list of the source type rds takes numbers', [
        { errorCode: 'invalid.value', fieldName: 'dncSourceType', entityId: list.id, entityName: 'dncList' },
      ]);
    const expires = expiry(world, queryValue(context, 'expirationDateTime'));
    const added = readTexts(context).map((entry): [string, number | null] => [entry.trim(), expires]);
    if (added.some(([entry]) => entry === '')) throw badRequest('A number is empty', [{ errorCode: 'invalid.value' }]);
    all.set(list.id, Object.fromEntries([...dncEntriesOf(world, list.id), ...added]));
    return context.body(null, 204);
  });
}

function expiry(world: World, text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (time > world.now()) return time;
  throw badRequest('expirationDateTime is no time to come', [{ errorCode: 'invalid.value', fieldName: 'expirationDateTime' }]);
}
