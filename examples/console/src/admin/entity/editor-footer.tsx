import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAccess } from '../../session/use-access.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { EntityAction, Kind } from '../kinds/kind.js';
import type { Editor } from './use-editor.js';

interface EditorFooterProps {
  kind: Kind;
  editor: Editor;
  isNew: boolean;
  isReadOnly: boolean;
  onSave: () => void;
  onDelete: () => void;
  onAction: (action: EntityAction) => void;
}

/** The buttons of the form. Saving begins with a dialog that shows what changes. */
export function EditorFooter({ kind, editor, isNew, isReadOnly, onSave, onDelete, onAction }: EditorFooterProps): ReactNode {
  const { missing } = useAccess();
  const { isDirty, isChecked, problems } = editor;
  const canDelete = !isNew && !isReadOnly && kind.remove !== undefined && missing(kind.permissions.remove ?? []).length === 0;
  const actions = isNew || isReadOnly ? [] : (kind.actions ?? []);
  const available = actions.filter(
    ({ requires, isShown }) => missing(requires).length === 0 && isShown?.(editor.base.entity) !== false,
  );
  const review = (): void => {
    editor.showProblems();
    if (problems.size === 0) onSave();
    else focusFirstProblem();
  };
  return (
    <div className={classes['footer']}>
      <Button disabled={!isDirty} onClick={review}>
        {text(isNew ? 'admin.reviewNew' : 'admin.review')}
      </Button>
      <Button variant="default" disabled={!isDirty} onClick={editor.discard}>
        {text('admin.discard')}
      </Button>
      {available.map((action) => (
        <Button
          key={action.id}
          variant="default"
          onClick={() => {
            onAction(action);
          }}
        >
          {text(action.label)}
        </Button>
      ))}
      {canDelete && (
        <Button variant="subtle" color="red" leftSection={<Icon name="remove" size={16} />} onClick={onDelete}>
          {text('admin.delete')}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {isChecked && problems.size > 0 ? text('admin.problems', { count: problems.size }) : ''}
      </Text>
    </div>
  );
}

/** The fields show their problems after the next rendering. */
function focusFirstProblem(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
  });
}
