import { ActionIcon, Button } from '@mantine/core';
import type { RoleDivision } from 'contact-centre-client/models';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { EntityName } from '../../shared/entity-name.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { ReferenceField } from '../references/reference-field.js';
import { useNames } from '../references/use-names.js';
import { FieldGroup } from './field-group.js';
import type { InputProps } from './input-props.js';

interface GrantsFieldProps extends Omit<InputProps, 'onBlur'> {
  isRequired: boolean;
}

export const grantsIn = (value: unknown): readonly RoleDivision[] => (Array.isArray(value) ? (value as RoleDivision[]) : []);

/** Roles, each with the division for which it applies. */
export function GrantsField(props: GrantsFieldProps): ReactNode {
  const { label, description, error, disabled, isRequired, value, onChange } = props;
  const grants = grantsIn(value);
  const names = useGrantNames(grants);
  return (
    <FieldGroup label={label} description={description} error={error} isRequired={isRequired}>
      <ul className={classes['list']}>
        {grants.map((grant, index) => (
          <li key={`${grant.roleId} ${grant.divisionId}`}>
            {names[index]}
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                ml="xs"
                aria-label={text('admin.removeEntry', { name: names[index] ?? '' })}
                onClick={() => {
                  onChange(grants.filter((each) => each !== grant));
                }}
              >
                <Icon name="close" size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!disabled && <AddGrant grants={grants} onChange={onChange} />}
    </FieldGroup>
  );
}

/** Returns the grants in words: "Supervisor – Home". */
export function useGrantNames(grants: readonly RoleDivision[]): string[] {
  const roles = useNames(
    'roles',
    grants.map(({ roleId }) => roleId),
  );
  const divisions = useNames(
    'grantDivisions',
    grants.map(({ divisionId }) => divisionId),
  );
  return grants.map((_, index) => `${roles[index]?.name ?? ''} – ${divisions[index]?.name ?? ''}`);
}

function AddGrant({ grants, onChange }: { grants: readonly RoleDivision[]; onChange: (value: unknown) => void }): ReactNode {
  const [role, setRole] = useState<EntityName>();
  const [division, setDivision] = useState<EntityName>();
  const add = (): void => {
    if (!role || !division) return;
    const isPresent = grants.some(({ roleId, divisionId }) => roleId === role.id && divisionId === division.id);
    if (!isPresent) onChange([...grants, { roleId: role.id, divisionId: division.id }]);
    setRole(undefined);
  };
  return (
    <div className={classes['picker']}>
      <ReferenceField
        label={text('admin.role')}
        target="roles"
        isId={false}
        value={role}
        onChange={(value) => {
          setRole(value as EntityName | undefined);
        }}
      />
      <ReferenceField
        label={text('admin.appliesIn')}
        target="grantDivisions"
        isId={false}
        value={division}
        onChange={(value) => {
          setDivision(value as EntityName | undefined);
        }}
      />
      <Button variant="default" disabled={!role || !division} onClick={add}>
        {text('admin.add')}
      </Button>
    </div>
  );
}
