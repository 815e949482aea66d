import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { regions } from 'contact-centre-client/fetch';
import type { Region } from 'contact-centre-client/fetch';
import type { ReactNode } from 'react';
import { RedirectNote, SandboxNote } from './notes.js';
import { regionNames } from './region-names.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings, SettingsProblems } from './settings.js';

interface PlaceFieldsProps {
  draft: Settings;
  problems: SettingsProblems;
  sandbox: SandboxSettings | undefined;
  onChange: (part: Partial<Settings>) => void;
}

/** The place to connect to, with the host or region and the OAuth client that it needs. */
export function PlaceFields({ draft, problems, sandbox, onChange }: PlaceFieldsProps): ReactNode {
  return (
    <>
      <Input.Wrapper label="Connect to" labelElement="div" id="place">
        <SegmentedControl
          fullWidth
          aria-labelledby="place-label"
          value={draft.place}
          onChange={(place) => {
            onChange({ place });
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
            onChange({ region: value as Region });
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
            onChange({ host: value });
          }}
        />
      )}
      {draft.place !== 'sandbox' && <ClientIdField draft={draft} problems={problems} onChange={onChange} />}
    </>
  );
}

function ClientIdField({ draft, problems, onChange }: Omit<PlaceFieldsProps, 'sandbox'>): ReactNode {
  return (
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
        onChange({ clientId: value });
      }}
    />
  );
}
