import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shared/announce.js';
import type { EntityName } from '../shared/entity-name.js';
import { text } from '../shared/text.js';
import { Dialog } from '../shared/dialog.js';
import { browserTimeZone, describeTimeZone } from '../shared/time-zone.js';
import { EntityField } from './entity-field.js';
import type { Choices } from './use-choices.js';
import { useDivisions, useTeams } from './use-choices.js';
import { useChangeWorkspace, useWorkspace } from './use-workspace.js';
import type { Workspace } from './workspace.js';
import { wholeOrganisation } from './workspace.js';

/** Chooses what all pages show: divisions, teams, and the time zone. */
export function WorkspaceDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog title={text('workspace.title')} size="md" onClose={onClose}>
      <WorkspaceForm onClose={onClose} />
    </Dialog>
  );
}

function WorkspaceForm({ onClose }: { onClose: () => void }): ReactNode {
  const current = useWorkspace();
  const store = useChangeWorkspace();
  const divisions = useDivisions();
  const teams = useTeams();
  const [draft, setDraft] = useState<Workspace>(current);
  const [isRefused, setRefused] = useState(false);
  const change = (part: Partial<Workspace>): void => {
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const isStored = store({
          divisions: withNames(draft.divisions, divisions),
          teams: withNames(draft.teams, teams),
          timeZone: draft.timeZone,
        });
        setRefused(!isStored);
        if (!isStored) return;
        announce(text('workspace.saved'));
        onClose();
      }}
    >
      <Stack gap="md">
        <LimitFields draft={draft} divisions={divisions} teams={teams} onChange={change} />
        <ZoneField
          timeZone={draft.timeZone}
          onChange={(timeZone) => {
            change({ timeZone });
          }}
        />
        <Text size="sm" c={isRefused ? 'var(--console-problem)' : 'dimmed'} role="status">
          {text(isRefused ? 'workspace.notStored' : 'workspace.stored')}
        </Text>
        <Group justify="space-between">
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setDraft(wholeOrganisation);
            }}
          >
            {text('workspace.reset')}
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {text('workspace.cancel')}
            </Button>
            <Button type="submit">{text('workspace.save')}</Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** Names the entities whose ids came from a link. */
const withNames = (chosen: readonly EntityName[], { entities }: Choices): EntityName[] =>
  chosen.map((each) => entities.find(({ id }) => id === each.id) ?? each);

interface FieldsProps {
  draft: Workspace;
  divisions: Choices;
  teams: Choices;
  onChange: (part: Partial<Workspace>) => void;
}

function LimitFields({ draft, divisions, teams, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <EntityField
        label={text('workspace.divisions')}
        description={text('workspace.divisionsHelp')}
        placeholder={text('workspace.allDivisions')}
        loading={text('workspace.loadingDivisions')}
        nothingFound={text('workspace.noDivision')}
        choices={divisions}
        value={draft.divisions}
        onChange={(chosen) => {
          onChange({ divisions: chosen });
        }}
      />
      <EntityField
        label={text('workspace.teams')}
        description={text('workspace.teamsHelp')}
        placeholder={text('workspace.allTeams')}
        loading={text('workspace.loadingTeams')}
        nothingFound={text(teams.entities.length === 0 ? 'workspace.noTeams' : 'workspace.noTeam')}
        choices={teams}
        value={draft.teams}
        onChange={(chosen) => {
          onChange({ teams: chosen });
        }}
      />
    </>
  );
}

interface ZoneFieldProps {
  timeZone: string | undefined;
  onChange: (timeZone: string | undefined) => void;
}

function ZoneField({ timeZone, onChange }: ZoneFieldProps): ReactNode {
  const [zones] = useState(zoneOptions);
  return (
    <Select
      label={text('workspace.timeZone')}
      description={text('workspace.timeZoneHelp')}
      data={zones}
      limit={60}
      searchable
      allowDeselect={false}
      openOnFocus={false}
      nothingFoundMessage={text('workspace.noZone')}
      value={timeZone ?? ''}
      comboboxProps={{ withinPortal: false, position: 'top' }}
      maxDropdownHeight={220}
      onChange={(zone) => {
        onChange(zone === null || zone === '' ? undefined : zone);
      }}
    />
  );
}

function zoneOptions(): { value: string; label: string }[] {
  const now = Date.now();
  const browserChoice = text('workspace.browserZone', { zone: describeTimeZone(now, browserTimeZone()) });
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return [
    { value: '', label: browserChoice },
    ...[...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
  ];
}
