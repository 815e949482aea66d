import { Button, Group, Text } from '@mantine/core';
import { Suspense, lazy, useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useBlocker } from 'react-router';
import { text } from '../../shared/text.js';

/** Few users need it, and it contains the code of all dialogs. */
const Dialog = lazy(async () => ({ default: (await import('../../shared/dialog.js')).Dialog }));

interface LeaveDialogProps {
  isDirty: boolean;
  /** Set before the page itself leaves, for example after saving. */
  hasLeft: RefObject<boolean>;
}

/** Asks before the user leaves a form with unsaved changes, also before the browser closes the page. */
export function LeaveDialog({ isDirty, hasLeft }: LeaveDialogProps): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !hasLeft.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!hasLeft.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty, hasLeft]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <Dialog title={text('admin.leaveTitle')} onClose={blocker.reset} size="md">
        <Text size="sm">{text('admin.leaveText')}</Text>
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={blocker.proceed}>
            {text('admin.leave')}
          </Button>
          <Button data-autofocus onClick={blocker.reset}>
            {text('admin.stay')}
          </Button>
        </Group>
      </Dialog>
    </Suspense>
  );
}
