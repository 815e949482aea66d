import type { OutputLevel, TableOutput } from '../messages.js';
import { element } from './elements.js';

/** The lines that a sample prints. */
export interface Output {
  readonly element: HTMLElement;
  clear(): void;
  print(level: OutputLevel, text: string): void;
  printTable(table: TableOutput): void;
}

export function createOutput(): Output {
  const lines = element('div', { class: 'lines', role: 'log', 'aria-label': 'Output', tabindex: '0' });
  const append = (line: HTMLElement): void => {
    const isAtEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
    lines.append(line);
    if (isAtEnd) lines.scrollTop = lines.scrollHeight;
  };
  return {
    element: lines,
    clear: () => {
      lines.replaceChildren();
    },
    print: (level, text) => {
      append(element('pre', { class: `line ${level}` }, text));
    },
    printTable: (table) => {
      append(tableElement(table));
    },
  };
}

function tableElement({ columns, rows }: TableOutput): HTMLElement {
  const head = element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)));
  const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  return element('table', { class: 'line' }, element('thead', {}, head), element('tbody', {}, ...body));
}
