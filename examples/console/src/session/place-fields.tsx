import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { regions } from 'contact-centre-client/fetch';
import type { Region } from 'contact-centre-client/fetch';
import type { ReactNode } from 'react';
import { SandboxNote } from './notes.js';
import { regionName } from './region-names.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings, SettingsProblems } from './settings.js';
import { text } from '../shared/text.js';

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
      <Input.Wrapper label={text('signIn.place')} labelElement="div" id="place">
        <SegmentedControl
          fullWidth
          aria-labelledby="place-label"
          value={draft.place}
          onChange={(place) => {
            onChange({ place });
          }}
          data={[
            { value: 'sandbox', label: text('signIn.practice'), disabled: !sandbox },
            { value: 'region', label: text('signIn.ourOrganisation') },
            { value: 'host', label: text('signIn.otherAddress') },
          ]}
        />
      </Input.Wrapper>
      {draft.place === 'sandbox' && sandbox && <SandboxNote sandbox={sandbox} />}
      {draft.place === 'region' && (
        <NativeSelect
          label={text('signIn.region')}
          description={text('signIn.regionHelp')}
          name="region"
          value={draft.region}
          onChange={({ currentTarget: { value } }) => {
            onChange({ region: value as Region });
          }}
          data={(Object.keys(regions) as Region[]).map((value) => ({
            value,
            label: `${regionName(value)} – ${regions[value]}`,
          }))}
        />
      )}
      {draft.place === 'host' && (
        <TextInput
          label={text('signIn.host')}
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
