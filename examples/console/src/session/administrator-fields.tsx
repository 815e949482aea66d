import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RedirectNote } from './notes.js';
import type { Settings, SettingsProblems } from './settings.js';
import classes from './sign-in-page.module.css';
import { text } from '../shared/text.js';

interface AdministratorFieldsProps {
  draft: Settings;
  problems: SettingsProblems;
  onChange: (part: Partial<Settings>) => void;
}

/** What an administrator sets up once: the OAuth client and its grant. Folded, unless something is missing. */
export function AdministratorFields({ draft, problems, onChange }: AdministratorFieldsProps): ReactNode {
  const hasClient = draft.place !== 'sandbox';
  const [isOpen, setOpen] = useState(hasClient && draft.clientId === '');
  return (
    <details
      className={classes['details']}
      open={isOpen || problems.clientId !== undefined}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
      }}
    >
      <summary>{text('signIn.setUp')}</summary>
      <Stack gap="md" mt="sm">
        {hasClient && (
          <TextInput
            label={text('signIn.clientId')}
            name="clientId"
            description={<RedirectNote />}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            spellCheck={false}
            value={draft.clientId}
            error={problems.clientId}
            onChange={({ currentTarget: { value } }) => {
              onChange({ clientId: value });
            }}
          />
        )}
        <Radio.Group
          label={text('signIn.grant')}
          value={draft.grant}
          onChange={(grant) => {
            onChange({ grant: grant === 'implicit' ? 'implicit' : 'pkce' });
          }}
        >
          <Stack gap="xs" mt={6}>
            <Radio value="pkce" label={text('signIn.pkce')} description={text('signIn.pkceHelp')} />
            <Radio value="implicit" label={text('signIn.implicit')} description={text('signIn.implicitHelp')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </details>
  );
}
