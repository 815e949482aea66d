import type { Context } from '@opentelemetry/api';
import { context } from '@opentelemetry/api';
import type { Answer } from '../core/response/answer.js';
import { CallGroup } from '../core/call/call-group.js';
import type { CallObserver } from '../core/client/call-observer.js';
import type { CallOrigin } from '../core/client/call-origin.js';
import type { CallRun } from '../core/client/call-state.js';
import type { Exchange } from '../core/logging/log.js';
import type { GroupRecord, ObservedGroup } from '../core/call/group-observer.js';
import { loadModule } from '../core/arguments/load-module.js';
import { GroupSpan } from './group-span.js';
import type { RecordingSettings } from './recording-settings.js';

type Recording = typeof import('./recording.js');

/** A cache: importing a module again would take a noticeable part of the time of a call. */
let recordingModule: Recording | undefined;

/** Loads what records calls. If it cannot be loaded, as in a page without network, calls are sent without a record. */
async function loadRecording(): Promise<Recording | undefined> {
  return (recordingModule ??= await loadModule(() => import('./recording.js')).catch(() => undefined));
}

/** Records the calls of one client, its requests for tokens, and the groups that the calls belong to. */
export class ClientObserver implements CallObserver {
  readonly #settings: RecordingSettings;

  constructor(settings: RecordingSettings) {
    this.#settings = settings;
  }

  observeCall(
    origin: CallOrigin,
    building: Promise<CallRun>,
    send: (run: Promise<CallRun> | CallRun) => Promise<Answer>,
  ): Promise<Answer> {
    origin.madeIn = this.#place();
    if (recordingModule) return recordingModule.recordCall(this.#settings, origin, building, send);
    // A rejection before the code is loaded would count as unhandled.
    building.catch(() => undefined);
    return loadRecording().then((recording) => recording?.recordCall(this.#settings, origin, building, send) ?? send(building));
  }

  beginGroup(group: ObservedGroup): GroupRecord {
    return new GroupSpan(this.#settings.tracer, group, (group.origin?.madeIn as Context | undefined) ?? this.#place());
  }

  /** The context of what is about to begin. Without a context manager, as in most browsers, only the current group is known. */
  #place(): Context {
    const active = context.active();
    const { current: group } = CallGroup;
    if (!group) return active;
    const record = (group.record ??= new GroupSpan(this.#settings.tracer, group, active)) as GroupSpan;
    return active === record.outside ? record.context : active;
  }

  async recordTokenRequest(exchange: Exchange): Promise<void> {
    (await loadRecording())?.recordTokenRequest(this.#settings, exchange);
  }
}
