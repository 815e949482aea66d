import type { ContractOperation } from '../../contract/index.js';

/** An operation and where it lies. */
export interface Route {
  readonly operation: ContractOperation;
  /** The path with `{}` for each placeholder: names differ between operations of one resource. */
  readonly template: string;
  /** Names of the placeholders, in order. */
  readonly names: readonly string[];
}

/** The path of a template with values in the places of its placeholders. */
export function filled(template: string, values: readonly string[]): string {
  let index = 0;
  return template.replace(/\{\}/g, () => encodeURIComponent(values[index++] ?? ''));
}
