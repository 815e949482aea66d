import type { Grants, OperationCheck, PreflightReport, PreflightStatus } from '../preflight/index.js';
import type { UsedOperation } from './report.js';

/** The statuses, most serious first. */
const statuses = ['impossible', 'limited', 'unknown', 'possible'] as const satisfies readonly PreflightStatus[];

const width = Math.max(...statuses.map(({ length }) => length));

/** Returns a line for each operation that the caller may not be able to use, and a summary. */
export function preflightLines({ grants, operations }: PreflightReport, uses: readonly UsedOperation[]): string[] {
  const lines = statuses
    .filter((status) => status !== 'possible')
    .flatMap((status) => operations.filter((check) => check.status === status))
    .map(
      (check) =>
        `${placesOf(check, uses)}  ${check.status.padEnd(width)}  ${check.operation}: ${check.reason.replace(/\.$/, '')}`,
    );
  return [...lines, ...noticesOf(grants), summaryOf(operations)];
}

/** Returns the report for JSON: the operations with the places of their uses. */
export function preflightJson({ grants, operations }: PreflightReport, uses: readonly UsedOperation[]): object {
  const { kind, id, name, organization, scopes, problem } = grants;
  const placesByMethod = new Map(uses.map(({ method, places }) => [method, places]));
  return {
    caller: { kind, id, name, organization, scopes, problem },
    operations: operations.map((check) => ({ ...check, places: placesByMethod.get(check.operation) ?? [] })),
  };
}

function placesOf({ operation }: OperationCheck, uses: readonly UsedOperation[]): string {
  const [first, ...others] = uses.find(({ method }) => method === operation)?.places ?? [];
  if (first === undefined) return '';
  return `${first.file}:${first.line}${others.length > 0 ? ` (and ${others.length} more)` : ''}`;
}

function noticesOf({ kind, name, organization, scopes = [] }: Grants): string[] {
  const subject = kind === 'client' ? 'the OAuth client' : 'the user';
  const place = organization === undefined ? '' : ` of ${organization}`;
  return [
    ...(kind === undefined || name === undefined ? [] : [`Checked for ${subject} ${name}${place}.`]),
    ...(scopes.length > 0
      ? [
          `The token is limited to the scopes ${scopes.join(', ')}. Which scope an operation requires is not documented, so they were not compared.`,
        ]
      : []),
  ];
}

function summaryOf(operations: readonly OperationCheck[]): string {
  const counts = statuses.toReversed().flatMap((status) => {
    const count = operations.filter((check) => check.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  return `${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}: ${counts.join(', ')}.`;
}
