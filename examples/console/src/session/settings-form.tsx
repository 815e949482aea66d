import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { AdministratorFields } from './administrator-fields.js';
import { useConnection } from './connection.js';
import { OrganisationNote } from './notes.js';
import { PlaceFields } from './place-fields.js';
import type { Settings, SettingsProblems } from './settings.js';
import { settingsProblems } from './settings.js';
import { text } from '../shared/text.js';

interface SettingsFormProps {
  /** True while a sign-in is under way. */
  busy: boolean;
  onSubmit: (settings: Settings) => void;
}

/** The contact centre to sign in to, and what an administrator sets up for it. */
export function SettingsForm({ busy, onSubmit }: SettingsFormProps): ReactNode {
  const { settings, sandbox, organisation } = useConnection();
  const [draft, setDraft] = useState(settings);
  const [problems, setProblems] = useState<SettingsProblems>({});
  const change = (part: Partial<Settings>): void => {
    setDraft({ ...draft, ...part });
    setProblems({});
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problems = settingsProblems(draft);
    setProblems(problems);
    const [first] = Object.keys(problems);
    if (first === undefined) onSubmit(draft);
    else focusField(event.currentTarget, first);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {organisation ? (
          <OrganisationNote settings={settings} />
        ) : (
          <>
            <PlaceFields draft={draft} problems={problems} sandbox={sandbox} onChange={change} />
            <AdministratorFields key={draft.place} draft={draft} problems={problems} onChange={change} />
          </>
        )}
        <Checkbox
          label={text('signIn.keep')}
          description={text('signIn.keepHelp')}
          checked={draft.keep}
          onChange={({ currentTarget: { checked } }) => {
            change({ keep: checked });
          }}
        />
        <Button type="submit" loading={busy} fullWidth>
          {text('signIn.title')}
        </Button>
      </Stack>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
  const details = field?.closest('details');
  // A field in folded details cannot have the focus.
  if (details) details.open = true;
  field?.focus();
}
