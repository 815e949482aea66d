import type { Parameter } from '../data/types.js';
import type { FieldValue } from '../form/values.js';

/** What every kind of field is given. */
export interface FieldProps {
  parameter: Parameter;
  value: FieldValue;
  problem: string | undefined;
  onChange: (value: FieldValue) => void;
  /** The person went on to something else. */
  onLeave: () => void;
}
