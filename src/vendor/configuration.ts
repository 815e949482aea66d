import type { LogFormat, LogLevel } from '../core/log.js';
import type { ClientSettings, GatewayConfiguration } from './settings.js';

/** `client.config`: a client's settings by the vendor's names. It holds nothing of its own, and reads no file. */
export class Configuration {
  readonly #client: ClientSettings;
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

  set refresh_access_token(refresh: boolean) {
    this.#client.refreshAccessToken = refresh;
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

  set log_request_body(logged: boolean) {
    this.#client.logger.requestBody = logged;
  }

  get log_response_body(): boolean {
    return this.#client.logger.responseBody;
  }

  set log_response_body(logged: boolean) {
    this.#client.logger.responseBody = logged;
  }

  /** Settings hold as soon as they are set; kept for programs that call it. */
  setLogger(): void {
    return;
  }
}
