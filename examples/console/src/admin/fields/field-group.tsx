import { Input } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from '../admin.module.css';

interface FieldGroupProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  children: ReactNode;
}

/** A field that has several inputs, with a common label. */
export function FieldGroup({ label, description, error, isRequired = false, children }: FieldGroupProps): ReactNode {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={classes['wide']}>
      <Input.Label id={labelId} component="div" required={isRequired}>
        {label}
      </Input.Label>
      {description !== undefined && <Input.Description>{description}</Input.Description>}
      {children}
      {error !== undefined && <Input.Error>{error}</Input.Error>}
    </div>
  );
}
