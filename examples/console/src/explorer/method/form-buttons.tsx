import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { CopyButton } from '../copy-button.js';
import type { SaveRequestProps } from '../keep/save-request-props.js';
import { SaveRequest } from '../keep/save-request.js';
import { BudgetNote } from './budget-note.js';
import type { PageCall } from './use-call.js';
import { text } from '../../shared/text.js';

interface FormButtonsProps extends SaveRequestProps {
  call: PageCall;
  /** Returns the address that opens the form filled in. */
  link: () => string;
  onClear: () => void;
}

/** Sends or cancels the call, copies a link to the form, saves it, and clears it. */
export function FormButtons({ call, link, onClear, ...form }: FormButtonsProps): ReactNode {
  return (
    <Group gap="sm" mt="md">
      {call.running ? (
        <Button key="cancel" variant="default" leftSection={<Icon name="close" size={16} />} onClick={call.cancel}>
          {text('form.cancelCall')}
        </Button>
      ) : (
        <Button
          key="send"
          type="submit"
          leftSection={<Icon name="chevronRight" size={16} />}
          onMouseDown={(event) => {
            // The field keeps the focus: a message that appears on blur would move the button away from under the pointer.
            event.preventDefault();
          }}
        >
          {text('form.send')}
        </Button>
      )}
      <CopyButton label={text('form.copyLink')} content={link} />
      <SaveRequest {...form} />
      <Button variant="subtle" onClick={onClear}>
        {text('form.clear')}
      </Button>
      <BudgetNote />
    </Group>
  );
}
