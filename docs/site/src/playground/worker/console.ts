import type { OutputLevel, TableOutput } from '../messages.js';
import { formatArguments, inspect } from './inspect.js';
import { report } from './record.js';

/** After these lines, the page shows no more, so that a loop that prints cannot fill its memory. */
const MAX_LINES = 1000;

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
let lines = 0;
let indent = '';
const counts = new Map<string, number>();
const timers = new Map<string, number>();

/** Replaces the methods of the console by ones that print in the page. */
export function replaceConsole(): void {
  const printers = Object.fromEntries(
    levels.map((level) => [
      level,
      (...values: unknown[]) => {
        print(level, formatArguments(values));
      },
    ]),
  );
  Object.assign(console, printers, {
    dir: (value: unknown) => {
      print('log', inspect(value));
    },
    trace: (...values: unknown[]) => {
      print('log', `Trace: ${formatArguments(values)}`);
    },
    table: (data: unknown, columns?: readonly string[]) => {
      printTable(data, columns);
    },
    assert: (condition: unknown, ...values: unknown[]) => {
      if (condition !== true && !condition) print('error', `Assertion failed: ${formatArguments(values)}`);
    },
    count: (label = 'default') => {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      print('log', `${label}: ${count}`);
    },
    group: (...values: unknown[]) => {
      if (values.length > 0) print('log', formatArguments(values));
      indent += '  ';
    },
    groupEnd: () => {
      indent = indent.slice(2);
    },
    time: (label = 'default') => {
      timers.set(label, performance.now());
    },
    timeEnd: (label = 'default') => {
      print('log', `${label}: ${(performance.now() - (timers.get(label) ?? performance.now())).toFixed(1)} ms`);
    },
  });
}

function print(level: OutputLevel, text: string): void {
  if (canPrint()) report({ type: 'output', level, text: text.replace(/^/gm, indent) });
}

function printTable(data: unknown, columns: readonly string[] | undefined): void {
  if (typeof data !== 'object' || data === null) print('log', inspect(data));
  else if (canPrint()) report({ type: 'table', table: tableOf(data, columns) });
}

/** Counts a line. The last one says that more are not shown. */
function canPrint(): boolean {
  lines++;
  if (lines === MAX_LINES + 1) {
    report({ type: 'output', level: 'warn', text: `The playground shows the first ${MAX_LINES} lines only.` });
  }
  return lines <= MAX_LINES;
}

function tableOf(data: object, columns: readonly string[] | undefined): TableOutput {
  const rows = (data instanceof Map ? [...data] : Object.entries(data)).slice(0, MAX_LINES) as [unknown, unknown][];
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const fields = columns ?? [...new Set(rows.flatMap(([, value]) => (isObject(value) ? Object.keys(value) : [])))];
  const hasValues = rows.some(([, value]) => !isObject(value));
  return {
    columns: ['(index)', ...fields, ...(hasValues ? ['Values'] : [])],
    rows: rows.map(([key, value]) => {
      const cells = fields.map((field) => (isObject(value) && field in value ? inspect(Reflect.get(value, field)) : ''));
      const last = isObject(value) ? '' : inspect(value);
      return [String(key), ...cells, ...(hasValues ? [last] : [])];
    }),
  };
}
