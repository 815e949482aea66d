import { useRef, useState } from 'react';
import { useConnection } from '../../session/connection.js';
import { useAccess } from '../../session/use-access.js';
import type { Problem } from '../kinds/kind.js';
import type { Import, ImportSettings, ImportSwitch, ResolvedRows } from './import.js';

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
  readonly switches: ReadonlySet<ImportSwitch>;
  readonly choose: (chosen: File) => Promise<void>;
  /** Toggles a switch, and reads the file again. */
  readonly toggle: (changed: ImportSwitch) => Promise<void>;
  readonly clear: () => void;
}

/** Reads a CSV file and resolves its rows. The code for files loads when it is needed. */
export function useFile(definition: Import): FileReading {
  const { client } = useConnection();
  const { missing } = useAccess();
  const [chosen, setChosen] = useState<File>();
  const [file, setFile] = useState<OpenFile>({ state: 'none' });
  const [switches, setSwitches] = useState<ReadonlySet<ImportSwitch>>(new Set());
  // The user may toggle a switch while the file is being read.
  const latest = useRef<object>(undefined);
  const read = async (from: File, enabled: ReadonlySet<ImportSwitch>): Promise<void> => {
    const { name } = from;
    const settings: ImportSettings = {
      createsMissing: enabled.has('createsMissing'),
      emptiesBlank: enabled.has('emptiesBlank'),
      missing,
    };
    const reading = {};
    latest.current = reading;
    const show = (next: OpenFile): void => {
      if (latest.current === reading) setFile(next);
    };
    show({ state: 'reading', name });
    try {
      const { readCsv } = await import('./read-csv.js');
      const content = readCsv(await from.text(), definition.columns);
      if ('problem' in content) {
        show({ state: 'refused', problem: content.problem });
        return;
      }
      const { items, problems } = await definition.resolve(client, content.rows, settings);
      show({ state: 'ready', name, readAt: Date.now(), items, problems: [...content.problems, ...problems] });
    } catch (error) {
      show({ state: 'failed', error });
    }
  };
  return {
    file,
    switches,
    choose: async (next) => {
      setChosen(next);
      await read(next, switches);
    },
    toggle: async (changed) => {
      const enabled = new Set(switches);
      if (!enabled.delete(changed)) enabled.add(changed);
      setSwitches(enabled);
      if (chosen) await read(chosen, enabled);
    },
    clear: () => {
      latest.current = undefined;
      setChosen(undefined);
      setFile({ state: 'none' });
    },
  };
}
