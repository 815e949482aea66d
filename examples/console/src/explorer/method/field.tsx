import { Autocomplete, NativeSelect, TextInput } from '@mantine/core';
import type { OptionsFilter } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Parameter } from '../data/types.js';
import { DocText, TextWithCode } from '../doc-text.js';
import classes from '../explorer.module.css';
import { IdField } from '../find-id/id-field.js';
import { IdsField } from '../find-id/ids-field.js';
import { takesIds, takesSeveralIds } from '../find-id/lists-of-fields.js';
import { localTime, universalTime } from '../form/times.js';
import type { FieldEntities, FieldProps } from './field-props.js';
import { ListField } from './list-field.js';
import { text } from '../../shared/text.js';

/** Returns the values that contain the text; none once a value is complete, since the list would cover the elements below. */
const filterOptions: OptionsFilter = ({ options, search }) => {
  const searchText = search.trim().toLowerCase();
  const labels = options.flatMap((option) => ('label' in option ? option : []));
  if (labels.some(({ label }) => label.toLowerCase() === searchText)) return [];
  return labels.filter(({ label }) => label.toLowerCase().includes(searchText));
};

interface Props extends FieldProps {
  entities: FieldEntities | undefined;
}

/**
 * A field for a value of a path, a query or a header, of the kind that its type needs. The kind stays the same when the entities
 * become known, since the user may be typing.
 */
export function Field({ parameter, value, problem, onChange, onLeave, entities }: Props): ReactNode {
  const { name, type, list, values = [], required = false } = parameter;
  const common = {
    name,
    required,
    withAsterisk: false,
    onBlur: onLeave,
    error: problem,
    label: <FieldLabel parameter={parameter} />,
    description: <FieldHelp parameter={parameter} />,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] satisfies ('label' | 'input' | 'error' | 'description')[],
  };
  const content = typeof value === 'string' ? value : '';
  if (takesSeveralIds(parameter)) return <IdsField {...common} {...entities} value={value} onChange={onChange} />;
  if (list) {
    return <ListField {...common} data={[...values]} value={typeof value === 'string' ? [] : value} onChange={onChange} />;
  }
  if (type === 'boolean') {
    const choices = [{ value: '', label: text('form.notGiven') }, 'true', 'false'];
    return (
      <NativeSelect
        {...common}
        data={choices}
        value={content}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    );
  }
  // Other values can be typed, since the platform may have values that the library does not know.
  if (values.length > 0) {
    return <Autocomplete {...common} data={[...values]} value={content} onChange={onChange} filter={filterOptions} />;
  }
  if (takesIds(parameter)) return <IdField {...common} {...entities} value={content} onChange={onChange} />;
  const typed = (event: React.ChangeEvent<HTMLInputElement>): void => {
    onChange(event.currentTarget.value);
  };
  switch (type) {
    case 'date':
      return <TextInput {...common} type="date" value={content} onChange={typed} />;
    case 'date-time':
      return (
        <TextInput
          {...common}
          type="datetime-local"
          step={1}
          value={localTime(content)}
          onChange={(event) => {
            onChange(universalTime(event.currentTarget.value));
          }}
        />
      );
    case 'integer':
    case 'number':
      return <TextInput {...common} inputMode={type === 'integer' ? 'numeric' : 'decimal'} value={content} onChange={typed} />;
    default:
      return <TextInput {...common} value={content} onChange={typed} autoComplete="off" spellCheck={false} />;
  }
}

/** The name, and in words what the asterisk or a colour means. */
export function FieldLabel({ parameter: { name, required } }: { parameter: Parameter }): ReactNode {
  return (
    <>
      <span className={classes['name']}>{name}</span>
      {required && (
        <span className={classes['required']} aria-hidden="true">
          {text('model.required')}
        </span>
      )}
    </>
  );
}

/** What the value is for, and how it is sent if that is not obvious. */
export function FieldHelp({ parameter }: { parameter: Parameter }): ReactNode {
  const { doc, default: assumed, place, wireName, type } = parameter;
  const facts = [
    ...(type === 'date-time' ? [text('field.localTime')] : []),
    ...(place === 'header' && wireName !== undefined ? [text('field.header', { name: wireName })] : []),
    ...(assumed !== undefined && !mentions(doc, assumed) ? [text('field.default', { value: assumed })] : []),
  ];
  if (facts.length === 0) return doc === undefined || doc === '' ? undefined : <DocText text={doc} />;
  return (
    <>
      {doc !== undefined && doc !== '' && <DocText text={`${doc} `} />}
      <TextWithCode text={facts.join(' ')} />
    </>
  );
}

/** Whether a doc comment already contains a value as a separate word. */
function mentions(doc = '', value: string): boolean {
  return ` ${doc} `.split(/[\s`;,.]+/).includes(value);
}
