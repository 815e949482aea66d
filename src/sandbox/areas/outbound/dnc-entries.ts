import type { Method } from '../../operations/methods.js';
import type { World } from '../../store/world.js';
import type { Entity } from '../repository.js';

/** When each entry of a list expires, in ms since the epoch; `null` means never. */
type Entries = Record<string, number | null>;

/**
 * A kind of entry: the word in its key, the field that lists such entries, the contact methods that such a list covers, and the
 * names of the methods.
 */
export interface EntryKind {
  readonly word: string;
  readonly field: string;
  readonly methods: readonly string[];
  readonly heading: string;
  /** Only `update` adds WhatsApp numbers and entries of custom columns. */
  readonly add?: Method;
  readonly update: Method;
  readonly remove: Method;
}

const phoneNumbers: EntryKind = {
  word: 'phonenumbers',
  field: 'phoneNumbers',
  methods: ['Phone', 'Any'],
  heading: 'phone',
  add: 'postOutboundDnclistPhonenumbers',
  update: 'patchOutboundDnclistPhonenumbers',
  remove: 'deleteOutboundDnclistPhonenumbers',
};

const kinds: readonly EntryKind[] = [
  phoneNumbers,
  {
    word: 'emailaddresses',
    field: 'emailAddresses',
    methods: ['Email', 'Any'],
    heading: 'email',
    add: 'postOutboundDnclistEmailaddresses',
    update: 'patchOutboundDnclistEmailaddresses',
    remove: 'deleteOutboundDnclistEmailaddresses',
  },
  {
    word: 'whatsappnumbers',
    field: 'whatsAppNumbers',
    methods: ['WhatsApp', 'Any'],
    heading: 'whatsApp',
    update: 'patchOutboundDnclistWhatsappnumbers',
    remove: 'deleteOutboundDnclistWhatsappnumbers',
  },
];

/** Lists by a custom column have no contact methods. */
const custom: EntryKind = {
  word: 'customexclusioncolumns',
  field: 'customExclusionColumnEntries',
  methods: [],
  heading: 'customExclusionColumn',
  update: 'patchOutboundDnclistCustomexclusioncolumns',
  remove: 'deleteOutboundDnclistCustomexclusioncolumns',
};

export const all: readonly EntryKind[] = [...kinds, custom];

export const entriesAt = (world: World): Map<string, Entries> => world.collection<Entries>('outbound.dnc');

export const keyOf = (listId: string, { word }: EntryKind): string => `${listId}/${word}`;

/** Numbers or addresses that must not be contacted, each with its expiry in ms since the epoch; `null` means never. */
export function dncEntriesOf(world: World, listId: string): [entry: string, expires: number | null][] {
  return all.flatMap((kind) => [...heldOf(world, keyOf(listId, kind))]);
}

/** The entries of one kind that have not expired. */
export function heldOf(world: World, key: string): Map<string, number | null> {
  const entries = entriesAt(world).get(key) ?? {};
  return new Map(Object.entries(entries).filter(([, expires]) => expires === null || expires > world.now()));
}

/** Adds the entries of a file, of the kind that the list covers. */
export function addDncEntries(
  world: World,
  list: Entity,
  entries: Iterable<readonly [entry: string, expires: number | null]>,
): void {
  add(world, keyOf(list.id, kindFor(list)), entries);
}

export function add(world: World, key: string, entries: Iterable<readonly [entry: string, expires: number | null]>): void {
  entriesAt(world).set(key, Object.fromEntries([...heldOf(world, key), ...entries]));
}

/** Name of the column with the entries in a file of the list. */
export const dncHeading = (list: Entity): string => kindFor(list).heading;

function kindFor({ dncSourceType, contactMethod = 'Phone' }: Entity): EntryKind {
  if (dncSourceType === 'rds_custom') return custom;
  return kinds.find(({ methods }) => methods.includes(String(contactMethod))) ?? custom;
}

/** Whether one of these lists contains a number at a time, in any notation. */
export function isBarred(world: World, listIds: readonly string[], number: string, at: number): boolean {
  const wanted = digitsOf(number);
  return listIds.some((listId) =>
    Object.entries(entriesAt(world).get(keyOf(listId, phoneNumbers)) ?? {}).some(
      ([entry, expires]) => (expires === null || expires > at) && digitsOf(entry) === wanted,
    ),
  );
}

const digitsOf = (number: string): string => number.replace(/\D/g, '');
