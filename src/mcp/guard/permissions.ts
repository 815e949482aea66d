import type { ContractOperation, ContractPermissions } from '../../contract/index.js';
import { isWrite } from './is-write.js';
import { operationsByName } from './operations.js';

/** The permissions that operations document, sorted. */
interface PermissionNames {
  readonly all: readonly string[];
  /** Those that at least one write requires. */
  readonly ofWrites: readonly string[];
}

/** A cache: the contract does not change. */
let cachedNames: PermissionNames | undefined;

export function permissionNames(): PermissionNames {
  const operations = [...operationsByName().values()];
  cachedNames ??= { all: namesOf(operations), ofWrites: namesOf(operations.filter(isWrite)) };
  return cachedNames;
}

function namesOf(operations: readonly ContractOperation[]): string[] {
  return [...new Set(operations.flatMap(({ permissions }) => listPermissions(permissions)))].sort();
}

/** The documented permissions of an operation, whether it needs one or all of them. */
export function listPermissions({ any = [], all = [] }: ContractPermissions): readonly string[] {
  return [...any, ...all];
}
