import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ModelField, Models } from '../data/types.js';
import { DocText } from '../doc-text.js';
import classes from '../explorer.module.css';
import { modelOf } from '../form/skeleton.js';
import { text } from '../../shared/text.js';

/** The fields that a body may have. */
export function ModelFields({ type, models }: { type: string; models: Models }): ReactNode {
  return (
    <section className={classes['model']} aria-label={text('model.fieldsOf', { name: type })} tabIndex={0}>
      <h3 className={classes['modelName']}>
        <code className={classes['literal']}>{type}</code>
      </h3>
      <FieldList type={type} models={models} />
    </section>
  );
}

function FieldList({ type, models }: { type: string; models: Models }): ReactNode {
  const { model } = modelOf(type, models) ?? {};
  if (!model) return <p className={classes['note']}>{withoutModel(type)}</p>;
  // Required ones first.
  const fields = [...(model.fields ?? [])].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return (
    <>
      {model.doc !== undefined && (
        <p className={classes['note']}>
          <DocText text={model.doc} />
        </p>
      )}
      {model.values && <Values values={model.values} />}
      <ul className={classes['modelFields']}>
        {fields.map((field) => (
          <li key={field.name}>
            <FieldEntry field={field} models={models} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FieldEntry({ field, models }: { field: ModelField; models: Models }): ReactNode {
  const { name, type, required, format, doc, values } = field;
  return (
    <>
      <span className={classes['name']}>{name}</span>{' '}
      <span className={classes['type']}>{values ? type.replace('enum', text('model.oneOf')) : type}</span>
      {format !== undefined && <span className={classes['type']}> ({format})</span>}
      {required && <span className={classes['required']}>{text('model.required')}</span>}
      {values && <Values values={values} />}
      {doc !== undefined && (
        <span className={classes['modelDoc']}>
          <DocText text={doc} />
        </span>
      )}
      {modelOf(type, models) && <Nested type={type} models={models} />}
    </>
  );
}

/** Rendered when opened, since models may refer to themselves. */
function Nested({ type, models }: { type: string; models: Models }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={classes['nested']}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{text('model.fieldsOf', { name: modelOf(type, models)?.name ?? type })}</summary>
      {open && <FieldList type={type} models={models} />}
    </details>
  );
}

function Values({ values }: { values: readonly string[] }): ReactNode {
  return (
    <span className={classes['values']}>
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ' · '}
          <span className={classes['value']}>{value}</span>
        </span>
      ))}
    </span>
  );
}

function withoutModel(type: string): string {
  return type === 'JsonObject' ? text('model.anyObject') : text('model.anyValue');
}
