import type { DID, DIDNumber, DIDPool, Extension, ExtensionPool, IVR } from '../../../models/index.js';
import type { Area } from '../../engine/area.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, invalidValue, notFound, Problem } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { Md5 } from '../../../core/values/md5.js';
import { fromBase64 } from '../../values/base64.js';
import type { World } from '../../store/world.js';
import { Repository, listPage, referenceOf } from '../repository.js';
import type { Entity, Fields, Json, Reference } from '../repository.js';
import { valueAt } from '../field-path.js';
import { EDGES } from './paths.js';

/** Most numbers in a pool: the sandbox builds the list of all numbers before it takes a page. */
const POOL_LIMIT = 100_000;

type Numbers = `TelephonyProvidersEdges${'Did' | 'Extension'}`;

/** A kind of number: its pools, and the assigned numbers. */
interface NumberKind {
  /** Collections of the pools and of the assigned numbers. */
  readonly pools: string;
  readonly assignedPath: string;
  readonly start: string;
  readonly end: string;
  /** The fields of an assigned number that only this kind has. */
  readonly fieldsOf: (number: string, pool: Reference) => Fields<DID> | Fields<Extension>;
  readonly pattern: RegExp;
  readonly type: string;
  /** The placeholders for the ids of a pool and of an assigned number. */
  readonly poolId: string;
  readonly numberId: string;
  /** The names of the methods. */
  readonly createPool: `post${Numbers}pools`;
  readonly replacePool: `put${Numbers}pool`;
  readonly removePool: `delete${Numbers}pool`;
  readonly list: `get${Numbers}s`;
  readonly read: `get${Numbers}`;
  readonly replace: `put${Numbers}`;
  /** Assigned numbers, in any pool. */
  owners(world: World): AssignedNumber[];
}

type Pool = DIDPool | ExtensionPool;

type NumberEntity = (Fields<DID> | Fields<Extension>) & { id: string };

interface AssignedNumber {
  number: string;
  ownerType: 'USER' | 'IVR_CONFIG';
  owner: Reference;
}

const phoneNumbers: NumberKind = {
  pools: `${EDGES}/didpools`,
  assignedPath: `${EDGES}/dids`,
  start: 'startPhoneNumber',
  end: 'endPhoneNumber',
  fieldsOf: (phoneNumber, didPool) => ({ phoneNumber, didPool }),
  pattern: /^\+\d{3,15}$/,
  type: 'DID',
  poolId: 'didPoolId',
  numberId: 'didId',
  createPool: 'postTelephonyProvidersEdgesDidpools',
  replacePool: 'putTelephonyProvidersEdgesDidpool',
  removePool: 'deleteTelephonyProvidersEdgesDidpool',
  list: 'getTelephonyProvidersEdgesDids',
  read: 'getTelephonyProvidersEdgesDid',
  replace: 'putTelephonyProvidersEdgesDid',
  owners: (world) => [...numbersOfUsers(world, 'address'), ...numbersOfIvrs(world)],
};

const extensions: NumberKind = {
  pools: `${EDGES}/extensionpools`,
  assignedPath: `${EDGES}/extensions`,
  start: 'startNumber',
  end: 'endNumber',
  fieldsOf: (number, extensionPool) => ({ number, extensionPool }),
  pattern: /^\d{1,9}$/,
  type: 'Extension',
  poolId: 'extensionPoolId',
  numberId: 'extensionId',
  createPool: 'postTelephonyProvidersEdgesExtensionpools',
  replacePool: 'putTelephonyProvidersEdgesExtensionpool',
  removePool: 'deleteTelephonyProvidersEdgesExtensionpool',
  list: 'getTelephonyProvidersEdgesExtensions',
  read: 'getTelephonyProvidersEdgesExtension',
  replace: 'putTelephonyProvidersEdgesExtension',
  owners: (world) => numbersOfUsers(world, 'extension'),
};

/** Pools of numbers and extensions, and their owners: the users and IVRs that refer to them. */
export function addPoolHandlers(area: Area, world: World): void {
  for (const numbers of [phoneNumbers, extensions]) {
    addPoolOperations(area, world, numbers);
    addAssignedNumberHandlers(area, world, numbers);
  }
  addFreeNumberHandlers(area, world);
}

function addPoolOperations(area: Area, world: World, numbers: NumberKind): void {
  const pools = new Repository<Pool>(world, numbers.pools);
  const check = (body: Json, existing?: Entity<Pool>): void => {
    const { first, last } = rangeOf(numbers, body);
    const other = pools.all().find((each) => {
      const range = rangeOf(numbers, each);
      return each.id !== existing?.id && first <= range.last && range.first <= last;
    });
    if (other)
      throw new Problem(409, 'The range overlaps with that of another pool', {
        details: [{ errorCode: 'range.overlap', fieldName: numbers.start, entityId: other.id, entityName: pools.entityName }],
      });
    const outOfRange =
      existing && assignedNumbersOf(world, numbers, existing).find(({ number }) => !isWithin(number, { first, last }));
    if (outOfRange) throw assignedProblem(pools, existing.id, outOfRange);
  };

  area.handle(numbers.createPool, (context) => {
    const body = readObject<Json>(context, [numbers.start, numbers.end]);
    check(body);
    return pools.view(pools.create(context, body, { state: 'active' }));
  });
  area.handle(numbers.replacePool, (context) => {
    const pool = pools.get(context.param(numbers.poolId));
    const body = readObject<Json>(context, [numbers.start, numbers.end]);
    check(body, pool);
    return pools.view(pools.update(context, pool, body, { replaces: true }));
  });
  area.handle(numbers.removePool, (context) => {
    const pool = pools.get(context.param(numbers.poolId));
    const [assignedNumber] = assignedNumbersOf(world, numbers, pool);
    if (assignedNumber) throw assignedProblem(pools, pool.id, assignedNumber);
    pools.remove(pool.id);
  });
}

/** The assigned numbers of the pools. */
function addAssignedNumberHandlers(area: Area, world: World, numbers: NumberKind): void {
  const pools = new Repository<Pool>(world, numbers.pools);
  const listAssigned = (): NumberEntity[] =>
    pools.all().flatMap((pool) => assignedNumbersOf(world, numbers, pool).map((entry) => entityOf(numbers, pool, entry)));
  world.store.addView(numbers.assignedPath, () => ({
    find: (key) => listAssigned().find(({ id }) => id === key),
    all: listAssigned,
    // The owner follows from the entities that refer to the number.
    put: () => undefined,
    remove: () => undefined,
  }));
  const findNumber = (context: OperationContext): NumberEntity => {
    const id = context.param(numbers.numberId);
    const match = listAssigned().find((each) => each.id === id);
    if (!match) throw notFound(numbers.type === 'DID' ? 'did' : 'extension', id);
    return match;
  };
  area.handle(numbers.list, (context) => {
    const number = queryValue(context, 'number');
    return listPage(
      context,
      world,
      listAssigned().filter((each) => number === undefined || valueAt(each, ['number']) === number),
    );
  });
  area.handle(numbers.read, (context) => findNumber(context));
  area.handle(numbers.replace, (context) => {
    const assignedNumber = findNumber(context);
    const { owner } = readObject<Json>(context);
    const isSame = owner === undefined || (isObject(owner) && owner['id'] === assignedNumber.owner?.id);
    if (isSame) return assignedNumber;
    throw invalidField('A number is assigned by the addresses of a user, or by the dnis of an IVR', 'owner');
  });
}

/** All numbers of the pools, with their owners. */
export function poolNumbers(world: World, poolIds: ReadonlySet<string> = new Set()): DIDNumber[] {
  return new Repository<DIDPool>(world, phoneNumbers.pools)
    .all()
    .filter(({ id }) => poolIds.size === 0 || poolIds.has(id))
    .flatMap((pool) => {
      const byNumber = new Map(assignedNumbersOf(world, phoneNumbers, pool).map((entry) => [entry.number, entry]));
      const { first, last } = rangeOf(phoneNumbers, pool);
      return Array.from({ length: last - first + 1 }, (_, index): DIDNumber => {
        const number = `+${first + index}`;
        const { owner, ownerType } = byNumber.get(number) ?? {};
        return {
          id: idOf(`DID ${number}`),
          name: number,
          number,
          assigned: owner !== undefined,
          didPool: referenceOf({ id: pool.id, selfUri: pool.selfUri }),
          ...(owner && { owner }),
          ...(ownerType && { ownerType }),
        };
      });
    });
}

/** All numbers of the pools, or only the unassigned ones. */
function addFreeNumberHandlers(area: Area, world: World): void {
  area.handle('getTelephonyProvidersEdgesDidpoolsDids', (context) => {
    const isUnassignedOnly = queryValue(context, 'type')?.toUpperCase() === 'UNASSIGNED';
    const searchText = queryValue(context, 'numberMatch');
    const digits = searchText?.replace(/\D/g, '') ?? '';
    const isMatch = (number: unknown): boolean => searchText === undefined || (digits !== '' && String(number).includes(digits));
    const poolIds = new Set(context.queries('id').flatMap((ids) => ids.split(',')));
    const isDescending = /^desc/i.test(queryValue(context, 'sortOrder') ?? '');
    const matches = poolNumbers(world, poolIds)
      .filter(({ number, assigned: isAssigned }) => isMatch(number) && !(isUnassignedOnly && isAssigned === true))
      .sort((one, other) => Number(one.number) - Number(other.number));
    // The ids in the query are ids of pools.
    return listing(context, world, isDescending ? matches.reverse() : matches, (each) => each);
  });
}

interface Range {
  first: number;
  last: number;
}

/** @throws the platform's 400 for an invalid range. */
function rangeOf({ start, end, pattern }: NumberKind, pool: Json): Range {
  for (const name of [start, end]) {
    const value = pool[name];
    if (typeof value !== 'string' || !pattern.test(value)) throw invalidValue(name, String(value), name);
  }
  const first = Number(pool[start]);
  const last = Number(pool[end]);
  if (last < first) throw invalidField(`${end} comes before ${start}`, end);
  if (last - first >= POOL_LIMIT) throw invalidField(`A pool holds ${POOL_LIMIT} numbers at most here`, end);
  return { first, last };
}

function isWithin(number: string, { first, last }: Range): boolean {
  return Number(number) >= first && Number(number) <= last;
}

function assignedNumbersOf(world: World, numbers: NumberKind, pool: Json): AssignedNumber[] {
  const range = rangeOf(numbers, pool);
  const seenNumbers = new Set<string>();
  return numbers.owners(world).filter(({ number }) => {
    if (seenNumbers.has(number) || !isWithin(number, range)) return false;
    seenNumbers.add(number);
    return true;
  });
}

function assignedProblem(pools: Repository<Pool>, id: string, { number, owner }: AssignedNumber): Problem {
  return new Problem(409, `${number} of the pool is assigned`, {
    code: 'number.assigned',
    entityId: id,
    entityName: pools.entityName,
    details: [{ errorCode: 'number.assigned', entityId: owner.id }],
  });
}

function entityOf(numbers: NumberKind, pool: Entity<Pool>, { number, owner, ownerType }: AssignedNumber): NumberEntity {
  const id = idOf(`${numbers.type} ${number}`);
  return {
    ...numbers.fieldsOf(number, referenceOf(pool)),
    id,
    name: number,
    state: 'active',
    version: 1,
    owner,
    ownerType,
    selfUri: `${numbers.assignedPath}/${id}`,
  };
}

/** Derives the id from the number, so that it is the same while the number is assigned. */
function idOf(text: string): string {
  const digest = fromBase64(new Md5().update(new TextEncoder().encode(text)).base64());
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

function numbersOfUsers(world: World, field: 'address' | 'extension'): AssignedNumber[] {
  return world.store.users.all().flatMap(({ id, name, state, addresses = [] }) =>
    addresses.flatMap((address): AssignedNumber[] => {
      const number = address[field];
      if (state !== 'active' || number === undefined || number === '' || address.mediaType !== 'PHONE') return [];
      const digits = field === 'address' ? `+${number.replace(/\D/g, '')}` : number;
      return [{ number: digits, ownerType: 'USER', owner: referenceOf({ id, name, selfUri: `/api/v2/users/${id}` }) }];
    }),
  );
}

function numbersOfIvrs(world: World): AssignedNumber[] {
  return new Repository<IVR>(world, '/api/v2/architect/ivrs').all().flatMap(({ id, name, dnis, selfUri }) =>
    (dnis ?? []).map((number): AssignedNumber => ({
      number: `+${number.replace(/\D/g, '')}`,
      ownerType: 'IVR_CONFIG',
      owner: referenceOf({ id, name, selfUri }),
    })),
  );
}
