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
import { text } from '../shared/text.js';
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
  const path = wallPath(name.trim() === '' ? text('wall.defaultName') : name, draft);
  const change = (part: Partial<WallDefinition>): void => {
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <Page actions={<ViewsOf page="wall" path={path} />} title={text('page.wall')} intro={text('wall.intro')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(withWorkspace(path, workspace));
        }}
      >
        <Stack gap="md" maw="40rem">
          <TextInput
            label={text('wall.name')}
            description={text('wall.nameHelp')}
            placeholder={text('wall.defaultName')}
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
              {text('wall.open')}
            </Button>
            <Text size="sm" c="dimmed">
              {text('wall.address')}
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
  if (isPending) return <Loading height={81} label={text('wall.loadingQueues')} />;
  return (
    <MultiSelect
      label={text('wall.queues')}
      description={text('wall.queuesHelp')}
      placeholder={draft.queues.length === 0 ? text('wall.allQueues') : ''}
      searchable
      clearable
      limit={100}
      nothingFoundMessage={text('wall.noSuchQueue')}
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
      <Input.Wrapper label={text('wall.size')} labelElement="div" id="page-size">
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
        label={text('wall.figures')}
        description={text('wall.figuresHelp', { most, size: draft.size })}
        maxValues={most}
        data={figureIds.map((id) => ({ value: id, label: text(figures[id].label) }))}
        value={[...draft.figures]}
        onChange={(ids) => {
          onChange({ figures: ids });
        }}
      />
      <NumberInput
        label={text('wall.seconds')}
        description={text('wall.secondsHelp')}
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
        label={text('wall.total')}
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
        label={text('wall.sound')}
        description={text('wall.soundHelp')}
        checked={draft.sound}
        onChange={({ currentTarget: { checked } }) => {
          onChange({ sound: checked });
        }}
      />
      <Checkbox
        label={text('wall.notify')}
        description={text('wall.notifyHelp')}
        checked={draft.notify}
        onChange={({ currentTarget: { checked } }) => {
          onChange({ notify: checked });
        }}
      />
    </>
  );
}
