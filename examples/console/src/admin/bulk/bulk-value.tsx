import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EntityName } from '../../shared/entity-name.js';
import { text } from '../../shared/text.js';
import { FieldView } from '../fields/field-view.js';
import type { Rules } from '../fields/rules.js';
import { ruleFor } from '../fields/rules.js';
import type { Part, PartItem } from '../kinds/kind.js';
import { EntitiesSelect } from '../references/entities-select.js';
import { ReferenceField } from '../references/reference-field.js';
import { targetOf } from '../references/targets.js';
import type { Choice } from './use-bulk-choices.js';

/** What the user has entered for all selected entities. */
export interface BulkValue {
  /** Of a field. */
  readonly content?: unknown;
  /** Entries of a part. */
  readonly chosen?: readonly EntityName[];
  readonly level?: number | undefined;
  readonly within?: EntityName | undefined;
}

/** Whether entries of a part are chosen, with all that they need. */
export const hasEntries = (part: Part, { chosen = [], within }: BulkValue): boolean =>
  chosen.length > 0 && (part.within === undefined || within !== undefined);

/** Returns the entries that the user has chosen. */
export const itemsIn = (part: Part, { chosen = [], level, within }: BulkValue): PartItem[] =>
  chosen.map((entity) => ({
    ...entity,
    ...(part.level && { level: level ?? part.level.initial }),
    ...(within && { within }),
  }));

interface BulkValueFieldProps {
  choice: Choice;
  rules: Rules;
  value: BulkValue;
  onChange: (value: BulkValue) => void;
}

export function BulkValueField({ choice, rules, value, onChange }: BulkValueFieldProps): ReactNode {
  switch (choice.action) {
    case 'set':
      return (
        <FieldView
          field={choice.field}
          rule={ruleFor(choice.field, rules, {})}
          value={value.content}
          onChange={(content) => {
            onChange({ content });
          }}
        />
      );
    case 'empty':
      return null;
    default:
      return <EntriesField part={choice.part} hasLevel={choice.action === 'add'} value={value} onChange={onChange} />;
  }
}

interface EntriesFieldProps extends Pick<BulkValueFieldProps, 'value' | 'onChange'> {
  part: Part;
  hasLevel: boolean;
}

function EntriesField({ part, hasLevel, value, onChange }: EntriesFieldProps): ReactNode {
  const { level, within } = part;
  return (
    <>
      <EntitiesSelect
        label={text(part.title)}
        placeholder={text(targetOf(part.target).find)}
        target={part.target}
        chosen={value.chosen ?? []}
        onChoose={(chosen) => {
          onChange({ ...value, chosen });
        }}
      />
      {within && (
        <ReferenceField
          label={text(within.label)}
          target={within.target}
          isId={false}
          value={value.within}
          onChange={(entity) => {
            onChange({ ...value, within: entity as EntityName | undefined });
          }}
        />
      )}
      {level && hasLevel && (
        <NumberInput
          label={text(level.label)}
          description={text('bulk.levelHelp')}
          min={level.min}
          max={level.max}
          clampBehavior="strict"
          value={value.level ?? level.initial}
          onChange={(next) => {
            onChange({ ...value, level: typeof next === 'number' ? next : undefined });
          }}
        />
      )}
    </>
  );
}
