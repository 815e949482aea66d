import { Code, Stack, Text } from '@mantine/core';
import type { RoleDivision } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { listAnd } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { describeItem, describeValue } from '../fields/display.js';
import { grantsIn, useGrantNames } from '../fields/grants-field.js';
import { isBlank } from '../fields/rules.js';
import type { Field, PartItem } from '../kinds/kind.js';
import type { TargetName } from '../references/targets.js';
import { useNames } from '../references/use-names.js';
import { permissionsOf, policiesIn } from '../permissions/policies.js';
import { fieldName } from './field-name.js';
import type { Difference, FieldChange, PartChange } from './difference.js';
import type { PlannedCall } from './steps.js';

interface DifferenceViewProps {
  difference: Difference;
  calls: readonly PlannedCall[];
}

/** What changes, before and after, and the calls that it takes. */
export function DifferenceView({ difference: { fields, parts }, calls }: DifferenceViewProps): ReactNode {
  return (
    <Stack gap="sm">
      <div className={classes['scroll']} tabIndex={0} role="region" aria-label={text('admin.changes')}>
        <table className={classes['diff']} aria-label={text('admin.changes')}>
          <thead>
            <tr>
              <th scope="col">{text('admin.field')}</th>
              <th scope="col">{text('admin.before')}</th>
              <th scope="col">{text('admin.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, before, after }) =>
              field.type.name === 'permissions' ? (
                <PermissionRow key={field.path} change={{ field, before, after }} />
              ) : (
                <tr key={field.path}>
                  <th scope="row">{fieldName(field)}</th>
                  <ValueCell field={field} value={before} />
                  <ValueCell field={field} value={after} />
                </tr>
              ),
            )}
            {parts.map((change) => (
              <PartRow key={change.part.id} change={change} />
            ))}
          </tbody>
        </table>
      </div>
      <CallList calls={calls} />
    </Stack>
  );
}

/** A role has hundreds of permissions, so only those that change are named. */
function PermissionRow({ change: { field, before, after } }: { change: FieldChange }): ReactNode {
  const [earlier = [], later = []] = [before, after].map((value) => permissionsOf(policiesIn(value)));
  const removed = earlier.filter((permission) => !later.includes(permission));
  const added = later.filter((permission) => !earlier.includes(permission));
  return (
    <tr>
      <th scope="row">{fieldName(field)}</th>
      <td>{removed.length > 0 ? text('admin.removedItems', { count: removed.length, names: removed.join(', ') }) : ''}</td>
      <td>{added.length > 0 ? text('admin.addedItems', { count: added.length, names: added.join(', ') }) : ''}</td>
    </tr>
  );
}

function ValueCell({ field, value }: { field: Field; value: unknown }): ReactNode {
  return (
    <td className={field.type.name === 'json' ? classes['json'] : undefined}>
      {isBlank(value) ? <Nothing /> : <FieldValue field={field} value={value} />}
    </td>
  );
}

/** A value in words. Names of entities of which the form stores only ids are read. */
function FieldValue({ field, value }: { field: Field; value: unknown }): ReactNode {
  const { type } = field;
  switch (type.name) {
    case 'grants':
      return <GrantNames grants={grantsIn(value)} />;
    case 'reference':
    case 'references':
      return <Names target={type.target} values={Array.isArray(value) ? value : [value]} />;
    default:
      return describeValue(field, value);
  }
}

function Names({ target, values }: { target: TargetName; values: readonly unknown[] }): ReactNode {
  return listAnd(useNames(target, values).map(({ name }) => name));
}

function GrantNames({ grants }: { grants: readonly RoleDivision[] }): ReactNode {
  return useGrantNames(grants).map((name) => <div key={name}>{name}</div>);
}

function Nothing(): ReactNode {
  return (
    <Text span size="sm" c="dimmed">
      {text('admin.empty')}
    </Text>
  );
}

function PartRow({ change: { part, added, removed, changed } }: { change: PartChange }): ReactNode {
  const former = changed.map(({ before }) => before);
  const next = changed.map(({ after }) => after);
  return (
    <tr>
      <th scope="row">{text(part.title)}</th>
      <td>{[...itemsText('admin.removedItems', removed), ...itemsText('admin.changedItems', former)].join('; ')}</td>
      <td>{[...itemsText('admin.addedItems', added), ...itemsText('admin.changedItems', next)].join('; ')}</td>
    </tr>
  );
}

const itemsText = (id: MessageId, items: readonly PartItem[]): string[] =>
  items.length === 0 ? [] : [text(id, { count: items.length, names: firstNames(items) })];

/** Names no more entries than fit into a cell. */
const FEW = 8;

function firstNames(items: readonly PartItem[]): string {
  const names = items.slice(0, FEW).map(describeItem);
  return [...names, ...(items.length > FEW ? [`+${items.length - FEW}`] : [])].join(', ');
}

/** The calls that a change takes, in their order. */
export function CallList({ calls }: { calls: readonly PlannedCall[] }): ReactNode {
  const title = text('admin.calls', { count: calls.length });
  return (
    <div>
      <Text size="sm" fw={600} component="h3">
        {title}
      </Text>
      <ul className={classes['list']} tabIndex={0} aria-label={title}>
        {calls.map(({ verb, path }, index) => (
          <li key={`${index} ${verb} ${path}`}>
            <Code>
              {verb} {path}
            </Code>
          </li>
        ))}
      </ul>
    </div>
  );
}
