import type { Area } from '../../engine/area.js';
import type { Line, LineBase, Phone, PhoneBase, PhoneStatus } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readId, Repository, listPage } from '../repository.js';
import type { Entity, Fields, Json } from '../repository.js';
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
export function addPhoneHandlers(area: Area, world: World): void {
  const phones = new Repository<Phone>(world, PHONES);
  const view = (phone: Entity<Phone>): Phone => phones.view(phone);
  area.addRule({ path: PHONES, references: { webRtcUser: { path: '/api/v2/users', where: { state: 'active' } } } });

  area.handle('postTelephonyProvidersEdgesPhones', (context) => {
    const body = readObject<Phone & Json>(context, ['name']);
    const id = world.newId();
    const lines = linesOf(world, body, []);
    const phone = phones.create(context, body, { lines, state: 'active', status: statusOf(id, lines) }, id);
    placeStations(world, phone);
    return view(phone);
  });

  area.handle('putTelephonyProvidersEdgesPhone', (context) => {
    const before = phones.get(context.param('phoneId'));
    const body = readObject<Phone & Json>(context, ['name']);
    const lines = linesOf(world, body, before.lines ?? []);
    const extraFields = { lines, status: statusOf(before.id, lines) };
    const phone = phones.update(context, before, body, { replaces: true, more: extraFields });
    for (const { id } of before.lines ?? [])
      if (id !== undefined && !lines.some((line) => line.id === id)) removeStation(world, id);
    placeStations(world, phone);
    return view(phone);
  });

  area.handle('deleteTelephonyProvidersEdgesPhone', (context) => {
    const phone = phones.get(context.param('phoneId'));
    for (const { id } of phone.lines ?? []) if (id !== undefined) removeStation(world, id);
    phones.remove(phone.id);
  });

  area.handle('getTelephonyProvidersEdgesPhonesTemplate', (context) => {
    const base = new Repository<PhoneBase>(world, BASES).get(queryValue(context, 'phoneBaseSettingsId'));
    const { id, name, phoneMetaBase, properties = {} } = base;
    return phones.view({ phoneBaseSettings: { id, name }, phoneMetaBase, lines: [], properties, site: {} });
  });

  addLineHandlers(area, world, phones);
  addBaseHandlers(area, world);
}

function addLineHandlers(area: Area, world: World, phones: Repository<Phone>): void {
  const listLines = (): Line[] => phones.all().flatMap(({ lines = [] }) => lines);
  area.handle('getTelephonyProvidersEdgesLines', (context) => listPage(context, world, listLines()));
  area.handle('getTelephonyProvidersEdgesLinesTemplate', (context) => {
    const id = queryValue(context, 'lineBaseSettingsId') ?? '';
    const base = lineBasesOf(world).find((each) => each.id === id);
    if (!base) throw notFound('lineBaseSettings', id);
    return { name: '', lineBaseSettings: { id, name: base.name }, properties: base.properties ?? {} };
  });
  area.handle('getTelephonyProvidersEdgesLine', (context) => {
    const id = context.param('lineId');
    const line = listLines().find((each) => each.id === id);
    if (!line) throw notFound('line', id);
    return line;
  });
}

/** Base settings of phones, including the settings of their lines. */
function addBaseHandlers(area: Area, world: World): void {
  const bases = new Repository<PhoneBase>(world, BASES);
  area.handle('getTelephonyProvidersEdgesPhonebasesettingsAvailablemetabases', (context) => listPage(context, world, metabases));
  area.handle('getTelephonyProvidersEdgesPhonebasesettingsTemplate', (context) => {
    const id = queryValue(context, 'phoneMetabaseId') ?? '';
    const phoneMetaBase = metabases.find((each) => each.id === id);
    if (!phoneMetaBase) throw notFound('phoneMetabase', id);
    return bases.view({ name: '', phoneMetaBase, lines: [], properties: {} });
  });

  area.handle('postTelephonyProvidersEdgesPhonebasesettings', (context) => {
    const body = readObject<PhoneBase>(context, ['name']);
    return bases.view(bases.create(context, body, { lines: createLineSettings(world, body), state: 'active' }));
  });
  area.handle('putTelephonyProvidersEdgesPhonebasesetting', (context) => {
    const before = bases.get(context.param('phoneBaseId'));
    const body = readObject<PhoneBase>(context, ['name']);
    const extraFields = { lines: createLineSettings(world, body, before) };
    return bases.view(bases.update(context, before, body, { replaces: true, more: extraFields }));
  });

  area.handle('getTelephonyProvidersEdgesLinebasesettings', (context) => listPage(context, world, lineBasesOf(world)));
  area.handle('getTelephonyProvidersEdgesLinebasesetting', (context) => {
    const id = context.param('lineBaseId');
    const match = lineBasesOf(world).find((each) => each.id === id);
    if (!match) throw notFound('lineBase', id);
    return match;
  });
}

function lineBasesOf(world: World): LineBase[] {
  return new Repository<PhoneBase>(world, BASES).all().flatMap(({ lines = [] }) => lines);
}

/** At least one line; existing lines keep their ids. */
function createLineSettings(world: World, { name, lines }: Fields<PhoneBase>, before?: Entity<PhoneBase>): Fields<LineBase>[] {
  const existingLines = before?.lines ?? [];
  const newLines: readonly Fields<LineBase>[] = lines && lines.length > 0 ? lines : [{ name }];
  return newLines.map((line, index) => {
    const id =
      [existingLines.find((each) => readId(each) === line.id), existingLines[index]].map(readId).find(Boolean) ?? world.newId();
    return { ...line, id, name: line.name ?? name, state: 'active', selfUri: `${EDGES}/linebasesettings/${id}` };
  });
}

/** Lines keep their ids; a phone without lines gets one with the phone's name. */
function linesOf(world: World, body: Phone, before: readonly Line[]): Line[] {
  const { lines = [] } = body as Partial<Phone>;
  const usedLines: readonly Partial<Line>[] = lines.length > 0 ? lines : [{}];
  return usedLines.map((line, index) => {
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

function statusOf(id: string, lines: readonly Line[]): Fields<PhoneStatus> {
  const lineStatuses = lines.map((line) => ({ id: line.id, reachable: true }));
  return { id, operationalStatus: 'OPERATIONAL', edgesStatus: 'IN_SERVICE', lineStatuses };
}

function placeStations(world: World, { name, lines, webRtcUser }: Entity<Phone>): void {
  for (const { id = '' } of lines ?? []) placeStation(world, id, String(name), readId(webRtcUser));
}
