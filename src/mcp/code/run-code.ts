import { Worker } from 'node:worker_threads';
import { ToolError } from '../tools/tool-error.js';
import type { Evaluation } from './evaluate.js';
import { workerFile } from './worker-file.js';
import type { WorkerInput } from './worker.js';

/** The memory that code may use, in MB. */
const MAX_MEMORY = 256;

/** How long a thread may take to start, in ms: a busy machine loads slowly. */
const START_TIMEOUT = 60_000;

/** How code is run. */
export interface RunOptions {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Runs code in a thread with a separate sandbox, and ends the thread in any case.
 *
 * @throws ToolError if the code takes too long, needs too much memory, or the call is aborted.
 */
export async function runCode(input: WorkerInput, { timeoutMs, signal }: RunOptions): Promise<Evaluation> {
  // Output of the thread must not reach stdout, which belongs to the protocol.
  const worker = new Worker(workerFile(), {
    workerData: input,
    env: {},
    argv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
  });
  try {
    return await evaluationOf(worker, timeoutMs, signal);
  } finally {
    await worker.terminate();
  }
}

function evaluationOf(worker: Worker, timeoutMs: number, signal: AbortSignal): Promise<Evaluation> {
  return new Promise((resolve, reject) => {
    const fail = (code: string, message: string, remedy: string): void => {
      reject(new ToolError({ code, message, remedy }));
    };
    const stop = (): void => {
      fail('aborted', 'The code was stopped.', 'Call run_code again.');
    };
    let timer = setTimeout(() => {
      fail('timeout', 'The code could not be started in time.', 'Try again.');
    }, START_TIMEOUT);
    worker.on('message', (message: 'ready' | Evaluation) => {
      clearTimeout(timer);
      if (message !== 'ready') {
        resolve(message);
        return;
      }
      timer = setTimeout(() => {
        fail('timeout', `The code did not end within ${timeoutMs / 1000} s.`, 'Make it shorter, or raise timeout_seconds.');
      }, timeoutMs);
    });
    worker.on('error', (error) => {
      clearTimeout(timer);
      fail('code.failed', `The code failed: ${error.message}`, 'Correct the code. It may use 256 MB of memory.');
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      fail('code.failed', 'The code ended its thread.', 'Correct the code.');
    });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
