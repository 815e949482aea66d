import type { Operation } from '../data/types.js';
import type { FormValues } from '../form/values.js';

/** A form to save. */
export interface SaveRequestProps {
  slug: string;
  operation: Operation;
  values: FormValues;
}
