import {
  Button,
  Checkbox,
  Group,
  Input,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../shared/icons.js';
import { Page } from '../shared/page.js';
import { Failure, Loading } from '../shared/states.js';
import { ViewsOf } from '../views/page-views.js';
import { useWorkspace } from '../workspace/use-workspace.js';
import { withWorkspace } from '../workspace/workspace.js';
import { useQueues } from '../wallboard/figures/use-board.js';
import type { WallDefinition } from './definition.js';
import { mostFigures, pageSizes, readDefinition, rotation, wallPath } from './definition.js';
import { figureIds, figures } from './figures.js';
import type { FieldsProps } from './limit-fields.js';
import { LimitFields } from './limit-fields.js';

/** Sets up a display: which queues and figures it shows, and when it reports a queue. */
export function Component(): ReactNode {
  const [params] = useSearchParams();
  const [name, setName] = useState(params.get('name') ?? '');
  const [draft, setDraft] = useState(() => readDefinition(params));
  const navigate = useNavigate();
  const workspace = useWorkspace();
  const change = (part: Partial<WallDefinition>): void => {
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <Page
      actions={<ViewsOf page="wall" path={wallPath(name, draft)} />}
      title="Wall displays"
      intro="Full-screen figures for a screen on the wall. A display runs for weeks and needs no controls."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(withWorkspace(wallPath(name, draft), workspace));
        }}
      >
        <Stack gap="md" maw="40rem">
          <TextInput
            label="Name"
            description="The title of the display, such as the name of a team"
            placeholder="Wall"
            maxLength={60}
            value={name}
            onChange={({ currentTarget: { value } }) => {
              setName(value);
            }}
          />
          <QueueFields draft={draft} onChange={change} />
          <FigureFields draft={draft} onChange={change} />
          <LimitFields draft={draft} onChange={change} />
          <SignalFields draft={draft} onChange={change} />
          <Group>
            <Button type="submit" leftSection={<Icon name="wall" />}>
              Open the display
            </Button>
            <Text size="sm" c="dimmed">
              Its address contains these settings, but no sign-in. Share it or bookmark it.
            </Text>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}

function QueueFields({ draft, onChange }: FieldsProps): ReactNode {
  const { queues, isPending, error, refetch } = useQueues();
  if (error !== null && queues.length === 0) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading height={81} label="Loading the queues" />;
  return (
    <MultiSelect
      label="Queues"
      description="In the order of your choice. Without any, the display shows all queues that its user may see."
      placeholder={draft.queues.length === 0 ? 'All queues' : ''}
      searchable
      clearable
      limit={100}
      nothingFoundMessage="No queue has this name"
      data={queues.map(({ id, name = id }) => ({ value: id, label: name }))}
      value={[...draft.queues]}
      onChange={(ids) => {
        onChange({ queues: ids });
      }}
    />
  );
}

function FigureFields({ draft, onChange }: FieldsProps): ReactNode {
  const most = mostFigures(draft.size);
  return (
    <>
      <Input.Wrapper label="Tiles on a page" labelElement="div" id="page-size">
        <SegmentedControl
          fullWidth
          aria-labelledby="page-size-label"
          value={String(draft.size)}
          onChange={(value) => {
            const size = Number(value);
            onChange({ size, figures: draft.figures.slice(0, mostFigures(size)) });
          }}
          data={pageSizes.map(String)}
        />
      </Input.Wrapper>
      <MultiSelect
        label="Figures"
        description={`Up to ${most} with ${draft.size} tiles, so that each can be read from five metres`}
        maxValues={most}
        data={figureIds.map((id) => ({ value: id, label: figures[id].label }))}
        value={[...draft.figures]}
        onChange={(ids) => {
          onChange({ figures: ids });
        }}
      />
      <NumberInput
        label="Seconds for each page"
        description="If there are more tiles than fit on a page"
        min={rotation.min}
        max={rotation.max}
        clampBehavior="blur"
        allowDecimal={false}
        value={draft.every}
        onChange={(value) => {
          const every = Number(value);
          if (every >= rotation.min && every <= rotation.max) onChange({ every });
        }}
      />
      <Checkbox
        label="Begin with a tile for all queues together"
        checked={draft.total}
        onChange={({ currentTarget: { checked } }) => {
          onChange({ total: checked });
        }}
      />
    </>
  );
}

function SignalFields({ draft, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <Checkbox
        label="Play a sound when a queue needs attention now"
        description="Browsers require one click on the display first"
        checked={draft.sound}
        onChange={({ currentTarget: { checked } }) => {
          onChange({ sound: checked });
        }}
      />
      <Checkbox
        label="Show a desktop notification"
        description="The browser asks for permission on the display"
        checked={draft.notify}
        onChange={({ currentTarget: { checked } }) => {
          onChange({ notify: checked });
        }}
      />
    </>
  );
}
