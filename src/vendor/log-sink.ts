import type { LogSink } from '../core/logging/log.js';
import { toConsole } from '../core/logging/log-entry.js';
import { builtinModule, detectRuntime } from '../core/values/runtime.js';

/** Appends text to a file. */
export type Append = (path: string, text: string) => void;

/** Returns the log's target: a file, the console, both or neither. `undefined` stands for the console alone. */
export function logSink(file: string | undefined, isOnConsole: boolean, append: Append | undefined): LogSink | undefined {
  if (file === undefined || !append) return isOnConsole ? undefined : () => undefined;
  return (line, entry) => {
    append(file, `${line}\n`);
    if (isOnConsole) toConsole(line, entry);
  };
}

interface NodeFiles {
  appendFileSync(path: string, text: string): void;
  mkdirSync(path: string, options: { recursive: true }): void;
}

/** Returns a function that appends to files; `undefined` if the runtime has no files. */
export function fileAppender(): Append | undefined {
  if (detectRuntime() === 'browser') return undefined;
  const files = builtinModule('node:fs') as NodeFiles | undefined;
  const paths = builtinModule('node:path') as { dirname(path: string): string } | undefined;
  if (!files || !paths) return undefined;
  const folders = new Set<string>();
  return (path, text) => {
    const folder = paths.dirname(path);
    if (!folders.has(folder)) files.mkdirSync(folder, { recursive: true });
    folders.add(folder);
    files.appendFileSync(path, text);
  };
}
