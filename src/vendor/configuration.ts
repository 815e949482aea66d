import { checkBoolean } from '../core/call/request-checks.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { environmentEndpoints } from '../core/client/regions.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { Disk, FileOptions, FileContent, Sections } from './config-file.js';
import { followConfig } from './config-file.js';
import { LogConfiguration } from './log-configuration.js';
import type { AuthPopupConfiguration } from './popup.js';
import { mergePopupSettings } from './popup.js';
import { requireBuiltin, requireServer } from './server-only.js';
import type { ClientSettings, GatewayConfiguration } from './settings.js';

interface NodeFiles {
  readFileSync(path: string, encoding: 'utf8'): string;
  appendFileSync(path: string, text: string): void;
}

/** The environment of the vendor's client if none is set. */
const DEFAULT_ENVIRONMENT = 'mypurecloud.com';

/**
 * `client.config`: a client's settings under the vendor's names. It reads no file except the one that {@link setConfigPath}
 * names.
 */
export class Configuration {
  readonly #client: ClientSettings;
  #configPath = '';
  #isFollowed = true;
  #environment = DEFAULT_ENVIRONMENT;
  #gateway: GatewayConfiguration | undefined;
  /** The content of the file when it was last read without an error. */
  #fromFile: FileContent | undefined;
  /** The file's options that were applied last. */
  #appliedOptions: FileOptions | undefined;
  #stop: (() => void) | undefined;
  /** The log's settings under the vendor's names. */
  readonly logger: LogConfiguration;
  /** The environment that {@link setEnvironment} uses by default. A configuration file sets it as `host` of `[general]`. */
  host: string | undefined;

  constructor(client: ClientSettings) {
    this.#client = client;
    this.logger = new LogConfiguration(client);
  }

  /** This object. Each client has its own configuration. */
  get instance(): this {
    return this;
  }

  /** The address that calls go to. Setting another one signs the client out, since tokens belong to the hosts that issued them. */
  get basePath(): string {
    return this.#client.apiUrl;
  }

  set basePath(url: string) {
    this.#client.useHosts({ apiUrl: url });
  }

  /** The address that sign-ins go to. Setting another one signs the client out. */
  get authUrl(): string {
    return this.#client.loginUrl;
  }

  set authUrl(url: string) {
    this.#client.useHosts({ loginUrl: url });
  }

  /** The host of the environment, e.g. `mypurecloud.ie`. Setting it is the same as {@link setEnvironment}. */
  get environment(): string {
    const [, host] = /^https:\/\/api\.([^/:]+)$/.exec(this.#client.apiUrl) ?? [];
    if (host !== undefined && !this.#gateway) this.#environment = host;
    return this.#environment;
  }

  set environment(environment: string) {
    this.setEnvironment(environment);
  }

  /** Moves the client to an environment; by default to {@link host}, or else to `mypurecloud.com`. */
  setEnvironment(environment?: string | null): void {
    this.#client.setEnvironment(environment);
  }

  /** The gateway in use. Setting it is the same as {@link setGateway}. */
  get gateway(): GatewayConfiguration | undefined {
    return this.#gateway && { ...this.#gateway };
  }

  set gateway(gateway: GatewayConfiguration | undefined) {
    this.setGateway(gateway);
  }

  /** Sends calls and sign-ins through a gateway; without one, directly to the environment again. */
  setGateway(gateway?: GatewayConfiguration | null): void {
    this.#client.setGateway(gateway);
  }

  /** Remembers the gateway that the client uses now, or that it uses none. @internal */
  rememberGateway(gateway: GatewayConfiguration | undefined): void {
    this.#gateway = gateway;
  }

  /** Remembers the environment to go to when the gateway is removed. @internal */
  rememberEnvironment(environment: string): void {
    const { apiUrl } = environmentEndpoints(environment);
    this.#environment = apiUrl.replace('https://api.', '');
  }

  /**
   * Returns the address of calls (`api`) or sign-ins (`login`) behind the gateway.
   *
   * @param regionUrl - Returned if there is no gateway.
   */
  getConfUrl(pathType: string, regionUrl: string): string {
    if (!this.#gateway) return regionUrl;
    return pathType === 'login' ? this.authUrl : this.basePath;
  }

  get refresh_access_token(): boolean {
    return this.#client.refreshAccessToken;
  }

  set refresh_access_token(isOn: boolean) {
    this.#client.refreshAccessToken = checkBoolean('refresh_access_token', isOn);
  }

  /** s */
  get refresh_token_wait_max(): number {
    return this.#client.refreshTokenWaitMax;
  }

  set refresh_token_wait_max(seconds: number) {
    this.#client.refreshTokenWaitMax = seconds;
  }

  /** How sign-ins open a popup. Setting it is the same as {@link setAuthPopupConfiguration}. */
  get authPopupConfiguration(): Required<AuthPopupConfiguration> {
    return this.getAuthPopupConfiguration();
  }

  set authPopupConfiguration(settings: AuthPopupConfiguration) {
    this.setAuthPopupConfiguration(settings);
  }

  getAuthPopupConfiguration(): Required<AuthPopupConfiguration> {
    return this.#client.getAuthPopupConfiguration();
  }

  setAuthPopupConfiguration(settings: AuthPopupConfiguration): void {
    this.#client.setAuthPopupConfiguration(settings);
  }

  updateAuthPopupConfiguration(settings: AuthPopupConfiguration): void {
    this.#client.updateAuthPopupConfiguration(settings);
  }

  /** Returns the popup's settings with changes, and changes nothing. */
  mergeWithAuthPopupConfiguration(settings?: AuthPopupConfiguration): Required<AuthPopupConfiguration> {
    return mergePopupSettings(this.getAuthPopupConfiguration(), settings);
  }

  /** The configuration file in use; `''` if there is none. Setting it is the same as {@link setConfigPath}. */
  get configPath(): string {
    return this.#configPath;
  }

  set configPath(path: string) {
    this.setConfigPath(path);
  }

  /**
   * Reads a configuration file (INI or JSON) and applies it, now and after every change, unless {@link live_reload_config} or
   * the file itself turns that off. An empty path stops it and keeps the current settings.
   *
   * @throws {@link ConfigurationError} if the file cannot be read or parsed. An error in a later change is printed to the
   *   console, and the settings stay.
   */
  setConfigPath(path: string): void {
    requireServer('setConfigPath', 'a page has no files. Pass the settings as options of the client.');
    if (path !== '' && path === this.#configPath) return;
    this.#end();
    this.#configPath = '';
    this.#fromFile = undefined;
    this.#appliedOptions = undefined;
    if (path) this.#read(path);
  }

  /** Whether changes of the configuration file are followed; true. */
  get live_reload_config(): boolean {
    return this.#isFollowed;
  }

  set live_reload_config(isFollowed: boolean) {
    if (checkBoolean('live_reload_config', isFollowed) === this.#isFollowed) return;
    this.#isFollowed = isFollowed;
    this.#end();
    if (isFollowed) this.liveLoadConfig();
  }

  /** Reads the configuration file again, and follows its changes if {@link live_reload_config} is on. */
  liveLoadConfig(): void {
    this.#end();
    if (this.#configPath) this.#read(this.#configPath);
  }

  /** Reads and applies the configuration file now, if {@link setConfigPath} has named one. */
  updateConfigFromFile(): void {
    this.liveLoadConfig();
  }

  /** Applies again what the configuration file contained when it was last read. */
  updateConfigValues(): void {
    if (this.#fromFile) this.#apply(this.#fromFile);
  }

  /** Returns a field of the configuration file; `undefined` if there is no file or no such field. */
  getConfigString(section: string, key: string): string | undefined {
    const value = this.#field(section, key);
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  }

  /** Returns whether a field of the configuration file is `true`; `undefined` if there is no such field. */
  getConfigBoolean(section: string, key: string): boolean | undefined {
    const text = this.getConfigString(section, key);
    return text === undefined ? undefined : text === 'true';
  }

  /** Returns a field of the configuration file as an integer; `undefined` if there is no such field. */
  getConfigInt(section: string, key: string): number | undefined {
    const text = this.getConfigString(section, key);
    return text === undefined || text === '' ? undefined : Number.parseInt(text, 10);
  }

  #field(section: string, key: string): unknown {
    const sections: Sections | undefined = this.#fromFile?.sections;
    return sections?.get(section)?.get(key);
  }

  #end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #read(path: string): void {
    const files = requireBuiltin('node:fs', 'setConfigPath') as NodeFiles;
    const disk: Disk = {
      read: (name) => files.readFileSync(name, 'utf8'),
      append: (name, text) => {
        files.appendFileSync(name, text);
      },
    };
    const apply = (content: FileContent | ConfigurationError): void => {
      if (content instanceof ConfigurationError) throw content;
      this.#apply(content);
    };
    // The caller receives the first error. Later ones are printed, since no caller waits for them.
    let handle = apply;
    const stop = followConfig(path, disk, (content) => {
      handle(content);
    });
    handle = isolateErrors('Following a configuration file', apply);
    this.#configPath = path;
    if (this.#isFollowed) this.#stop = stop;
    else stop();
  }

  #apply(content: FileContent): void {
    const { options, liveReload, log } = content;
    const { environment, gateway, refreshAccessToken, refreshTokenWaitMax, logger } = options;
    const client = this.#client;
    const previous = this.#appliedOptions;
    // Other addresses sign the client out, so addresses that the program has set stay until the file names others.
    if (JSON.stringify([environment, gateway]) !== JSON.stringify([previous?.environment, previous?.gateway])) {
      if (gateway) client.goThrough(gateway);
      else {
        client.setGateway();
        client.setEnvironment(environment ?? 'us_east_1');
      }
    }
    this.host = environment ?? this.host;
    if (refreshAccessToken !== undefined) client.refreshAccessToken = refreshAccessToken;
    if (refreshTokenWaitMax !== undefined) client.refreshTokenWaitMax = refreshTokenWaitMax;
    if (log.filePath !== undefined) this.logger.log_file_path = log.filePath;
    if (log.isOnConsole !== undefined) this.logger.log_to_console = log.isOnConsole;
    for (const name of ['level', 'format', 'requestBody', 'responseBody'] as const)
      if (logger?.[name] !== undefined) Object.assign(client.logger, { [name]: logger[name] });
    this.#fromFile = content;
    this.#appliedOptions = options;
    this.#isFollowed = liveReload ?? this.#isFollowed;
    if (!this.#isFollowed) this.#end();
  }
}
