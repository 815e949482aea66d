import type { PlatformClient } from 'contact-centre-client/react';
import { usePlatformClient } from 'contact-centre-client/react';
import { useSyncExternalStore } from 'react';
import type { ExportState } from './exporter.js';
import { Exporter } from './exporter.js';

const exporters = new WeakMap<PlatformClient, Exporter>();

function exporterOf(client: PlatformClient): Exporter {
  const existingExporter = exporters.get(client);
  if (existingExporter) return existingExporter;
  const exporter = new Exporter(client);
  exporters.set(client, exporter);
  return exporter;
}

/** Returns the export of this sign-in, the same one on every page. */
export function useExporter(): Pick<Exporter, 'start' | 'cancel' | 'dismiss'> & { state: ExportState } {
  const { subscribe, current, start, cancel, dismiss } = exporterOf(usePlatformClient());
  return { state: useSyncExternalStore(subscribe, current), start, cancel, dismiss };
}
