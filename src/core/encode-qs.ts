import { stringify } from 'qs';
import type { FormEncoder } from './transport.js';

/** {@link FormEncoder} on qs. */
export const encodeWithQs: FormEncoder = (pairs) => {
  const fields = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of pairs) (fields[name] ??= []).push(value);
  return stringify(fields, { arrayFormat: 'repeat' });
};
