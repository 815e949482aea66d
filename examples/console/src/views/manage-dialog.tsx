import { ActionIcon, Button, CopyButton, FileButton, Group, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { download } from '../shared/download.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import type { SavedView, ViewPage } from './saved-views.js';
import { changeDefault, mergeViews, nameProblem, readViews, removeView, renameView, viewsFile } from './saved-views.js';
import { useViews } from './use-views.js';
import { Dialog } from '../shared/dialog.js';
import { text } from '../shared/text.js';

interface ManageDialogProps {
  page: ViewPage;
  onClose: () => void;
}

/** Renames, shares and deletes the views of a page; exports and imports those of all pages. */
export function ManageDialog({ page, onClose }: ManageDialogProps): ReactNode {
  const { views, write } = useViews();
  const [note, setNote] = useState('');
  const ofPage = views.filter((view) => view.page === page);
  const change = (next: readonly SavedView[]): void => {
    setNote(write(next) ? '' : text('views.notStored'));
  };
  const importFile = async (file: File | null): Promise<void> => {
    if (!file) return;
    const imported = readViews(await parsed(file));
    const next = mergeViews(views, imported);
    change(next);
    setNote(
      imported.length === 0
        ? text('views.importedNone', { file: file.name })
        : text('views.imported', { added: next.length - views.length, total: imported.length }),
    );
  };
  return (
    <Dialog title={text('views.button')} onClose={onClose}>
      <Stack gap="sm">
        {ofPage.length === 0 && <Text c="dimmed">{text('views.empty')}</Text>}
        {ofPage.map((view) => (
          <ViewRow key={view.name} view={view} views={views} onChange={change} />
        ))}
        <Group justify="space-between" mt="sm">
          <Text size="sm" c="dimmed" role="status">
            {note}
          </Text>
          <Group gap="xs">
            <FileButton accept="application/json" onChange={(file) => void importFile(file)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<Icon name="upload" size={16} />}>
                  {text('views.import')}
                </Button>
              )}
            </FileButton>
            <Button
              variant="default"
              disabled={views.length === 0}
              leftSection={<Icon name="download" size={16} />}
              onClick={() => {
                download('console-views.json', viewsFile(views), 'application/json');
              }}
            >
              {text('views.exportAll')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {text('views.close')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface ViewRowProps {
  view: SavedView;
  views: readonly SavedView[];
  onChange: (views: readonly SavedView[]) => void;
}

function ViewRow({ view, views, onChange }: ViewRowProps): ReactNode {
  const [name, setName] = useState(view.name);
  const problem = nameProblem(views, view.page, name, view.name);
  const rename = (): void => {
    if (problem === undefined && name.trim() !== view.name) onChange(renameView(views, view, name));
  };
  return (
    <Group wrap="nowrap" gap="xs" align="start">
      <TextInput
        aria-label={text('views.nameOf', { name: view.name })}
        flex={1}
        value={name}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
        }}
        onBlur={rename}
        onKeyDown={({ key }) => {
          if (key === 'Enter') rename();
        }}
      />
      {view.page !== 'wall' && (
        <RowButton
          icon="star"
          label={text(view.isDefault ? 'views.removeDefault' : 'views.makeDefault', { name: view.name })}
          isPressed={view.isDefault}
          onClick={() => {
            onChange(changeDefault(views, view, !view.isDefault));
          }}
        />
      )}
      <CopyButton value={location.origin + view.path}>
        {({ copied, copy }) => (
          <RowButton
            icon={copied ? 'check' : 'link'}
            label={copied ? text('views.linkCopied') : text('views.copyLink', { name: view.name })}
            onClick={copy}
          />
        )}
      </CopyButton>
      <RowButton
        icon="remove"
        label={text('views.delete', { name: view.name })}
        onClick={() => {
          onChange(removeView(views, view));
        }}
      />
    </Group>
  );
}

interface RowButtonProps {
  icon: IconName;
  label: string;
  isPressed?: boolean;
  onClick: () => void;
}

function RowButton({ icon, label, isPressed, onClick }: RowButtonProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={isPressed === true ? 'light' : 'default'}
        size={36}
        aria-label={label}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
        onClick={onClick}
      >
        <Icon name={icon} size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

async function parsed(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
