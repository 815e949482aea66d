import { Checkbox, Group, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { FieldGroup } from '../fields/field-group.js';
import type { InputProps } from '../fields/input-props.js';
import { useCatalogue } from './catalogue.js';
import type { PermissionRow } from './policies.js';
import { coversPermission, hasPermission, policiesIn, rowsOf, withPermission } from './policies.js';

type PermissionsFieldProps = Pick<InputProps, 'label' | 'disabled' | 'value' | 'onChange'>;

/** More rows would slow the form down. The search finds the others. */
const MOST_ROWS = 60;

/** The permissions of a role, by domain, entity and action. At first, it shows those that the role has. */
export function PermissionsField({ label, disabled, value, onChange }: PermissionsFieldProps): ReactNode {
  const [searched, setSearched] = useState('');
  const [isGranted, setGranted] = useState(true);
  const { rows: catalogue, isPending } = useCatalogue();
  const policies = policiesIn(value);
  const rows = rowsOf(catalogue, policies, { text: searched, isGranted });
  return (
    <FieldGroup label={label}>
      <div className={classes['picker']}>
        <TextInput
          label={text('admin.searchPermissions')}
          placeholder="routing:queue:view"
          value={searched}
          onChange={({ currentTarget }) => {
            setSearched(currentTarget.value);
          }}
        />
        <Switch
          label={text('admin.onlyGranted')}
          checked={isGranted}
          onChange={({ currentTarget }) => {
            setGranted(currentTarget.checked);
          }}
        />
      </div>
      {isPending && <Text size="sm">{text('loading.label')}</Text>}
      <ul className={classes['permissions']}>
        {rows.slice(0, MOST_ROWS).map((row) => (
          <Row
            key={`${row.domain}:${row.entity}`}
            row={row}
            value={value}
            disabled={disabled}
            onToggle={(action, isChecked) => {
              onChange(withPermission(policies, row, action, isChecked));
            }}
          />
        ))}
      </ul>
      <Text size="sm" c="dimmed" role="status">
        {rows.length > MOST_ROWS
          ? text('admin.morePermissions', { count: rows.length - MOST_ROWS })
          : text('admin.entriesCount', { count: rows.length })}
      </Text>
    </FieldGroup>
  );
}

interface RowProps {
  row: PermissionRow;
  value: unknown;
  disabled: boolean;
  onToggle: (action: string, isChecked: boolean) => void;
}

function Row({ row, value, disabled, onToggle }: RowProps): ReactNode {
  const { domain, entity, actions } = row;
  const policies = policiesIn(value);
  const name = `${domain}:${entity}`;
  return (
    <li>
      <Text size="sm" fw={600} lang="en">
        {name}
      </Text>
      <Group gap="md" role="group" aria-label={name} lang="en">
        {actions.map((action) => {
          const isCovered = coversPermission(policies, row, action);
          const isNamed = hasPermission(policies, row, action);
          return (
            <Checkbox
              key={action}
              size="xs"
              label={action}
              checked={isNamed || isCovered}
              disabled={disabled || (isCovered && !isNamed)}
              onChange={({ currentTarget }) => {
                onToggle(action, currentTarget.checked);
              }}
            />
          );
        })}
      </Group>
    </li>
  );
}
