import type { ReactNode } from 'react';
import type { EntityName } from '../shared/entity-name.js';
import { text } from '../shared/text.js';
import { EntityField } from '../workspace/entity-field.js';
import type { EntityKind } from './entity-kinds.js';
import { entityKinds } from './entity-kinds.js';
import { useEntities } from './use-entities.js';

interface EntityChooserProps {
  kind: EntityKind;
  /** Names are needed only for entities that are no longer listed. */
  value: readonly EntityName[];
  onChange: (entities: readonly EntityName[]) => void;
}

/** A field that chooses entities of a kind by name. Its list is read when the field is first shown. */
export function EntityChooser({ kind, value, onChange }: EntityChooserProps): ReactNode {
  const choices = useEntities(kind);
  return (
    <EntityField
      label={text(entityKinds[kind].label)}
      description={text('entities.chooseHelp')}
      placeholder={text('entities.choose')}
      loading={text('entities.loading')}
      nothingFound={text('entities.nothingFound')}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}
