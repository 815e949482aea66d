/**
 * Preflight: which operations a token can use, before the first call.
 *
 * @packageDocumentation
 */
export { checkOperations, preflight, readGrants } from './preflight.js';
export type { PreflightReport } from './preflight.js';
export type { OperationCheck, PreflightStatus, RequiredPermissions } from './operation-check.js';
export type { OperationLimit } from './facts.js';
export type { GrantDivision, Grants, PermissionGrant } from './grants.js';
export type { OperationName } from './operation-names.js';
export { matchesPermission } from './patterns.js';
