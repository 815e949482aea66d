import { ConfigurationError } from '../core/errors/errors.js';
import type { GatewayOptions } from '../core/client/gateway.js';
import { isObject } from '../core/values/is-object.js';
import type { LogFormat, LogLevel, LogSink } from '../core/logging/log.js';
import type { Append } from './log-sink.js';
import { logSink } from './log-sink.js';

/** The settings of a configuration file, as options of a client. */
export interface FileOptions {
  environment?: string;
  gateway?: GatewayOptions;
  refreshAccessToken?: boolean;
  /** s */
  refreshTokenWaitMax?: number;
  logger?: { level?: LogLevel; format?: LogFormat; requestBody?: boolean; responseBody?: boolean; sink?: LogSink };
}

/** The content of a configuration file. */
export interface FileContent {
  options: FileOptions;
  /** Whether to follow changes of the file; `undefined` if the file has no such setting. */
  liveReload: boolean | undefined;
  /** The log settings of the file. */
  log: { filePath: string | undefined; isOnConsole: boolean | undefined };
  /** The fields of each section, unparsed. */
  sections: Sections;
}

/** The file functions of the runtime for the configuration file and the log. */
export interface Disk {
  readonly read: (path: string) => string;
  readonly append: Append;
}

/**
 * Reads a configuration file now and after every change, and passes its content to a listener. It does not keep a process
 * alive.
 *
 * @param listener - Receives the content, or the error if the file cannot be read or parsed. An error that it throws for the
 *   first content is thrown here.
 * @param intervalMs - How often the file is checked, in ms; 5000.
 * @returns a function that stops it.
 */
export function followConfig(
  path: string,
  { read, append }: Disk,
  listener: (content: FileContent | ConfigurationError) => void,
  intervalMs = 5000,
): () => void {
  let previous: string | undefined | null = null;
  // Compares the content, not the time: two changes in quick succession may have the same time.
  const check = (): void => {
    const current = textOf(path, read);
    if (previous === current.text) return;
    previous = current.text;
    listener(current.text === undefined ? unreadableFile(path, current.cause) : tryParse(path, current.text, append));
  };
  check();
  const timer: { unref?: () => void } = setInterval(check, intervalMs);
  timer.unref?.();
  return () => {
    clearInterval(timer as never);
  };
}

function tryParse(path: string, text: string, append: Disk['append']): FileContent | ConfigurationError {
  try {
    return parseConfigFile(path, text, append);
  } catch (error) {
    return error as ConfigurationError;
  }
}

/** The text of a file, or the reason why it cannot be read. */
type FileText = { text: string; cause?: undefined } | { text?: undefined; cause: unknown };

function textOf(path: string, read: Disk['read']): FileText {
  try {
    return { text: read(path) };
  } catch (cause) {
    return { cause };
  }
}

export const unreadableFile = (path: string, cause: unknown): ConfigurationError =>
  new ConfigurationError(`The configuration file ${path} cannot be read. Check its path and permissions.`, { cause });

export type Sections = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/**
 * Parses the text of a configuration file.
 *
 * @param append - Writes log lines if the file names a log file.
 * @throws {@link ConfigurationError}
 */
export function parseConfigFile(path: string, text: string, append: Disk['append']): FileContent {
  const sections = /^\s*\{/.test(text) ? jsonSections(path, text) : iniSections(path, text);
  const field = <T>(section: string, name: string, expected: string, read: (value: unknown) => T | undefined): T | undefined => {
    const value = sections.get(section)?.get(name);
    if (value === undefined || value === null || value === '') return undefined;
    const parsedValue = read(value);
    if (parsedValue === undefined) throw new ConfigurationError(`${name} in [${section}] of ${path} must be ${expected}`);
    return parsedValue;
  };
  const textField = (section: string, name: string) =>
    field(section, name, 'a text', (value) => (['string', 'number'].includes(typeof value) ? String(value) : undefined));
  const booleanField = (section: string, name: string) =>
    field(section, name, 'true or false', (value) => ({ true: true, false: false })[String(value).toLowerCase()]);
  const numberField = (section: string, name: string) =>
    field(section, name, 'a number from 0', (value) => (/^\d+$/.test(String(value)) ? Number(value) : undefined));
  const choiceField = <T extends string>(section: string, name: string, choices: readonly T[]) =>
    field(section, name, `one of ${choices.join(', ')}`, (value) => choices.find((each) => each === String(value).toLowerCase()));

  const host = textField('gateway', 'host');
  const port = numberField('gateway', 'port');
  const log = { filePath: textField('logging', 'log_file_path'), isOnConsole: booleanField('logging', 'log_to_console') };
  const logger = {
    level: choiceField('logging', 'log_level', ['none', 'error', 'debug', 'trace'] as const),
    format: choiceField('logging', 'log_format', ['text', 'json'] as const),
    requestBody: booleanField('logging', 'log_request_body'),
    responseBody: booleanField('logging', 'log_response_body'),
    sink: logSink(log.filePath, log.isOnConsole ?? true, append),
  };
  const gateway = host !== undefined && {
    url: `${textField('gateway', 'protocol') ?? 'https'}://${host}${port === undefined ? '' : `:${port}`}`,
    ...withoutUndefined({
      apiPath: withoutLeadingSlash(textField('gateway', 'path_params_api')),
      loginPath: withoutLeadingSlash(textField('gateway', 'path_params_login')),
    }),
  };
  const options = withoutUndefined({
    environment: gateway ? undefined : textField('general', 'host'),
    gateway: gateway || undefined,
    refreshAccessToken: booleanField('reauthentication', 'refresh_access_token'),
    refreshTokenWaitMax: numberField('reauthentication', 'refresh_token_wait_max'),
    logger: sections.has('logging') ? withoutUndefined(logger) : undefined,
  });
  return { options, liveReload: booleanField('general', 'live_reload_config'), log, sections };
}

/** Removes the leading slash of a path, which the gateway adds. */
const withoutLeadingSlash = (path: string | undefined): string | undefined => path?.replace(/^\/+/, '');

/** Removes undefined fields. */
function withoutUndefined<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

function jsonSections(path: string, text: string): Sections {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // The parser's error quotes the text, which may contain a password.
    throw new ConfigurationError(`The configuration file ${path} is not valid JSON. Correct it, or write it in INI form`);
  }
  const sections = Object.entries(isObject(parsed) ? parsed : {}).filter((entry): entry is [string, object] =>
    isObject(entry[1]),
  );
  return new Map(sections.map(([name, fields]) => [name, new Map(Object.entries(fields))]));
}

function iniSections(path: string, text: string): Sections {
  const sections = new Map<string, Map<string, unknown>>();
  let section: Map<string, unknown> | undefined;
  for (const [index, rawLine] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = rawLine.trim();
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue;
    if (line.startsWith('[') && line.endsWith(']')) {
      const name = line.slice(1, -1).trim();
      section = sections.get(name) ?? new Map();
      sections.set(name, section);
      continue;
    }
    const separator = line.search(/[=:]/);
    if (separator < 1 || !section)
      throw new ConfigurationError(`Line ${index + 1} of ${path} must be "[section]", or "field = value" below a section`);
    section.set(line.slice(0, separator).trim(), line.slice(separator + 1).trim());
  }
  return sections;
}
