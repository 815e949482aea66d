import { Text } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode, Ref } from 'react';
import { Loading } from '../../shared/states.js';
import { loadModels } from '../data/load.js';
import type { AreaData, Operation, Parameter } from '../data/types.js';
import { useExample } from '../example/use-example.js';
import classes from '../explorer.module.css';
import { pathValuesOf } from '../find-id/entity-lists.js';
import { useEntityLists } from '../find-id/use-entity-list.js';
import type { FormValues, Problems } from '../form/values.js';
import { valueOf } from '../form/values.js';
import { Field } from './field.js';
import type { FieldEntities, FieldProps } from './field-props.js';
import { text } from '../../shared/text.js';

// Most methods have no body.
const BodyField = lazy(async () => {
  // At the same time. The field says if it cannot be loaded.
  import('../editor/body-editor.js').catch(() => undefined);
  return { default: (await import('./body-field.js')).BodyField };
});

interface ArgumentFieldsProps {
  fields: Ref<HTMLDivElement>;
  area: AreaData;
  operation: Operation;
  values: FormValues;
  problems: Problems | undefined;
  /** What the platform has refused. */
  refusal: Problems;
  /** The fields that the user has left. Only they show problems. */
  visitedFields: readonly string[];
  onValues: (values: FormValues) => void;
  onVisitedFields: (visitedFields: readonly string[]) => void;
}

/** A field for each parameter of a method. */
export function ArgumentFields(props: ArgumentFieldsProps): ReactNode {
  const { fields, area, operation, values, problems, refusal, visitedFields, onValues, onVisitedFields } = props;
  const { parameters } = operation;
  const lists = useEntityLists(area, operation);
  const example = useExample(area, operation, values);
  const propsOf = (parameter: Parameter): FieldProps => {
    const { name } = parameter;
    return {
      parameter,
      value: valueOf(values, parameter),
      problem: (visitedFields.includes(name) ? problems?.[name] : undefined) ?? refusal[name],
      onChange: (value) => {
        onValues({ ...values, [name]: value });
      },
      onLeave: () => {
        if (!visitedFields.includes(name) && valueOf(values, parameter).length > 0) onVisitedFields([...visitedFields, name]);
      },
    };
  };
  const entitiesOf = ({ name }: Parameter): FieldEntities | undefined => {
    const list = lists[name];
    return list && { list, pathValues: pathValuesOf(list, values) };
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
            <Suspense key={parameter.name} fallback={<Loading rows={1} height={320} />}>
              <BodyField {...propsOf(parameter)} models={loadModels(area.slug)} example={example} />
            </Suspense>
          ) : (
            <Field key={parameter.name} {...propsOf(parameter)} entities={entitiesOf(parameter)} />
          ),
        )}
      </div>
    </>
  );
}
