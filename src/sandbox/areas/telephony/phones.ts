import type { Hono } from 'hono';
import type { Line, Phone } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { nameless, notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { idIn, Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { placeStation, removeStation } from '../stations/model.js';
import { EDGES } from './paths.js';

const PHONES = `${EDGES}/phones`;
const BASES = `${EDGES}/phonebasesettings`;

/** The base types of phones, independent of manufacturers. */
const metabases = [
  { id: 'inin_webrtc_softphone.json', name: 'WebRTC Phone' },
  { id: 'generic_sip.json', name: 'Generic SIP Phone' },
  { id: 'inin_remote.json', name: 'Remote Phone' },
];

/** Phones with their lines and stations: each line of a phone is a station. */
export function phoneRoutes(app: Hono<SandboxEnv>, world: World): void {
  const phones = new Kept(world, PHONES);
  const view = (phone: Entity): Json => phones.view(phone);

  app.post(PHONES, (context) => {
    const body = read(world, context);
    const id = world.newId();
    const lines = linesOf(world, body, []);
    const phone = phones.create(context, body, { lines, state: 'active', status: statusOf(id, lines) }, id);
    equip(world, phone);
    return context.json(view(phone));
  });

  app.put(`${PHONES}/:phoneId`, (context) => {
    const before = phones.get(context.req.param('phoneId'));
    const body = read(world, context);
    const lines = linesOf(world, body, before['lines'] as Line[]);
    for (const { id } of before['lines'] as Line[])
      if (id !== undefined && !lines.some((line) => line.id === id)) removeStation(world, id);
    const more = { lines, status: statusOf(before.id, lines) };
    const phone = phones.change(context, before, body, { replaces: true, more });
    equip(world, phone);
    return context.json(view(phone));
  });

  app.delete(`${PHONES}/:phoneId`, (context) => {
    const phone = phones.get(context.req.param('phoneId'));
    for (const { id } of phone['lines'] as Line[]) if (id !== undefined) removeStation(world, id);
    phones.remove(phone.id);
    return context.body(null, 204);
  });

  app.get(`${PHONES}/template`, (context) => {
    const base = new Kept(world, BASES).get(queryValue(context, 'phoneBaseSettingsId'));
    const { id, name, phoneMetaBase, properties = {} } = base;
    return context.json(phones.view({ phoneBaseSettings: { id, name }, phoneMetaBase, lines: [], properties, site: {} }));
  });

  lineRoutes(app, world, phones);
  baseRoutes(app, world);
}

function lineRoutes(app: Hono<SandboxEnv>, world: World, phones: Kept): void {
  const all = (): Json[] => phones.all().flatMap(({ lines }) => lines as Json[]);
  app.get(`${EDGES}/lines`, (context) => listed(context, world, all()));
  app.get(`${EDGES}/lines/template`, (context) => {
    const id = queryValue(context, 'lineBaseSettingsId') ?? '';
    const base = lineBasesOf(world).find((each) => each['id'] === id);
    if (!base) throw notFound('lineBaseSettings', id);
    return context.json({ name: '', lineBaseSettings: { id, name: base['name'] }, properties: base['properties'] ?? {} });
  });
  app.get(`${EDGES}/lines/:lineId`, (context) => {
    const id = context.req.param('lineId');
    const line = all().find((each) => each['id'] === id);
    if (!line) throw notFound('line', id);
    return context.json(line);
  });
}

/** Base settings of phones, including the settings of their lines. */
function baseRoutes(app: Hono<SandboxEnv>, world: World): void {
  const bases = new Kept(world, BASES);
  app.get(`${BASES}/availablemetabases`, (context) => listed(context, world, metabases));
  app.get(`${BASES}/template`, (context) => {
    const id = queryValue(context, 'phoneMetabaseId') ?? '';
    const phoneMetaBase = metabases.find((each) => each.id === id);
    if (!phoneMetaBase) throw notFound('phoneMetabase', id);
    return context.json(bases.view({ name: '', phoneMetaBase, lines: [], properties: {} }));
  });

  app.post(BASES, (context) => {
    const body = readObject<Json>(context, ['name']);
    return context.json(bases.view(bases.create(context, body, { lines: lineSettings(world, body), state: 'active' })));
  });
  app.put(`${BASES}/:phoneBaseId`, (context) => {
    const before = bases.get(context.req.param('phoneBaseId'));
    const body = readObject<Json>(context, ['name']);
    const more = { lines: lineSettings(world, body, before) };
    return context.json(bases.view(bases.change(context, before, body, { replaces: true, more })));
  });

  app.get(`${EDGES}/linebasesettings`, (context) => listed(context, world, lineBasesOf(world)));
  app.get(`${EDGES}/linebasesettings/:lineBaseId`, (context) => {
    const id = context.req.param('lineBaseId');
    const found = lineBasesOf(world).find((each) => each['id'] === id);
    if (!found) throw notFound('lineBase', id);
    return context.json(found);
  });
}

function lineBasesOf(world: World): Json[] {
  return new Kept(world, BASES).all().flatMap(({ lines }) => lines as Json[]);
}

/** At least one line; existing lines keep their ids. */
function lineSettings(world: World, { name, lines }: Json, before?: Entity): Json[] {
  const known = (before?.['lines'] ?? []) as Json[];
  const given = Array.isArray(lines) && lines.length > 0 ? (lines as Json[]) : [{ name }];
  return given.map((line, index) => {
    const id = [known.find((each) => idIn(each) === line['id']), known[index]].map(idIn).find(Boolean) ?? world.newId();
    return { ...line, id, name: line['name'] ?? name, state: 'active', selfUri: `${EDGES}/linebasesettings/${id}` };
  });
}

/** @throws the platform's 400 for a WebRTC phone without a user. */
function read(world: World, context: SandboxContext): Phone & Json {
  const body = readObject<Phone & Json>(context, ['name']);
  const userId = idIn(body.webRtcUser);
  if (userId !== undefined && world.store.users.find(userId)?.state !== 'active') throw nameless('webRtcUser', userId, 'user');
  return body;
}

/** Lines keep their ids; a phone without lines gets one with the phone's name. */
function linesOf(world: World, body: Phone, before: readonly Line[]): Line[] {
  const { lines = [] } = body as Partial<Phone>;
  const given: readonly Partial<Line>[] = lines.length > 0 ? lines : [{}];
  return given.map((line, index) => {
    const id = before.find((each) => each.id === line.id)?.id ?? before[index]?.id ?? world.newId();
    const { name, site, lineBaseSettings } = body;
    return {
      ...line,
      id,
      name: line.name ?? name,
      site,
      state: 'active',
      ...(lineBaseSettings && { lineBaseSettings }),
      selfUri: `${EDGES}/lines/${id}`,
    };
  });
}

function statusOf(id: string, lines: readonly Line[]): Json {
  const lineStatuses = lines.map((line) => ({ id: line.id, reachable: true }));
  return { id, operationalStatus: 'OPERATIONAL', edgesStatus: 'IN_SERVICE', lineStatuses };
}

function equip(world: World, { name, lines, webRtcUser }: Entity): void {
  for (const { id = '' } of lines as Line[]) placeStation(world, id, String(name), idIn(webRtcUser));
}
