export { createSandbox } from './sandbox.js';
export { loadWholeSandbox } from './load-whole-sandbox.js';
export type { AuthorizationCodeRequest, Sandbox, SandboxClock } from './sandbox.js';
export type {
  Permissions,
  RateLimitOptions,
  ResetOptions,
  Retired,
  SandboxOptions,
  TrafficOptions,
  Unsupported,
  Validation,
} from './store/control/options.js';
export type { Fault, FaultEffect } from './store/control/faults.js';
export type { JobPlan } from './store/control/job-plans.js';
export type { ChannelConnection, ChannelSocket } from './store/channels/connection.js';
export type { ChannelEffect, ChannelFault } from './store/channels/faults.js';
export type { SandboxEvent } from './store/events.js';
export type {
  ApiClass,
  CannedAnswer,
  OperationName,
  OperationResult,
  OverriddenCall,
  Override,
  Stub,
} from './store/control/overrides.js';
export { NotReceivedError } from './http/received-requests.js';
export { SandboxNotLoadedError } from './operations/wholeness.js';
export type { OperationArguments } from './operations/call-of.js';
export type { Part, ReceivedExpectation, SomeArguments } from './http/received-requests.js';
export type { SandboxState } from './store/state.js';
export type { SandboxClient, SandboxClients, SandboxGrant, SandboxOrganisation } from './store/initial-data/organisation.js';
export type { AnsweredRequest, SandboxRequest } from './store/control/request-log.js';
export { sandboxAt } from './remote.js';
export type { AccessTokenRequest, RemoteSandbox, SandboxFacts } from './remote.js';
export type {
  SeedClient,
  SeedFile,
  SeedGrant,
  SeedGroup,
  SeedQueue,
  SeedRole,
  SeedUser,
} from './store/initial-data/seed-file.js';
