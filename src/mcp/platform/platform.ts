import type { CallSender } from '../../core/call/operation.js';
import type { SandboxState } from '../../sandbox/store/state.js';

/** Where results come from: a simulation, or an organisation's real data. */
export type PlatformKind = 'sandbox' | 'organisation';

/** What the tools send calls to. */
export interface Platform {
  readonly kind: PlatformKind;
  /** Sends calls. In an organisation it refuses writes. */
  readonly client: CallSender;
  /** Texts that no result may contain. */
  readonly secrets: readonly string[];
  /** Fetches files that results refer to. */
  readonly download: typeof fetch;
  /** The state of the embedded sandbox, for code that continues with its data. */
  snapshot?(): SandboxState;
}
