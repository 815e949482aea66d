import { Button } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import type { SaveRequestProps } from './save-request-props.js';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.js')).SaveDialog }));

/** A button that saves the form under a name. */
export function SaveRequest(props: SaveRequestProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="bookmark" size={16} />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {text('keep.save')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog
            {...props}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
