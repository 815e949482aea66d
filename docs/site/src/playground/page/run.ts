import type { RunMessage, WorkerMessage } from '../messages.js';

/** A running sample. */
export interface Run {
  /** Ends the sample, also in an endless loop. */
  stop(): void;
}

/**
 * Runs a compiled sample in a new worker.
 *
 * The worker's script is a Blob, so that the worker has the content security policy of the page.
 */
export function startRun(code: string, base: string, onMessage: (message: WorkerMessage) => void): Run {
  const sample = blobAddress(code);
  const script = blobAddress(`import ${JSON.stringify(`${base}worker.js`)};`);
  const worker = new Worker(script, { type: 'module', name: 'playground' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    onMessage(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onMessage({
      type: 'failed',
      text: `The playground could not start: ${event.message}`,
      line: undefined,
      isSyntaxError: false,
    });
  });
  worker.postMessage({ type: 'run', url: sample } satisfies RunMessage);
  return {
    stop: () => {
      worker.terminate();
      URL.revokeObjectURL(sample);
      URL.revokeObjectURL(script);
    },
  };
}

function blobAddress(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}
