import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../explorer.module.css';

export function Headers({ headers, caption }: { headers: Readonly<Record<string, string>>; caption: string }): ReactNode {
  return (
    <Table className={classes['headers'] ?? ''} captionSide="top" withRowBorders={false}>
      <Table.Caption>{caption}</Table.Caption>
      <Table.Tbody>
        {Object.entries(headers).map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
