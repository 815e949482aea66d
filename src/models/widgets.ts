import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { DomainEntityRef } from './shared-references.js';

/** Settings by generation of client; only the part for the deployment's `clientType` counts. */
export interface WidgetClientConfig {
  v1?: WidgetClientConfigV1;
  v2?: JsonObject;
  'v1-http'?: WidgetClientConfigV1Http;
  'third-party'?: JsonObject;
}

export interface WidgetClientConfigV1 {
  webChatSkin?: OpenEnum<'basic' | 'modern-caret-skin'>;
  authenticationUrl?: string;
}

export type WidgetClientConfigV1Http = WidgetClientConfigV1;

export interface WidgetDeployment {
  id?: string;
  name?: string;
  description?: string;
  authenticationRequired?: boolean;
  disabled?: boolean;
  /** Inbound chat flow that receives the chats. */
  flow?: DomainEntityRef;
  /** Domains whose pages may open chats. */
  allowedDomains?: string[];
  /** Generation of the client, which decides the part of `clientConfig` in use. */
  clientType?: OpenEnum<'v1' | 'v2' | 'v1-http' | 'third-party'>;
  clientConfig?: WidgetClientConfig;
  selfUri?: string;
}

export interface WidgetDeploymentEntityListing {
  total?: number;
  entities: WidgetDeployment[];
  selfUri?: string;
}
