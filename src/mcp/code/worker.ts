import { parentPort, workerData } from 'node:worker_threads';
import { createSandbox } from '../../sandbox/sandbox.js';
import { sandboxClient, sandboxOptions } from '../platform/embedded-sandbox.js';
import type { SandboxState } from '../../sandbox/store/state.js';
import { evaluate } from './evaluate.js';
import { ClientHost } from './sandbox-host.js';

/** What the thread receives. */
export interface WorkerInput {
  readonly code: string;
  /** The sandbox to continue with. */
  readonly state: SandboxState | undefined;
}

const { code, state } = workerData as WorkerInput;
const sandbox = createSandbox(sandboxOptions);
if (state) sandbox.restore(state);
const host = new ClientHost(sandboxClient(sandbox));
removePowers();
parentPort?.postMessage('ready');
parentPort?.postMessage(await evaluate(code, host));

/**
 * Removes what code that has left its context could use. The context is the border; this is a second one. Environment variables
 * are not passed to the thread in the first place.
 */
function removePowers(): void {
  const refuse = (): never => {
    throw new Error('This is not available here');
  };
  const samples = [
    refuse,
    async () => Promise.resolve(),
    function* () {
      yield 1;
    },
    async function* () {
      yield Promise.resolve();
    },
  ];
  for (const sample of samples) {
    Object.defineProperty(Object.getPrototypeOf(sample), 'constructor', { value: refuse });
  }
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'eval', 'Function', 'process', 'require']) {
    Reflect.deleteProperty(globalThis, name);
  }
}
