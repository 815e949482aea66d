import type { GatewayOptions } from '../core/client/gateway.js';
import type { Logger } from '../core/logging/logger.js';
import type { AuthPopupConfiguration } from './popup.js';

/** A gateway under the vendor's names. */
export interface GatewayConfiguration {
  host: string;
  /** @defaultValue 'https' */
  protocol?: string;
  port?: number | string;
  path_params_login?: string;
  path_params_api?: string;
  /** Not sent. The vendor's client does not send it either. */
  username?: string;
  /** Not sent. */
  password?: string;
}

/** What `client.config` needs from its client. */
export interface ClientSettings {
  readonly apiUrl: string;
  readonly loginUrl: string;
  readonly logger: Logger;
  refreshAccessToken: boolean;
  /** s */
  refreshTokenWaitMax: number;
  setEnvironment(environment?: string | null): void;
  setGateway(gateway?: GatewayConfiguration | null): void;
  getAuthPopupConfiguration(): Required<AuthPopupConfiguration>;
  setAuthPopupConfiguration(settings: AuthPopupConfiguration): void;
  updateAuthPopupConfiguration(settings: AuthPopupConfiguration): void;
  /** @internal */
  goThrough(gateway: GatewayOptions): void;
  /** @internal */
  useHosts(hosts: { apiUrl?: string; loginUrl?: string }): void;
}
