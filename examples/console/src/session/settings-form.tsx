import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useConnection } from './connection.js';
import { OrganisationNote } from './notes.js';
import { PlaceFields } from './place-fields.js';
import type { Settings, SettingsProblems } from './settings.js';
import { settingsProblems } from './settings.js';

interface SettingsFormProps {
  /** True while a sign-in is under way. */
  busy: boolean;
  onSubmit: (settings: Settings) => void;
}

/** The place to connect to, the grant, and the OAuth client. */
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
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {organisation ? (
          <OrganisationNote settings={settings} />
        ) : (
          <>
            <PlaceFields draft={draft} problems={problems} sandbox={sandbox} onChange={change} />
            <GrantField grant={draft.grant} onChange={change} />
          </>
        )}
        <Checkbox
          label="Keep me signed in on this device"
          description="Otherwise the sign-in ends with this tab and those opened from it"
          checked={draft.keep}
          onChange={({ currentTarget: { checked } }) => {
            change({ keep: checked });
          }}
        />
        <Button type="submit" loading={busy} fullWidth>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

function GrantField({ grant, onChange }: { grant: Settings['grant']; onChange: (part: Partial<Settings>) => void }): ReactNode {
  return (
    <Radio.Group
      label="Grant"
      value={grant}
      onChange={(value) => {
        onChange({ grant: value === 'implicit' ? 'implicit' : 'pkce' });
      }}
    >
      <Stack gap="xs" mt={6}>
        <Radio value="pkce" label="Authorization code with PKCE" description="What the platform recommends" />
        <Radio value="implicit" label="Implicit" description="Older; the platform is retiring it" />
      </Stack>
    </Radio.Group>
  );
}
