import { Badge, Button, NumberInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useAccess } from '../../session/use-access.js';
import type { DataColumn } from '../../shared/data-table/columns.js';
import { DataTable } from '../../shared/data-table/data-table.js';
import { useSelection } from '../../shared/data-table/use-selection.js';
import type { TableView } from '../../shared/data-table/view.js';
import type { EntityName } from '../../shared/entity-name.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { Empty } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { itemKey } from '../changes/difference.js';
import type { Part, PartItem } from '../kinds/kind.js';
import { EntitiesSelect } from '../references/entities-select.js';
import { ReferenceField } from '../references/reference-field.js';
import { targetOf } from '../references/targets.js';
import type { Editor } from './use-editor.js';

/** The entries of a part. They are saved with the form. */
export function PartEditor({ part, editor }: { part: Part; editor: Editor }): ReactNode {
  const { missing } = useAccess();
  const denied = missing(part.edit);
  const items = editor.after.parts[part.id] ?? [];
  const write = (next: readonly PartItem[]): void => {
    editor.form.setFieldValue(`parts.${part.id}`, next);
  };
  return (
    <>
      {denied.length > 0 ? <MissingPermissionNote missing={denied} /> : <AddItems part={part} items={items} onChange={write} />}
      <ItemTable
        part={part}
        items={items}
        saved={editor.base.parts[part.id] ?? []}
        canEdit={denied.length === 0}
        onChange={write}
      />
    </>
  );
}

interface ItemsProps {
  part: Part;
  items: readonly PartItem[];
  onChange: (items: readonly PartItem[]) => void;
}

/** Finds entities and adds them. */
function AddItems({ part, items, onChange }: ItemsProps): ReactNode {
  const [chosen, setChosen] = useState<readonly EntityName[]>([]);
  const [within, setWithin] = useState<EntityName>();
  const present = new Set(items.map(({ id }) => id));
  const add = (): void => {
    const added = chosen.map((entity): PartItem => ({
      ...entity,
      ...(part.level && { level: part.level.initial }),
      ...(within && { within }),
    }));
    const keys = new Set(items.map(itemKey));
    onChange([...items, ...added.filter((item) => !keys.has(itemKey(item)))]);
    setChosen([]);
  };
  return (
    <div className={classes['picker']}>
      <EntitiesSelect
        label={text(targetOf(part.target).find)}
        target={part.target}
        chosen={chosen}
        onChoose={setChosen}
        // An entry with a second entity can be added again with another one.
        isOffered={({ id }) => part.within !== undefined || !present.has(id)}
      />
      {part.within && (
        <ReferenceField
          label={text(part.within.label)}
          target={part.within.target}
          isId={false}
          value={within}
          onChange={(value) => {
            setWithin(value as EntityName | undefined);
          }}
        />
      )}
      <Button variant="default" disabled={chosen.length === 0 || (part.within !== undefined && !within)} onClick={add}>
        {text('admin.add')}
      </Button>
    </div>
  );
}

interface ItemTableProps extends ItemsProps {
  /** Those that the platform has. */
  saved: readonly PartItem[];
  canEdit: boolean;
}

const initialView: TableView = {
  sort: { column: 'name', isDescending: false },
  columns: ['name', 'within', 'level', 'state'],
  density: 'compact',
};

function ItemTable({ part, items, saved, canEdit, onChange }: ItemTableProps): ReactNode {
  const [view, setView] = useState(initialView);
  const { selected, selection } = useSelection(items, itemKey);
  const savedKeys = useMemo(() => new Set(saved.map(itemKey)), [saved]);
  const columns = useColumns({ part, items, savedKeys, canEdit, onChange });
  const remove = (): void => {
    const keys = new Set(selected.map(itemKey));
    onChange(items.filter((item) => !keys.has(itemKey(item))));
  };
  return (
    <DataTable
      name={text(part.title)}
      size="section"
      columns={columns}
      items={items}
      itemId={itemKey}
      itemName={({ name }) => name}
      view={view}
      onView={(change) => {
        setView((before) => ({ ...before, ...change }));
      }}
      selection={canEdit ? selection : undefined}
      selectionActions={
        <Button size="compact-sm" variant="default" onClick={remove}>
          {text('admin.removeSelected')}
        </Button>
      }
      empty={<Empty title={text('admin.noItems')}>{text('admin.noItemsHelp')}</Empty>}
    />
  );
}

interface ColumnContext extends ItemsProps {
  savedKeys: ReadonlySet<string>;
  canEdit: boolean;
}

function useColumns({ part, items, savedKeys, canEdit, onChange }: ColumnContext): readonly DataColumn<PartItem>[] {
  const { level, within } = part;
  return useMemo(() => {
    const setLevel = (item: PartItem, value: number): void => {
      onChange(items.map((each) => (itemKey(each) === itemKey(item) ? { ...each, level: value } : each)));
    };
    const columns: DataColumn<PartItem>[] = [
      {
        id: 'name',
        name: text('kind.name'),
        width: 140,
        compare: (one, other) => one.name.localeCompare(other.name),
        cell: ({ name }) => <span className="one-line">{name}</span>,
      },
    ];
    if (within) columns.push({ id: 'within', name: text(within.label), width: 120, cell: (item) => item.within?.name });
    if (level) {
      columns.push({
        id: 'level',
        name: text(level.label),
        width: 110,
        grow: 0,
        cell: (item, { tabIndex }) => (
          <NumberInput
            aria-label={`${text(level.label)}: ${item.name}`}
            size="xs"
            tabIndex={tabIndex}
            min={level.min}
            max={level.max}
            clampBehavior="strict"
            hideControls
            disabled={!canEdit}
            value={item.level ?? ''}
            onChange={(value) => {
              if (typeof value === 'number') setLevel(item, value);
            }}
          />
        ),
      });
    }
    columns.push({
      id: 'state',
      name: text('admin.state'),
      width: 110,
      grow: 0,
      cell: (item) => <ItemState isSaved={savedKeys.has(itemKey(item))} />,
    });
    return columns;
  }, [level, within, items, savedKeys, canEdit, onChange]);
}

function ItemState({ isSaved }: { isSaved: boolean }): ReactNode {
  if (isSaved) return null;
  return (
    <Badge variant="light" color="harbour" tt="none">
      {text('admin.unsaved')}
    </Badge>
  );
}
