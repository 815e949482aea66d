export { createSandbox } from './sandbox.js';
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
} from './world/options.js';
export type { Fault, FaultEffect } from './world/faults.js';
export type { JobPlan } from './world/job-plans.js';
export type { ChannelConnection, ChannelSocket } from './world/channels/connection.js';
export type { ChannelEffect, ChannelFault } from './world/channels/faults.js';
export type { SandboxEvent } from './world/events.js';
export type {
  ApiClass,
  CannedAnswer,
  OperationName,
  OperationResult,
  OverriddenCall,
  Override,
  Stub,
} from './world/overrides.js';
export { NotReceivedError } from './http/received.js';
export type { OperationArguments } from './contract/call-of.js';
export type { Part, ReceivedExpectation, SomeArguments } from './http/received.js';
export type { SandboxState } from './world/state.js';
export type { SandboxClient, SandboxClients, SandboxGrant, SandboxOrganisation } from './world/organisation.js';
export type { AnsweredRequest, SandboxRequest } from './world/request-log.js';
export { sandboxAt } from './remote.js';
export type { AccessTokenRequest, RemoteSandbox, SandboxFacts } from './remote.js';
export type { SeedClient, SeedFile, SeedGrant, SeedGroup, SeedQueue, SeedRole, SeedUser } from './world/seed-file.js';
