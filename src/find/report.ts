import type { ListedOperation } from './data.js';
import { callText, sampleText } from './sample.js';

/** Returns the lines about an operation, numbered by its rank. */
export function describeOperation(operation: ListedOperation, rank: number): string {
  const { verb, path, summary, classes } = operation;
  const [, ...others] = classes;
  const lines = [
    ...markOf(operation),
    summary,
    `${verb} ${path}`,
    permissionText(operation),
    ...(others.length > 0 ? [`Also in ${others.join(', ')}`] : []),
    '',
    ...sampleText(operation).split('\n'),
  ];
  return [`${rank}. ${callText(operation)}`, ...lines.map((line) => (line === '' ? '' : `   ${line}`))].join('\n');
}

/** Returns the report as JSON. */
export function findJson(query: string, operations: readonly ListedOperation[]): string {
  const entries = operations.map((operation) => ({
    class: operation.area,
    classes: operation.classes,
    method: operation.name,
    call: callText(operation),
    verb: operation.verb,
    path: operation.path,
    summary: operation.summary,
    permissions: operation.permissions,
    body: operation.body,
    returns: operation.returns,
    deprecated: operation.deprecated,
    retired: operation.retired,
    preview: operation.preview,
    replacement: operation.replacement,
    sample: sampleText(operation),
  }));
  return JSON.stringify({ query, operations: entries }, undefined, 2);
}

function markOf({ retired, deprecated, preview, replacement = '' }: ListedOperation): string[] {
  if (retired) return [`RETIRED: the platform no longer offers this operation. ${replacement}`.trim()];
  if (deprecated) return [`DEPRECATED: ${replacement}`];
  return preview ? ['PREVIEW: the platform may still change this operation.'] : [];
}

function permissionText({ permissions: { any = [], all = [] } }: ListedOperation): string {
  if (all.length > 1) return `Permissions: all of ${all.join(', ')}`;
  if (any.length > 1) return `Permissions: any of ${any.join(', ')}`;
  const [permission] = [...all, ...any];
  return permission === undefined ? 'Permissions: none listed by the platform' : `Permission: ${permission}`;
}
