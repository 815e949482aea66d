import type { ContractOperation } from '../../contract/index.js';

/** An operation and its path. */
export interface Route {
  readonly operation: ContractOperation;
  /** The path with `{}` for each placeholder, because operations of one resource name them differently. */
  readonly template: string;
  /** Names of the placeholders, in order. */
  readonly names: readonly string[];
}

/** Replaces the placeholders of a template with values. */
export function fillTemplate(template: string, values: readonly string[]): string {
  let index = 0;
  return template.replace(/\{\}/g, () => encodeURIComponent(values[index++] ?? ''));
}
