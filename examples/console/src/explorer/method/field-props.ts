import type { EntityList, Parameter } from '../data/types.js';
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

/** The entities of which a field takes an id. */
export interface FieldEntities {
  list: EntityList;
  /** The values of the list's path; `undefined` while one is missing. */
  pathValues: Readonly<Record<string, string>> | undefined;
}
