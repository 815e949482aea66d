import { isShared } from '../../values/copies.js';
import type { World } from '../../store/world.js';
import type { Day, Entry } from '../conversations/conversation-map.js';
import type { Party } from '../conversations/model.js';
import { partyValues } from './dimensions.js';
import type { Value, Values } from './dimensions.js';
import type { Lookup } from './filter.js';
import { measureWaits, partyMetrics } from './metrics.js';
import type { PartyMetric } from './metrics.js';

/** Dimensions in which a party has exactly one value or none, few values in all, and which only the conversation decides. */
const tableDimensions: ReadonlySet<string> = new Set([
  'conversationInitiator',
  'customerParticipation',
  'direction',
  'disconnectType',
  'firstQueue',
  'flaggedReason',
  'mediaType',
  'originatingDirection',
  'outboundCampaignId',
  'provider',
  'purpose',
  'queueId',
  'userId',
  'wrapUpCode',
]);

/** What a query reads of a table. */
export interface TableNeeds {
  metrics: ReadonlySet<PartyMetric>;
  dimensions: ReadonlySet<string>;
}

/** Whole numbers take half of the memory, as differences to `base`. */
interface NumberColumn {
  base: number;
  numbers: Int32Array | Float64Array;
}

/** The values of a dimension: that of a row is `values[codes[row]]`. */
export interface DimensionColumn {
  values: readonly (Value | undefined)[];
  codes: Uint32Array;
}

/**
 * The measurements of a day's conversations in the order of `measureWaits`, by columns. For a million conversations, reading the
 * objects takes six times as long, because they are spread over the memory.
 */
export interface FactTable {
  needs: TableNeeds;
  /** By the index of a conversation in its day. The facts of conversation n are those from `firstFacts[n]` to `firstFacts[n + 1]`. */
  starts: NumberColumn;
  ends: NumberColumn;
  firstFacts: Uint32Array;
  /** Conversations that can still change, by index. They have no facts in the table. */
  changingEntries: ReadonlyMap<number, Entry>;
  /** By fact. A metric is an index in `partyMetrics`, and a row is a party. */
  metrics: Uint8Array;
  rows: Uint32Array;
  times: NumberColumn;
  values: NumberColumn;
  /** By row. */
  dimensions: ReadonlyMap<string, DimensionColumn>;
}

/** A cache: the version of each day at the latest query, and the day's table. */
const tablesByDay = new WeakMap<Day, { version: number; table?: FactTable }>();

/**
 * Returns the table of a day; `undefined` if the day has changed since the previous query, because a table takes longer to build
 * than one query takes without it, or if no table can have these dimensions.
 */
export function factTableOf(world: World, day: Day, needs: TableNeeds): FactTable | undefined {
  for (const name of needs.dimensions) if (!tableDimensions.has(name)) return undefined;
  const latest = tablesByDay.get(day);
  if (latest?.version !== day.version) {
    tablesByDay.set(day, { version: day.version });
    return undefined;
  }
  const { table } = latest;
  if (table && contains(table.needs, needs)) return table;
  latest.table = buildTable(world, day, table ? combine(table.needs, needs) : needs);
  return latest.table;
}

function contains(one: TableNeeds, other: TableNeeds): boolean {
  return (
    [...other.metrics].every((name) => one.metrics.has(name)) && [...other.dimensions].every((name) => one.dimensions.has(name))
  );
}

function combine(one: TableNeeds, other: TableNeeds): TableNeeds {
  return {
    metrics: new Set([...one.metrics, ...other.metrics]),
    dimensions: new Set([...one.dimensions, ...other.dimensions]),
  };
}

function buildTable(world: World, day: Day, needs: TableNeeds): FactTable {
  const starts: number[] = [];
  const ends: number[] = [];
  const firstFacts: number[] = [];
  const changingEntries = new Map<number, Entry>();
  const metrics: number[] = [];
  const rows: number[] = [];
  const times: number[] = [];
  const values: number[] = [];
  const dimensions = [...needs.dimensions].map((name): DimensionBuilder => ({ name, codes: [], codeByValue: new Map() }));
  let rowCount = 0;
  for (const entry of day.entries) {
    const { conversation, end } = entry;
    if (!isShared(conversation)) changingEntries.set(starts.length, entry);
    starts.push(conversation.start);
    ends.push(end);
    firstFacts.push(metrics.length);
    if (!isShared(conversation)) continue;
    const rowByParty = new Map<Party, number>();
    const addRow = (party: Party): number => {
      for (const { name, codes, codeByValue } of dimensions) {
        const [value] = partyValues(world, conversation, party, name);
        const code = codeByValue.get(value) ?? codeByValue.size;
        codeByValue.set(value, code);
        codes.push(code);
      }
      rowByParty.set(party, rowCount);
      rowCount += 1;
      return rowCount - 1;
    };
    measureWaits(conversation, (metric, value, time, party) => {
      if (!needs.metrics.has(metric)) return;
      metrics.push(partyMetrics.indexOf(metric));
      rows.push(rowByParty.get(party) ?? addRow(party));
      times.push(time);
      values.push(value);
    });
  }
  firstFacts.push(metrics.length);
  return {
    needs,
    starts: numberColumn(starts),
    ends: numberColumn(ends),
    firstFacts: Uint32Array.from(firstFacts),
    changingEntries,
    metrics: Uint8Array.from(metrics),
    rows: Uint32Array.from(rows),
    times: numberColumn(times),
    values: numberColumn(values),
    dimensions: new Map(dimensions.map((builder) => [builder.name, dimensionColumn(builder)])),
  };
}

interface DimensionBuilder {
  name: string;
  codes: number[];
  codeByValue: Map<Value | undefined, number>;
}

function dimensionColumn({ codes, codeByValue }: DimensionBuilder): DimensionColumn {
  return { codes: Uint32Array.from(codes), values: [...codeByValue.keys()] };
}

function numberColumn(list: readonly number[]): NumberColumn {
  const base = list[0] ?? 0;
  const isSmall =
    Number.isSafeInteger(base) && list.every((value) => Number.isSafeInteger(value) && Math.abs(value - base) < 2 ** 31);
  return isSmall
    ? { base, numbers: Int32Array.from(list, (value) => value - base) }
    : { base: 0, numbers: Float64Array.from(list) };
}

export function numberAt({ base, numbers }: NumberColumn, index: number): number {
  return base + (numbers[index] ?? 0);
}

/** Returns a function that creates one object for each combination of values that a row has, and returns that of a row. */
export function combinationReader<T>(
  { dimensions }: FactTable,
  names: ReadonlySet<string>,
  create: (lookup: Lookup) => T,
): (row: number) => T {
  const columns = [...names].flatMap((name) => dimensions.get(name) ?? []);
  const combinations = new Map<number, T>();
  // With more possible combinations than whole numbers, a combination is created for each row.
  const hasKeys = columns.reduce((product, { values }) => product * values.length, 1) < Number.MAX_SAFE_INTEGER;
  let latestRow = -1;
  let latest: T;
  return (row) => {
    if (row === latestRow) return latest;
    let key = 0;
    for (const { values, codes } of columns) key = key * values.length + (codes[row] ?? 0);
    latestRow = row;
    latest = (hasKeys ? combinations.get(key) : undefined) ?? create((name) => valuesOf(dimensions, name, row));
    if (hasKeys) combinations.set(key, latest);
    return latest;
  };
}

function valuesOf(dimensions: FactTable['dimensions'], name: string, row: number): Values {
  const column = dimensions.get(name);
  return column ? [column.values[column.codes[row] ?? 0]] : [];
}
