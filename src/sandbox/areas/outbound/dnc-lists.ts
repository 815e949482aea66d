import type { Hono } from 'hono';
import { textOf } from '../../contract/values.js';
import { readObject, readTexts } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../http/errors.js';
import { queryFlag } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../world/world.js';
import { Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { outboundListing } from './filter.js';

const LISTS = '/api/v2/outbound/dnclists';

/** What stands in a list until when, in ms since the epoch, or for good. */
type Entries = Record<string, number | null>;

/** What a list can hold: the word in its path, the field that lists such entries, and which ways to contact somebody such a list is for. */
interface EntryKind {
  readonly word: string;
  readonly field: string;
  readonly methods: readonly string[];
  readonly heading: string;
}

const kinds: readonly EntryKind[] = [
  { word: 'phonenumbers', field: 'phoneNumbers', methods: ['Phone', 'Any'], heading: 'phone' },
  { word: 'emailaddresses', field: 'emailAddresses', methods: ['Email', 'Any'], heading: 'email' },
  { word: 'whatsappnumbers', field: 'whatsAppNumbers', methods: ['WhatsApp', 'Any'], heading: 'whatsApp' },
];

/** Lists of contacts by a column of one's own know no ways to contact somebody. */
const custom: EntryKind = {
  ...{ word: 'customexclusioncolumns', field: 'customExclusionColumnEntries', methods: [] },
  heading: 'customExclusionColumn',
};

const all: readonly EntryKind[] = [...kinds, custom];

const entriesAt = (world: World): Map<string, Entries> => world.collection<Entries>('outbound.dnc');

const keyOf = (listId: string, { word }: EntryKind): string => `${listId}/${word}`;

/** Numbers or addresses that nobody may contact; how long they stand there in ms since the epoch, or for good. */
export function dncEntriesOf(world: World, listId: string): [entry: string, expires: number | null][] {
  return all.flatMap((kind) => [...heldOf(world, keyOf(listId, kind))]);
}

/** Those of one kind that have not expired. */
function heldOf(world: World, key: string): Map<string, number | null> {
  const entries = entriesAt(world).get(key) ?? {};
  return new Map(Object.entries(entries).filter(([, expires]) => expires === null || expires > world.now()));
}

/** Adds what a file brings: entries of the kind that the list is for. */
export function addDncEntries(
  world: World,
  list: Entity,
  entries: Iterable<readonly [entry: string, expires: number | null]>,
): void {
  add(world, keyOf(list.id, kindFor(list)), entries);
}

function add(world: World, key: string, entries: Iterable<readonly [entry: string, expires: number | null]>): void {
  entriesAt(world).set(key, Object.fromEntries([...heldOf(world, key), ...entries]));
}

/** What the column with the entries is called in a file of a list. */
export const dncHeading = (list: Entity): string => kindFor(list).heading;

function kindFor({ dncSourceType, contactMethod = 'Phone' }: Entity): EntryKind {
  if (dncSourceType === 'rds_custom') return custom;
  return kinds.find(({ methods }) => methods.includes(String(contactMethod))) ?? custom;
}

/** Do-not-contact lists: what stands in them, until it expires. */
export function dncListRoutes(app: Hono<SandboxEnv>, world: World): void {
  const lists = new Kept(world, LISTS);
  const own = (context: SandboxContext): Entity => lists.get(context.req.param('dncListId'));
  const view =
    (context: SandboxContext, type?: string) =>
    (list: Entity): Json => {
      const size = queryFlag(context, 'includeSize') === true ? { size: dncEntriesOf(world, list.id).length } : {};
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
    for (const kind of all) entriesAt(world).delete(keyOf(id, kind));
    return context.body(null, 204);
  });

  for (const kind of all) {
    const path = `${LISTS}/:dncListId/${kind.word}`;
    const taking = (context: SandboxContext): Entity => checkTakes(own(context), kind);

    // What is WhatsApp's, and what columns hold, only PATCH adds.
    if (['phonenumbers', 'emailaddresses'].includes(kind.word)) {
      app.post(path, (context) => {
        const list = taking(context);
        // An end is given to addresses by PATCH alone.
        const until = kind.word === 'phonenumbers' ? queryValue(context, 'expirationDateTime') : undefined;
        const expires = expiry(world, until);
        add(
          world,
          keyOf(list.id, kind),
          readEntries(readTexts(context), '').map((entry) => [entry, expires]),
        );
        return context.body(null, 204);
      });
    }

    app.patch(path, (context) => {
      const key = keyOf(taking(context).id, kind);
      const body = readObject<Json & { action: string; expirationDateTime?: string }>(context, ['action']);
      const entries = readEntries(body[kind.field] ?? [], kind.field);
      const expires = body.action === 'Add' ? expiry(world, body.expirationDateTime) : null;
      const held = heldOf(world, key);
      for (const entry of entries) {
        if (body.action === 'Add') held.set(entry, expires);
        else held.delete(entry);
      }
      entriesAt(world).set(key, Object.fromEntries(held));
      return context.body(null, 204);
    });

    app.delete(path, (context) => {
      const key = keyOf(taking(context).id, kind);
      if (queryFlag(context, 'expiredOnly') === true) entriesAt(world).set(key, Object.fromEntries(heldOf(world, key)));
      else entriesAt(world).delete(key);
      return context.body(null, 204);
    });
  }
}

/** @throws the platform's 400 for a list that another service keeps, or that is for other ways to contact somebody. */
function checkTakes(list: Entity, { methods }: EntryKind): Entity {
  const isCustom = methods.length === 0;
  const { dncSourceType, contactMethod } = list;
  if (dncSourceType !== (isCustom ? 'rds_custom' : 'rds'))
    throw unfit(list, 'dncSourceType', `Only a list of the source type ${isCustom ? 'rds_custom' : 'rds'} takes such entries`);
  if (isCustom || contactMethod === undefined || methods.includes(textOf(contactMethod))) return list;
  throw unfit(list, 'contactMethod', `A list for ${textOf(contactMethod)} takes no such entries`);
}

function unfit(list: Entity, fieldName: string, message: string): Error {
  return badRequest(message, [{ errorCode: 'invalid.value', fieldName, entityId: list.id, entityName: 'dncList' }]);
}

/** The entries without what stands around them. @throws the platform's 400 for one that is empty. */
function readEntries(entries: unknown, fieldName: string): string[] {
  const found = (Array.isArray(entries) ? entries : []).map((entry) => String(entry).trim());
  const at = found.indexOf('');
  if (at < 0) return found;
  throw badRequest('An entry is empty', [{ errorCode: 'invalid.value', fieldName: `${fieldName}[${at}]` }]);
}

function expiry(world: World, text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (time > world.now()) return time;
  throw badRequest('expirationDateTime is no time to come', [{ errorCode: 'invalid.value', fieldName: 'expirationDateTime' }]);
}
