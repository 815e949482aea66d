import type { DncList } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import type { Entity } from '../repository.js';

/** When each entry of a list expires, in ms since the epoch; `null` means never. */
type ExpiryByEntry = Record<string, number | null>;

type EntryName = 'Phonenumbers' | 'Emailaddresses' | 'Whatsappnumbers' | 'Customexclusioncolumns';

/**
 * A kind of entry: the segment of its key, the field that lists such entries, the contact methods that such a list covers, and the
 * names of the methods.
 */
export interface EntryKind {
  readonly segment: string;
  readonly field: string;
  readonly methods: readonly string[];
  readonly heading: string;
  /** Only `update` adds WhatsApp numbers and entries of custom columns. */
  readonly add?: `postOutboundDnclist${'Phonenumbers' | 'Emailaddresses'}`;
  readonly update: `patchOutboundDnclist${EntryName}`;
  readonly remove: `deleteOutboundDnclist${EntryName}`;
}

const phoneNumbers: EntryKind = {
  segment: 'phonenumbers',
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
    segment: 'emailaddresses',
    field: 'emailAddresses',
    methods: ['Email', 'Any'],
    heading: 'email',
    add: 'postOutboundDnclistEmailaddresses',
    update: 'patchOutboundDnclistEmailaddresses',
    remove: 'deleteOutboundDnclistEmailaddresses',
  },
  {
    segment: 'whatsappnumbers',
    field: 'whatsAppNumbers',
    methods: ['WhatsApp', 'Any'],
    heading: 'whatsApp',
    update: 'patchOutboundDnclistWhatsappnumbers',
    remove: 'deleteOutboundDnclistWhatsappnumbers',
  },
];

/** Lists by a custom column have no contact methods. */
const customColumn: EntryKind = {
  segment: 'customexclusioncolumns',
  field: 'customExclusionColumnEntries',
  methods: [],
  heading: 'customExclusionColumn',
  update: 'patchOutboundDnclistCustomexclusioncolumns',
  remove: 'deleteOutboundDnclistCustomexclusioncolumns',
};

export const entryKinds: readonly EntryKind[] = [...kinds, customColumn];

export const entriesOf = (world: World): Map<string, ExpiryByEntry> => world.collection<ExpiryByEntry>('outbound.dnc');

export const keyOf = (listId: string, { segment }: EntryKind): string => `${listId}/${segment}`;

/** Numbers or addresses that must not be contacted, each with its expiry in ms since the epoch; `null` means never. */
export function dncEntriesOf(world: World, listId: string): [entry: string, expires: number | null][] {
  return entryKinds.flatMap((kind) => [...activeEntriesOf(world, keyOf(listId, kind))]);
}

/** The entries of one kind that have not expired. */
export function activeEntriesOf(world: World, key: string): Map<string, number | null> {
  const entries = entriesOf(world).get(key) ?? {};
  return new Map(Object.entries(entries).filter(([, expires]) => expires === null || expires > world.now()));
}

/** Adds the entries of a file, of the kind that the list covers. */
export function addDncEntries(
  world: World,
  list: Entity<DncList>,
  entries: Iterable<readonly [entry: string, expires: number | null]>,
): void {
  addEntries(world, keyOf(list.id, kindOf(list)), entries);
}

export function addEntries(world: World, key: string, entries: Iterable<readonly [entry: string, expires: number | null]>): void {
  entriesOf(world).set(key, Object.fromEntries([...activeEntriesOf(world, key), ...entries]));
}

/** Name of the column with the entries in a file of the list. */
export const dncHeading = (list: Entity<DncList>): string => kindOf(list).heading;

function kindOf({ dncSourceType, contactMethod = 'Phone' }: Entity<DncList>): EntryKind {
  if (dncSourceType === 'rds_custom') return customColumn;
  return kinds.find(({ methods }) => methods.includes(String(contactMethod))) ?? customColumn;
}

/** Whether one of these lists contains a number at a time, in any notation. */
export function isOnDncList(world: World, listIds: readonly string[], number: string, time: number): boolean {
  const digits = digitsOf(number);
  return listIds.some((listId) =>
    Object.entries(entriesOf(world).get(keyOf(listId, phoneNumbers)) ?? {}).some(
      ([entry, expires]) => (expires === null || expires > time) && digitsOf(entry) === digits,
    ),
  );
}

const digitsOf = (number: string): string => number.replace(/\D/g, '');
