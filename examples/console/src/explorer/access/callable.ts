import type { Grants, OperationCheck, OperationName, PreflightStatus } from 'contact-centre-client/preflight';
import { checkOperations } from 'contact-centre-client/preflight';
import type { MessageId } from '../../messages/en.js';
import type { CsvTable } from '../../shared/export-button.js';
import { text } from '../../shared/text.js';
import type { ListedOperation } from '../data/types.js';

/** An operation, and whether someone can call it. */
export interface Callable {
  slug: string;
  name: string;
  status: PreflightStatus;
  reason: string;
  /** The permissions that the operation requires. */
  permissions: readonly string[];
}

export const statuses = ['possible', 'limited', 'impossible', 'unknown'] as const;

/** Returns all operations that the platform offers, with what grants permit. */
export async function readCallable(grants: Grants, operations: readonly ListedOperation[]): Promise<Callable[]> {
  const checks = await checkOperations(grants, operations.map(([, name]) => name) as OperationName[]);
  const byName = new Map<string, OperationCheck>(checks.map((check) => [check.operation, check]));
  return operations.flatMap(([slug, name]) => {
    const check = byName.get(name);
    if (!check || check.isRetired) return [];
    const { status, reason, required } = check;
    return [{ slug, name, status, reason, permissions: required.any ?? required.all ?? [] }];
  });
}

export interface CallableFilter {
  words: string;
  status: string;
}

/** Returns the operations of a status, or of all, whose name, area or permissions contain every word. */
export function filterCallable(callable: readonly Callable[], { words, status }: CallableFilter): readonly Callable[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return callable.filter((each) => {
    if (status !== '' && each.status !== status) return false;
    const content = `${each.name} ${each.slug} ${each.permissions.join(' ')}`.toLowerCase();
    return parts.every((part) => content.includes(part));
  });
}

/** Returns how many operations have each status. */
export function countByStatus(callable: readonly Callable[]): Record<PreflightStatus, number> {
  const counts: Record<PreflightStatus, number> = { possible: 0, limited: 0, impossible: 0, unknown: 0 };
  for (const { status } of callable) counts[status]++;
  return counts;
}

const headings: readonly MessageId[] = ['access.method', 'access.area', 'access.status', 'access.reason', 'method.permissions'];

export function callableTable(callable: readonly Callable[]): CsvTable {
  return {
    header: headings.map((id) => text(id)),
    rows: callable.map(({ name, slug, status, reason, permissions }) => [name, slug, status, reason, permissions.join(' ')]),
  };
}
