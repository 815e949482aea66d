import { useMemo, useRef } from 'react';
import type { CallRecord } from '../call/run.js';
import type { Operation } from '../data/types.js';
import { refusedField } from '../form/refused-field.js';
import type { FormValues, Problems } from '../form/values.js';

/** Returns what the platform has refused in the latest call, at its field, until the user changes the field. */
export function useRefusal(operation: Operation, record: CallRecord | undefined, values: FormValues): Problems {
  const latest = useRef(values);
  latest.current = values;
  // The values at the time of the response.
  const refusal = useMemo(() => {
    const refused = record && refusedField(operation, record.outcome);
    return refused && { ...refused, value: latest.current[refused.name] };
  }, [operation, record]);
  if (!refusal || refusal.value !== values[refusal.name]) return {};
  return { [refusal.name]: refusal.message };
}
