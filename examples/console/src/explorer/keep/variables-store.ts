import { isJsonObject } from '../../shared/json-object.js';
import { StoredValue } from '../../shared/stored-value.js';
import { looksSecret } from '../form/secrets.js';
import type { Variables } from './variables.js';
import { isVariableName } from './variables.js';

/** The variables of an environment: of a place with its OAuth client. */
export class VariablesStore extends StoredValue<Variables> {
  constructor(environment: string) {
    super(`console.variables.${environment}`, readVariables);
  }

  write(variables: Variables): boolean {
    return this.store(variables);
  }
}

/** Reads stored variables. What has another form, or may be secret, is left out. */
export function readVariables(json: unknown): Variables {
  if (!isJsonObject(json)) return {};
  const entries = Object.entries(json).filter(
    (entry): entry is [string, string] => isVariableName(entry[0]) && typeof entry[1] === 'string' && !looksSecret(entry[1]),
  );
  return Object.fromEntries(entries);
}
