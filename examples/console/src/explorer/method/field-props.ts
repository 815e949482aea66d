import type { Parameter } from '../data/types.js';
import type { FieldValue } from '../form/values.js';

/** The properties of every kind of field. */
export interface FieldProps {
  parameter: Parameter;
  value: FieldValue;
  problem: string | undefined;
  onChange: (value: FieldValue) => void;
  /** Called when the field loses the focus. */
  onLeave: () => void;
}
