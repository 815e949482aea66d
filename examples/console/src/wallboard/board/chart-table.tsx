import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChartTableProps {
  title: string;
  columns: readonly string[];
  /** The first cell of each is its head. */
  rows: readonly (readonly string[])[];
}

/** What a chart shows, for screen readers. */
export function ChartTable({ title, columns, rows }: ChartTableProps): ReactNode {
  return (
    <VisuallyHidden>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
