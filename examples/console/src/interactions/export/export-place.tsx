import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { Directory } from '../directory.js';
import { useExporter } from './use-exporter.js';

/** Loads the panel. It is there before an export starts, so that it receives the focus. */
export const loadPanel = async (): Promise<typeof import('./export-panel.js')> => await import('./export-panel.js');
const ExportPanel = lazy(async () => ({ default: (await loadPanel()).ExportPanel }));

/** The place of the export on every page of the interactions. */
export function ExportPlace({ directory }: { directory: Directory }): ReactNode {
  const { state } = useExporter();
  return <Suspense>{state.phase !== 'idle' && <ExportPanel directory={directory} />}</Suspense>;
}
