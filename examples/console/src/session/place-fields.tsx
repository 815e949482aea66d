import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { regions } from 'contact-centre-client/fetch';
import type { Region } from 'contact-centre-client/fetch';
import type { ReactNode } from 'react';
import { SandboxNote } from './notes.js';
import { regionNames } from './region-names.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings, SettingsProblems } from './settings.js';

interface PlaceFieldsProps {
  draft: Settings;
  problems: SettingsProblems;
  sandbox: SandboxSettings | undefined;
  onChange: (part: Partial<Settings>) => void;
}

/** The contact centre to sign in to, with its region or address. */
export function PlaceFields({ draft, problems, sandbox, onChange }: PlaceFieldsProps): ReactNode {
  return (
    <>
      <Input.Wrapper label="Contact centre" labelElement="div" id="place">
        <SegmentedControl
          fullWidth
          aria-labelledby="place-label"
          value={draft.place}
          onChange={(place) => {
            onChange({ place });
          }}
          data={[
            { value: 'sandbox', label: 'Practice', disabled: !sandbox },
            { value: 'region', label: 'Our organisation' },
            { value: 'host', label: 'Other address' },
          ]}
        />
      </Input.Wrapper>
      {draft.place === 'sandbox' && sandbox && <SandboxNote sandbox={sandbox} />}
      {draft.place === 'region' && (
        <NativeSelect
          label="Region"
          description="Where the platform runs your organisation. Your administrator knows it."
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
    </>
  );
}
