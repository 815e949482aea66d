import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listAnd } from '../../shared/formats.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { Dialog } from '../../shared/dialog.js';
import { describeValue } from '../fields/display.js';
import { DifferenceView } from './difference-view.js';
import { fieldName } from './field-name.js';
import type { Conflict } from './save.js';
import { isStale } from './save.js';
import { SecretNote } from './secret-note.js';
import type { Outcome } from './steps.js';
import type { SaveOptions } from './use-save.js';
import { useSave } from './use-save.js';

/** Shows what saving changes and with which calls, and saves. */
export function SaveDialog(props: SaveOptions): ReactNode {
  const { kind, id } = props;
  const { plan, outcome, isRunning, secret, run, close } = useSave(props);
  const change = plan.data?.change;
  const failed = outcome?.error !== undefined;
  return (
    <Dialog onClose={close} title={text(id === undefined ? 'admin.createTitle' : 'admin.saveTitle', { noun: text(kind.one) })}>
      {plan.isPending && <Loading rows={3} height={24} />}
      {plan.error && <Failure error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.data?.conflict && <ConflictNote conflict={plan.data.conflict} />}
      {plan.data && !secret && <DifferenceView difference={plan.data.change.difference} calls={plan.data.calls} />}
      {secret && outcome && <SecretNote id={outcome.id} secret={secret} />}
      {failed && <SaveFailure outcome={outcome} />}
      <Group justify="end" gap="xs">
        <Button variant="default" onClick={close}>
          {text(secret ? 'admin.close' : 'admin.cancel')}
        </Button>
        {!secret && (
          <Button data-autofocus disabled={!change || change.steps.length === 0} loading={isRunning} onClick={() => void run()}>
            {text(failed ? 'admin.again' : 'admin.save')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

/** What others have saved since the form was opened. The user's own changes are made on top of it. */
function ConflictNote({ conflict: { changes } }: { conflict: Conflict }): ReactNode {
  return (
    <Alert color="orange" title={text('admin.conflict')}>
      <Text size="sm">{text('admin.conflictText', { fields: listAnd(changes.map(({ field }) => fieldName(field))) })}</Text>
      <ul>
        {changes.map(({ field, after }) => (
          <li key={field.path}>
            {text('admin.conflictField', { field: fieldName(field), value: describeValue(field, after) ?? text('admin.empty') })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function SaveFailure({ outcome: { done, error } }: { outcome: Outcome }): ReactNode {
  return (
    <>
      <Failure error={error} />
      {isStale(error) && <Text size="sm">{text('admin.stale')}</Text>}
      {done > 0 && <Text size="sm">{text('admin.partlySaved', { count: done })}</Text>}
    </>
  );
}
