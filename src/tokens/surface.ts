export type { TokenProvider } from '../auth/token-provider.js';
export { TokenStoreError } from './errors.js';
export { memoryStore } from './memory-store.js';
export { OrgPool } from './org-pool.js';
export type { Closable, EachOptions, OrgPoolOptions } from './org-pool.js';
export { clientCredentials, code, custom, pool, saml } from './providers.js';
export type {
  ClientCredentialsOptions,
  CodeOptions,
  CustomOptions,
  GivenToken,
  LoginPageOptions,
  SamlOptions,
  TokenNeed,
} from './providers.js';
export { redisStore } from './redis-store.js';
export type { RedisCommand } from '../core/transport/redis-command.js';
export type { RedisStoreOptions } from './redis-store.js';
export type { KeepOptions, Seal, TokenStore } from './store.js';
export { tabStore } from './tab-store.js';
export type { TabStoreOptions } from './tab-store.js';
