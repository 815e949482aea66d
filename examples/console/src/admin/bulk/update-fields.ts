import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { Kind } from '../kinds/kind.js';
import type { FieldValues } from './field-values.js';
import { withValues } from './field-values.js';

export interface FieldWrite {
  readonly id: string;
  readonly values: FieldValues;
  readonly request: RequestOptions;
}

/** Changes fields on top of what the entity has now, in one call. */
export async function updateFields(kind: Kind, client: CallSender, { id, values, request }: FieldWrite): Promise<void> {
  await kind.update?.(client, id, withValues(await kind.read(client, id, request), values), request);
}
