import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAccess } from '../../session/use-access.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { TargetName } from './targets.js';
import { targetOf } from './targets.js';
import { useNames } from './use-names.js';
import { usePicker } from './use-picker.js';

export interface ReferenceFieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  isRequired?: boolean;
  target: TargetName;
  /** Whether the form stores ids, not objects. */
  isId: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: (() => void) | undefined;
}

/** Chooses an entity of another kind by a part of its name. */
export function ReferenceField(props: ReferenceFieldProps): ReactNode {
  const { target, isId, value, onChange, isRequired = false, ...input } = props;
  const [current] = useNames(target, value === undefined ? [] : [value]);
  const { options, hold, input: picker } = usePicker({ target, chosen: current ? [current] : [], shown: current?.name });
  const { missing } = useAccess();
  const denied = missing(targetOf(target).requires);
  return (
    <div role="presentation" className={classes['around']} onPointerDownCapture={hold}>
      <Select
        {...input}
        {...picker}
        {...(denied.length > 0 && { disabled: true, description: text('admin.pickerDenied', { permission: denied.join(', ') }) })}
        withAsterisk={isRequired}
        placeholder={text(targetOf(target).find)}
        clearable={!isRequired}
        value={current?.id ?? null}
        clearButtonProps={{ 'aria-label': text('admin.clear', { field: input.label }) }}
        onChange={(id) => {
          const entity = options.find((option) => option.id === id);
          onChange(entity && (isId ? entity.id : { id: entity.id, name: entity.name }));
        }}
      />
    </div>
  );
}
