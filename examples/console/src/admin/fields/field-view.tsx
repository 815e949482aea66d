import { NativeSelect, Skeleton, Switch, TextInput, Textarea } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { Field, FieldType } from '../kinds/kind.js';
import { ReferenceField } from '../references/reference-field.js';
import type { InputProps } from './input-props.js';
import { withListed } from './listed.js';
import { NumberField } from './number-field.js';
import type { Rule } from './rules.js';
import { isBlank } from './rules.js';

// Few forms have such fields.
const PermissionsField = lazy(async () => ({
  default: (await import('../permissions/permissions-field.js')).PermissionsField,
}));
const ReferencesField = lazy(async () => ({
  default: (await import('../references/references-field.js')).ReferencesField,
}));
const ContactsField = lazy(async () => ({ default: (await import('./contacts-field.js')).ContactsField }));
const EmergencyFlowsField = lazy(async () => ({
  default: (await import('./emergency-flows-field.js')).EmergencyFlowsField,
}));
const JsonField = lazy(async () => ({ default: (await import('./json-field.js')).JsonField }));
const GrantsField = lazy(async () => ({ default: (await import('./grants-field.js')).GrantsField }));

interface FieldViewProps {
  field: Field;
  rule: Rule;
  /** As the platform stores it. */
  value: unknown;
  error?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: unknown) => void;
  onBlur?: () => void;
}

/** A field of a form, in the form that its type needs. */
export function FieldView(props: FieldViewProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <FieldOfType {...props} />
    </Suspense>
  );
}

function FieldOfType(props: FieldViewProps): ReactNode {
  const { field, rule, value, error, isDisabled = false, onChange, onBlur } = props;
  const { type, help, describe } = field;
  const { isRequired } = rule;
  const common = {
    label: text(field.label),
    description: [help && text(help), isBlank(value) ? '' : describe?.(value)].filter(Boolean).join(' ') || undefined,
    error,
    disabled: isDisabled,
    value,
    onChange,
    onBlur,
  };
  const mark = isRequired && { withAsterisk: true, 'aria-required': true };
  switch (type.name) {
    case 'boolean':
      return <BooleanField {...common} />;
    case 'choice':
      return (
        <ChoiceField
          {...common}
          {...mark}
          values={offered(rule.values, type.omit)}
          labels={type.labels}
          isRequired={isRequired}
        />
      );
    case 'number':
    case 'duration':
      return <NumberField {...common} {...mark} type={type} />;
    case 'reference':
      return <ReferenceField {...common} isRequired={isRequired} target={type.target} isId={type.isId === true} />;
    case 'references':
      return <ReferencesField {...common} isRequired={isRequired} target={type.target} isId={type.isId === true} />;
    case 'texts':
      return <LinesField {...common} {...mark} />;
    case 'permissions':
      return (
        <Suspense fallback={<Loading rows={4} height={24} />}>
          <PermissionsField {...common} />
        </Suspense>
      );
    case 'localTime':
      return <LocalTimeField {...common} {...mark} />;
    case 'contacts':
      return <ContactsField {...common} />;
    case 'emergencyFlows':
      return <EmergencyFlowsField {...common} />;
    case 'json':
      return <JsonField {...common} {...mark} />;
    case 'grants':
      return <GrantsField {...common} isRequired={isRequired} />;
    default:
      return <TextField {...common} {...mark} isLong={type.isLong === true} />;
  }
}

const offered = (values: readonly string[], omit: readonly string[] = []): readonly string[] =>
  values.filter((value) => !omit.includes(value));

function BooleanField({ value, onChange, ...props }: InputProps): ReactNode {
  return (
    <Switch
      {...props}
      mt={28}
      checked={value === true}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.checked);
      }}
    />
  );
}

function TextField({ isLong, value, onChange, ...props }: InputProps & { isLong: boolean }): ReactNode {
  const shown = typeof value === 'string' ? value : '';
  if (isLong) {
    return (
      <Textarea
        {...props}
        autosize
        minRows={2}
        className={classes['wide'] ?? ''}
        value={shown}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    );
  }
  return (
    <TextInput
      {...props}
      value={shown}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}

/** The browser leaves out seconds that are 0. */
function LocalTimeField({ value, onChange, ...props }: InputProps): ReactNode {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={typeof value === 'string' ? value.slice(0, 16) : ''}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value === '' ? undefined : `${currentTarget.value.slice(0, 16)}:00.000`);
      }}
    />
  );
}

/** One text a line. Empty lines are left out when the field is left. */
function LinesField({ value, onChange, onBlur, ...props }: InputProps): ReactNode {
  const lines = Array.isArray(value) ? (value as string[]) : [];
  return (
    <Textarea
      {...props}
      autosize
      minRows={2}
      value={lines.join('\n')}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'));
      }}
      onBlur={() => {
        onChange(lines.map((line) => line.trim()).filter((line) => line !== ''));
        onBlur?.();
      }}
    />
  );
}

interface ChoiceFieldProps extends InputProps {
  values: readonly string[];
  labels: Extract<FieldType, { name: 'choice' }>['labels'];
  isRequired: boolean;
}

function ChoiceField({ values, labels, isRequired, value, onChange, ...props }: ChoiceFieldProps): ReactNode {
  const chosen = typeof value === 'string' ? value : '';
  // The platform may have values that the contract does not list yet.
  const all = chosen === '' ? values : withListed(values, chosen);
  const labelOf = (each: string): string => {
    const label = labels?.[each];
    return label === undefined ? each : text(label);
  };
  const none = isRequired && chosen !== '' ? [] : [{ value: '', label: text('admin.notSet') }];
  return (
    <NativeSelect
      {...props}
      value={chosen}
      data={[...none, ...all.map((each) => ({ value: each, label: labelOf(each) }))]}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value === '' ? undefined : currentTarget.value);
      }}
    />
  );
}
