import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from './announce.js';
import { Icon } from './icons.js';
import { text } from './text.js';
import { dayAt } from './time-zone.js';

/** A table of a CSV file. */
export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly unknown[])[];
}

interface ExportButtonProps {
  /** The file is `name-2026-03-12.csv`. */
  name: string;
  /** What the page shows at the moment of the click. */
  table: () => CsvTable | Promise<CsvTable>;
  /** While there is nothing to export. */
  isDisabled?: boolean;
  /** If a page exports several formats. */
  label?: string;
}

/** Saves what a table shows as a CSV file. The code for files is loaded by the click. */
export function ExportButton({ name, table, isDisabled = false, label = text('export.button') }: ExportButtonProps): ReactNode {
  const [isLoading, setIsLoading] = useState(false);
  const save = async (): Promise<void> => {
    setIsLoading(true);
    try {
      const { downloadCsv } = await import('./csv.js');
      const { header, rows } = await table();
      downloadCsv(`${name}-${dayAt(Date.now())}.csv`, header, rows);
      announce(text('export.saved'));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name="download" size={14} />}
      disabled={isDisabled}
      loading={isLoading}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
