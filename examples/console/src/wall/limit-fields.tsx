import { Fieldset, Group, NumberInput, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Limit, WallDefinition } from './definition.js';
import { isOrdered } from './definition.js';
import type { FigureId } from './figures.js';
import { figures } from './figures.js';

export interface FieldsProps {
  draft: WallDefinition;
  onChange: (part: Partial<WallDefinition>) => void;
}

/** From which values on a tile is coloured. Without limits, the service level of each queue decides. */
export function LimitFields({ draft, onChange }: FieldsProps): ReactNode {
  const limited = draft.figures.filter((id) => figures[id].isHighBad !== undefined);
  if (limited.length === 0) return null;
  return (
    <Fieldset legend="Limits">
      <Text size="sm" c="dimmed" mb="xs">
        Without limits, a queue is marked by its own service level: when a customer has waited too long, or the day is below its
        target.
      </Text>
      {limited.map((id) => (
        <LimitField
          key={id}
          id={id}
          limit={draft.limits[id]}
          onChange={(limit) => {
            const { [id]: _before, ...others } = draft.limits;
            onChange({ limits: limit ? { ...others, [id]: limit } : others });
          }}
        />
      ))}
    </Fieldset>
  );
}

interface LimitFieldProps {
  id: FigureId;
  limit: Limit | undefined;
  onChange: (limit: Limit | undefined) => void;
}

function LimitField({ id, limit, onChange }: LimitFieldProps): ReactNode {
  const { label, unit, isHighBad } = figures[id];
  const side = isHighBad === true ? 'From' : 'Down to';
  const set = (name: keyof Limit, value: number | string): void => {
    if (value === '') onChange(undefined);
    else onChange({ attention: Number(value), now: Number(value), ...limit, [name]: Number(value) });
  };
  const problem =
    limit && !isOrdered(id, limit) ? `Must be ${isHighBad === true ? 'at least' : 'at most'} the first limit` : undefined;
  return (
    <Group grow mb="xs" align="start">
      <NumberInput
        label={`${label}: attention`}
        description={`${side}, in ${unit}`}
        min={0}
        allowDecimal={false}
        value={limit?.attention ?? ''}
        onChange={(value) => {
          set('attention', value);
        }}
      />
      <NumberInput
        label={`${label}: now`}
        description={`${side}, in ${unit}`}
        min={0}
        allowDecimal={false}
        value={limit?.now ?? ''}
        error={problem}
        onChange={(value) => {
          set('now', value);
        }}
      />
    </Group>
  );
}
