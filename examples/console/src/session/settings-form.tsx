import { Button, Checkbox, Input, NativeSelect, Radio, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { regions } from 'contact-centre-client/fetch';
import type { Region } from 'contact-centre-client/fetch';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useConnection } from './connection.js';
import { RedirectNote, SandboxNote } from './notes.js';
import { regionNames } from './region-names.js';
import type { Settings, SettingsProblems } from './settings.js';
import { settingsProblems } from './settings.js';

interface SettingsFormProps {
  /** True while a sign-in is under way. */
  busy: boolean;
  onSubmit: (settings: Settings) => void;
}

/** The place to connect to, the grant, and the OAuth client. */
export function SettingsForm({ busy, onSubmit }: SettingsFormProps): ReactNode {
  const { settings, sandbox } = useConnection();
  const [draft, setDraft] = useState(settings);
  const [problems, setProblems] = useState<SettingsProblems>({});
  const change = (part: Partial<Settings>): void => {
    setDraft({ ...draft, ...part });
    setProblems({});
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = settingsProblems(draft);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSubmit(draft);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Input.Wrapper label="Connect to" labelElement="div" id="place">
          <SegmentedControl
            fullWidth
            aria-labelledby="place-label"
            value={draft.place}
            onChange={(place) => {
              change({ place });
            }}
            data={[
              { value: 'sandbox', label: 'Sandbox', disabled: !sandbox },
              { value: 'region', label: 'Region' },
              { value: 'host', label: 'Other host' },
            ]}
          />
        </Input.Wrapper>
        {draft.place === 'sandbox' && sandbox && <SandboxNote sandbox={sandbox} />}
        {draft.place === 'region' && (
          <NativeSelect
            label="Region"
            name="region"
            value={draft.region}
            onChange={({ currentTarget: { value } }) => {
              change({ region: value as Region });
            }}
            data={(Object.keys(regions) as Region[]).map((value) => ({
              value,
              label: `${regionNames[value]} – ${regions[value]}`,
            }))}
          />
        )}
        {draft.place === 'host' && (
          <TextInput
            label="Host or address"
            name="host"
            placeholder="mypurecloud.ie"
            autoComplete="off"
            spellCheck={false}
            value={draft.host}
            error={problems.host}
            onChange={({ currentTarget: { value } }) => {
              change({ host: value });
            }}
          />
        )}
        {draft.place !== 'sandbox' && (
          <TextInput
            label="Client ID"
            name="clientId"
            description={<RedirectNote />}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            spellCheck={false}
            value={draft.clientId}
            error={problems.clientId}
            onChange={({ currentTarget: { value } }) => {
              change({ clientId: value });
            }}
          />
        )}
        <Radio.Group
          label="Grant"
          value={draft.grant}
          onChange={(grant) => {
            change({ grant: grant === 'implicit' ? 'implicit' : 'pkce' });
          }}
        >
          <Stack gap="xs" mt={6}>
            <Radio value="pkce" label="Authorization code with PKCE" description="What the platform recommends" />
            <Radio value="implicit" label="Implicit" description="Older; the platform is retiring it" />
          </Stack>
        </Radio.Group>
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
