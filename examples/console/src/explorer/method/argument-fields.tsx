import { Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { AreaData, Parameter } from '../data/types.js';
import classes from '../explorer.module.css';
import type { FormValues, Problems } from '../form/values.js';
import { valueOf } from '../form/values.js';
import { BodyField } from './body-field.js';
import { Field } from './field.js';
import type { FieldProps } from './field-props.js';
import { text } from '../../shared/text.js';

interface ArgumentFieldsProps {
  fields: Ref<HTMLDivElement>;
  parameters: readonly Parameter[];
  models: AreaData['models'];
  values: FormValues;
  problems: Problems | undefined;
  /** The fields that the user has left. Only they show problems. */
  visitedFields: readonly string[];
  onValues: (values: FormValues) => void;
  onVisitedFields: (visitedFields: readonly string[]) => void;
}

/** A field for each parameter of a method. */
export function ArgumentFields(props: ArgumentFieldsProps): ReactNode {
  const { fields, parameters, models, values, problems, visitedFields, onValues, onVisitedFields } = props;
  const propsOf = (parameter: Parameter): FieldProps => {
    const { name } = parameter;
    return {
      parameter,
      value: valueOf(values, parameter),
      problem: visitedFields.includes(name) ? problems?.[name] : undefined,
      onChange: (value) => {
        onValues({ ...values, [name]: value });
      },
      onLeave: () => {
        if (!visitedFields.includes(name) && valueOf(values, parameter).length > 0) onVisitedFields([...visitedFields, name]);
      },
    };
  };
  return (
    <>
      {parameters.length === 0 && (
        <Text c="dimmed" size="sm">
          {text('form.takesNone')}
        </Text>
      )}
      <div ref={fields} className={classes['fields']}>
        {parameters.map((parameter) =>
          parameter.place === 'body' ? (
            <BodyField key={parameter.name} {...propsOf(parameter)} models={models} />
          ) : (
            <Field key={parameter.name} {...propsOf(parameter)} />
          ),
        )}
      </div>
    </>
  );
}
