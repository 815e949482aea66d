import type { GatewayOptions } from '../core/gateway.js';
import type { Logger } from '../core/logger.js';

/** A gateway as the vendor's client is told of it. */
export interface GatewayConfiguration {
  host: string;
  /** `https` where nothing is said. */
  protocol?: string;
  port?: number | string;
  path_params_login?: string;
  path_params_api?: string;
  /** Not sent, as the vendor's client sends neither. */
  username?: string;
  /** Not sent. */
  password?: string;
}

/** What `client.config` needs of its client. */
export interface ClientSettings {
  readonly apiUrl: string;
  readonly loginUrl: string;
  readonly logger: Logger;
  refreshAccessToken: boolean;
  /** s */
  refreshTokenWaitMax: number;
  setEnvironment(environment: string): void;
  setGateway(gateway: GatewayConfiguration): void;
  /** @internal */
  goThrough(gateway: GatewayOptions): void;
}
