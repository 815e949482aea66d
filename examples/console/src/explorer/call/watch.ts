import type { LogEntry, LogSink, Logger } from 'contact-centre-client/fetch';

type Settings = Pick<Logger, 'level' | 'sink'>;

/** Where lines go that have no sink. */
const toConsole: LogSink = (line, { level }) => {
  console[level](line);
};

interface Watch {
  listeners: Set<(entry: LogEntry) => void>;
  before: Settings;
}

/** One a client, however many calls are watched at a time, so that the settings are put back only after the last. */
const watches = new WeakMap<Logger, Watch>();

/**
 * Sees the exchanges of a client as its logger tells them: as they went over the wire, secrets redacted. Whoever logs goes on doing so.
 *
 * @returns what ends it.
 */
export function watchExchanges(logger: Logger, listener: (entry: LogEntry) => void): () => void {
  const watch = watches.get(logger) ?? begin(logger);
  watch.listeners.add(listener);
  return () => {
    if (!watch.listeners.delete(listener) || watch.listeners.size > 0) return;
    watches.delete(logger);
    Object.assign(logger, watch.before);
  };
}

function begin(logger: Logger): Watch {
  const before: Settings = { level: logger.level, sink: logger.sink };
  const watch: Watch = { listeners: new Set(), before };
  logger.level = 'trace';
  logger.sink = (line, entry) => {
    for (const listener of watch.listeners) listener(entry);
    if (before.level === 'none' || (before.level === 'error' && entry.level !== 'error')) return;
    (before.sink ?? toConsole)(line, entry);
  };
  watches.set(logger, watch);
  return watch;
}
