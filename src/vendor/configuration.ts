import { checkedSwitch } from '../core/checked-options.js';
import { ConfigurationError } from '../core/errors.js';
import type { LogFormat, LogLevel } from '../core/log.js';
import { harmless } from '../core/report.js';
import type { Disk, FileOptions, FileSays } from './config-file.js';
import { followConfig } from './config-file.js';
import { builtin, serverOnly } from './server-only.js';
import type { ClientSettings, GatewayConfiguration } from './settings.js';

interface NodeFiles {
  readFileSync(path: string, encoding: 'utf8'): string;
  appendFileSync(path: string, text: string): void;
}

/** `client.config`: a client's settings by the vendor's names. It reads no file but the one that {@link setConfigPath} names. */
export class Configuration {
  readonly #client: ClientSettings;
  #configPath = '';
  #liveReload = true;
  /** What the file said when it was last understood. */
  #said: FileOptions | undefined;
  #stop: (() => void) | undefined;
  /** What is logged, by the vendor's names. */
  readonly logger: LogConfiguration;

  constructor(client: ClientSettings) {
    this.#client = client;
    this.logger = new LogConfiguration(client);
  }

  /** The address that calls go to. */
  get basePath(): string {
    return this.#client.apiUrl;
  }

  /** The address that sign-in goes to. */
  get authUrl(): string {
    return this.#client.loginUrl;
  }

  get refresh_access_token(): boolean {
    return this.#client.refreshAccessToken;
  }

  set refresh_access_token(refresh: unknown) {
    // Programs in plain JavaScript may set anything that counts as true.
    this.#client.refreshAccessToken = Boolean(refresh);
  }

  /** s */
  get refresh_token_wait_max(): number {
    return this.#client.refreshTokenWaitMax;
  }

  set refresh_token_wait_max(seconds: number) {
    this.#client.refreshTokenWaitMax = seconds;
  }

  setEnvironment(environment: string): void {
    this.#client.setEnvironment(environment);
  }

  setGateway(gateway: GatewayConfiguration): void {
    this.#client.setGateway(gateway);
  }

  /** The configuration file that is in force; `''` where none is. */
  get configPath(): string {
    return this.#configPath;
  }

  /**
   * Reads a configuration file (INI or JSON), and has the client do what it says: now, and whenever it has changed, unless {@link live_reload_config}
   * or the file itself says otherwise. An empty path ends that, and leaves the settings as they are.
   *
   * @throws {@link ConfigurationError} where it cannot be read or understood. Of a change that cannot, the console tells, and what was in force stays.
   */
  setConfigPath(path: string): void {
    serverOnly('setConfigPath', 'a page has no files; its settings are options of the client');
    if (path !== '' && path === this.#configPath) return;
    this.#end();
    this.#configPath = '';
    this.#said = undefined;
    if (path) this.#read(path);
  }

  /** Whether changes of the configuration file are followed; true. */
  get live_reload_config(): boolean {
    return this.#liveReload;
  }

  set live_reload_config(isFollowed: boolean) {
    if (checkedSwitch('live_reload_config', isFollowed) === this.#liveReload) return;
    this.#liveReload = isFollowed;
    this.#end();
    if (isFollowed && this.#configPath) this.#read(this.#configPath);
  }

  #end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #read(path: string): void {
    const files = builtin('node:fs', 'setConfigPath') as NodeFiles;
    const disk: Disk = {
      read: (name) => files.readFileSync(name, 'utf8'),
      append: (name, text) => {
        files.appendFileSync(name, text);
      },
    };
    const apply = (says: FileSays | ConfigurationError): void => {
      if (says instanceof ConfigurationError) throw says;
      this.#apply(says);
    };
    // Whoever names the file is told what is wrong with it; of a later change nobody waits to hear.
    let take = apply;
    const stop = followConfig(path, disk, (says) => {
      take(says);
    });
    take = harmless('Following a configuration file', apply);
    this.#configPath = path;
    if (this.#liveReload) this.#stop = stop;
    else stop();
  }

  #apply({ options, liveReload }: FileSays): void {
    const { environment, gateway, refreshAccessToken, refreshTokenWaitMax, logger } = options;
    const client = this.#client;
    const before = this.#said;
    // Other addresses sign out: those that the program has set itself stay until the file names others.
    if (JSON.stringify([environment, gateway]) !== JSON.stringify([before?.environment, before?.gateway])) {
      if (gateway) client.goThrough(gateway);
      else client.setEnvironment(environment ?? 'us_east_1');
    }
    if (refreshAccessToken !== undefined) client.refreshAccessToken = refreshAccessToken;
    if (refreshTokenWaitMax !== undefined) client.refreshTokenWaitMax = refreshTokenWaitMax;
    if (logger?.sink || before?.logger?.sink) client.logger.sink = logger?.sink;
    for (const name of ['level', 'format', 'requestBody', 'responseBody'] as const)
      if (logger?.[name] !== undefined) Object.assign(client.logger, { [name]: logger[name] });
    this.#said = options;
    this.#liveReload = liveReload ?? this.#liveReload;
    if (!this.#liveReload) this.#end();
  }
}

/** `client.config.logger`: `client.logger` by the vendor's names. */
export class LogConfiguration {
  readonly #client: ClientSettings;
  readonly logLevelEnum = { level: { LTrace: 'trace', LDebug: 'debug', LError: 'error', LNone: 'none' } } as const;
  readonly logFormatEnum = { formats: { JSON: 'json', TEXT: 'text' } } as const;

  constructor(client: ClientSettings) {
    this.#client = client;
  }

  get log_level(): LogLevel {
    return this.#client.logger.level;
  }

  set log_level(level: LogLevel) {
    this.#client.logger.level = level;
  }

  get log_format(): LogFormat {
    return this.#client.logger.format;
  }

  set log_format(format: LogFormat) {
    this.#client.logger.format = format;
  }

  get log_request_body(): boolean {
    return this.#client.logger.requestBody;
  }

  set log_request_body(logged: unknown) {
    this.#client.logger.requestBody = Boolean(logged);
  }

  get log_response_body(): boolean {
    return this.#client.logger.responseBody;
  }

  set log_response_body(logged: unknown) {
    this.#client.logger.responseBody = Boolean(logged);
  }

  /** Settings hold as soon as they are set; kept for programs that call it. */
  setLogger(): void {
    return;
  }
}
