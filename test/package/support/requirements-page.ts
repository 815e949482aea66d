import budgets from '../budgets.json' with { type: 'json' };
import { allMinimums, allSetUps } from './set-ups.js';

const tables: Record<string, () => string[]> = { minimums, deno, 'set-ups': setUps, sizes };

/** Returns a page with updated tables. Each is between two comments: `<!-- deno -->` and `<!-- end of deno -->`. */
export function withTables(page: string): string {
  return page.replace(/<!-- ([a-z-]+) -->.*?<!-- end of \1 -->/gs, (section, name: string) => {
    const lines = tables[name]?.();
    return lines ? `<!-- ${name} -->\n\n${lines.join('\n')}\n\n<!-- end of ${name} -->` : section;
  });
}

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

function minimums(): string[] {
  const rows = allMinimums.map(({ what, minimum, details }) => row(what, minimum, details));
  return [row('what', 'minimum', 'details'), row('---', '---', '---'), ...rows];
}

function deno(): string[] {
  const rows = allSetUps.filter(({ kind }) => kind === 'deno');
  const cells = rows.map(({ what, permissions = [], use }) => {
    const needed = permissions.map((each) => `\`${each}\``).join(', ');
    return row(what, needed === '' ? 'none' : needed, use);
  });
  return [row('entry', 'permissions', 'used for'), row('---', '---', '---'), ...cells];
}

function setUps(): string[] {
  const rows = allSetUps.filter(({ kind }) => kind !== 'deno').map(({ what, use }) => row(what, use));
  return [row('set-up', 'what the test uses'), row('---', '---'), ...rows];
}

/** The size limits of test/package/bundle.test.ts. The size of dependencies is not counted: see `beside` there. */
function sizes(): string[] {
  const rows = budgets.map(({ from, import: names, firstLoad, whole }) => {
    const axios = from.includes('fetch') ? '' : ' + axios';
    return row(
      `\`import ${names === '*' ? '* as all' : names} from '${from}'\``,
      kilobytes(firstLoad) + axios,
      kilobytes(whole) + axios,
    );
  });
  return [row('import', 'initially', 'in all'), row('---', '---', '---'), ...rows, row('axios alone', '21', '21')];
}

const kilobytes = (bytes: number): string => (Math.ceil(bytes / 100) / 10).toFixed(1);
