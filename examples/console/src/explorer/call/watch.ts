import type { LogEntry, LogSink, Logger } from 'contact-centre-client/fetch';

type Settings = Pick<Logger, 'level' | 'sink'>;

/** The target of log lines without a sink. */
const toConsole: LogSink = (line, { level }) => {
  console[level](line);
};

interface Watch {
  listeners: Set<(entry: LogEntry) => void>;
  before: Settings;
}

/** One for each client, however many calls are watched, so that the log settings are restored only after the last. */
const watches = new WeakMap<Logger, Watch>();

/**
 * Receives the exchanges of a client from its logger, as they were sent, with secrets redacted. Existing logging continues.
 *
 * @returns a function that stops it.
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
