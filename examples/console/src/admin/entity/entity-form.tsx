import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { useAccess } from '../../session/use-access.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { FieldView } from '../fields/field-view.js';
import { isShown, ruleFor } from '../fields/rules.js';
import type { Field, Kind } from '../kinds/kind.js';
import type { Editor } from './use-editor.js';

interface EntityFormProps {
  kind: Kind;
  editor: Editor;
  isNew: boolean;
  isDisabled: boolean;
}

/** The fields of an entity, in groups. */
export function EntityForm({ kind, editor, isNew, isDisabled }: EntityFormProps): ReactNode {
  const { entity } = editor.after;
  const { missing } = useAccess();
  const isDenied = ({ separate }: Field): boolean => separate !== undefined && missing(separate.requires).length > 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {groupsOf(kind.fields.filter((field) => isShown(field, entity))).map(({ section, fields }) => (
        <fieldset key={section ?? ''} className={classes['group']}>
          {section && <legend className={classes['legend']}>{text(section)}</legend>}
          <div className={classes['fields']}>
            {fields.map((field) => (
              <FormField
                key={field.path}
                field={field}
                editor={editor}
                isDisabled={isDisabled || (!isNew && (field.isFixed === true || isDenied(field)))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}

function FormField({ field, editor, isDisabled }: { field: Field; editor: Editor; isDisabled: boolean }): ReactNode {
  const { form, rules, after, problems, refused, isChecked, forgive } = editor;
  const { path } = field;
  const problem = problems.get(path);
  return (
    <form.Field name={`entity.${path}`}>
      {({ state, handleChange, handleBlur }) => {
        const isShown = problem !== undefined && (isChecked || state.meta.isBlurred);
        return (
          <FieldView
            field={field}
            rule={ruleFor(field, rules, after.entity)}
            value={state.value}
            isDisabled={isDisabled}
            error={refused.get(path) ?? (isShown ? text(problem.id, problem.values) : undefined)}
            onBlur={handleBlur}
            onChange={(value) => {
              forgive(path);
              handleChange(() => value);
            }}
          />
        );
      }}
    </form.Field>
  );
}

interface Group {
  section: MessageId | undefined;
  fields: readonly Field[];
}

function groupsOf(fields: readonly Field[]): Group[] {
  const sections = [...new Set(fields.map(({ section }) => section))];
  return sections.map((section) => ({ section, fields: fields.filter((field) => field.section === section) }));
}
