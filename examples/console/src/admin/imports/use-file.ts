import { useState } from 'react';
import { useConnection } from '../../session/connection.js';
import type { Problem } from '../kinds/kind.js';
import type { Import, ResolvedRows } from './import.js';

/** A file that the user has chosen. */
export type OpenFile =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'refused'; readonly problem: Problem }
  | { readonly state: 'failed'; readonly error: unknown }
  | ReadyFile;

export interface ReadyFile extends ResolvedRows {
  readonly state: 'ready';
  readonly name: string;
  /** ms since the epoch */
  readonly readAt: number;
}

interface FileReading {
  readonly file: OpenFile;
  readonly choose: (chosen: File) => Promise<void>;
  readonly clear: () => void;
}

/** Reads a CSV file and resolves its rows. The code for files loads when it is needed. */
export function useFile({ columns, resolve }: Import): FileReading {
  const { client } = useConnection();
  const [file, setFile] = useState<OpenFile>({ state: 'none' });
  const choose = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    setFile({ state: 'reading', name });
    try {
      const { readCsv } = await import('./read-csv.js');
      const content = readCsv(await chosen.text(), columns);
      if ('problem' in content) setFile({ state: 'refused', problem: content.problem });
      else setFile({ state: 'ready', name, readAt: Date.now(), ...(await resolve(client, content.rows, {})) });
    } catch (error) {
      setFile({ state: 'failed', error });
    }
  };
  const clear = (): void => {
    setFile({ state: 'none' });
  };
  return { file, choose, clear };
}
