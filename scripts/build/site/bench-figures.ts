/** A measured value beside that of the vendor's newest package. */
export interface Figure {
  readonly label: string;
  readonly unit: string;
  readonly ours: number;
  readonly theirs: number;
  /** How many times better the first value is. */
  readonly factor: number;
}

export interface Figures {
  /** When `npm run bench` measured them, such as `2026-11-23`. */
  readonly date: string;
  /** The machine, as the results describe it. */
  readonly machine: string;
  /** The vendor's package with its version. */
  readonly peer: string;
  readonly figures: readonly Figure[];
}

interface FigureSource {
  readonly label: string;
  readonly unit: string;
  /** The beginning of the table's first heading. */
  readonly table: string;
  readonly row: string;
  /** The position of the value in a row, after its name. */
  readonly column: number;
  readonly isMoreBetter: boolean;
}

const sources: readonly FigureSource[] = [
  {
    label: 'Calls per second, 16 at a time',
    unit: '',
    table: 'calls per second',
    row: 'ours, default (axios)',
    column: 2,
    isMoreBetter: true,
  },
  { label: 'CPU time per call', unit: 'µs', table: 'CPU per call', row: 'ours, default (axios)', column: 0, isMoreBetter: false },
  {
    label: 'Import of one area in Node',
    unit: 'ms',
    table: 'over an empty process',
    row: 'ours, one area',
    column: 0,
    isMoreBetter: false,
  },
  {
    label: 'Browser bundle of one area on fetch, gzip',
    unit: 'kB',
    table: 'in a browser',
    row: 'ours, one area, `./fetch`',
    column: 1,
    isMoreBetter: false,
  },
];

/** Reads the figures of the landing page from `bench/RESULTS.md`. Throws if a table, row or date is missing. */
export function readFigures(results: string): Figures {
  const date = /on (\d{4}-\d\d-\d\d)\./.exec(results)?.[1];
  const machine = /^.*\bcores?\b.*$/m.exec(results)?.[0];
  if (date === undefined || machine === undefined)
    throw new Error('bench/RESULTS.md has no date or machine. Run `npm run bench`.');
  const peer = newestPeer(readTable(results, 'CPU per call'));
  return {
    date,
    machine: machine.split(';')[0] ?? '',
    peer,
    figures: sources.map((source) => readFigure(results, source, peer)),
  };
}

function readFigure(results: string, source: FigureSource, peer: string): Figure {
  const table = readTable(results, source.table);
  const valueOf = (row: string): number => {
    const value = Number(table.get(row)?.[source.column]?.replaceAll(',', '') ?? Number.NaN);
    if (Number.isNaN(value)) throw new Error(`bench/RESULTS.md has no value for "${row}" in the table "${source.table}".`);
    return value;
  };
  const ours = valueOf(source.row);
  const theirs = valueOf(peer);
  const { label, unit } = source;
  return { label, unit, ours, theirs, factor: source.isMoreBetter ? ours / theirs : theirs / ours };
}

/** Returns the rows of a table by their first cell. */
function readTable(results: string, heading: string): Map<string, string[]> {
  const lines = results.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading}`));
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  const cells = rows.slice(0, start === -1 ? 0 : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(cells.map(([name = '', ...values]) => [name, values]));
}

/** Returns the row of the vendor's newest package, which is the last one. */
function newestPeer(table: ReadonlyMap<string, unknown>): string {
  const peer = [...table.keys()].filter((name) => name.startsWith('purecloud')).at(-1);
  if (peer === undefined) throw new Error('bench/RESULTS.md does not name the vendor’s package.');
  return peer;
}
