import { Fieldset, Group, NumberInput, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../shared/text.js';
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
    <Fieldset legend={text('limit.title')}>
      <Text size="sm" c="dimmed" mb="xs">
        {text('limit.help')}
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
  const figure = text(label);
  const description = text(isHighBad === true ? 'limit.from' : 'limit.downTo', { unit: text(unit) });
  const set = (name: keyof Limit, value: number | string): void => {
    if (value === '') onChange(undefined);
    else onChange({ attention: Number(value), now: Number(value), ...limit, [name]: Number(value) });
  };
  const problem = limit && !isOrdered(id, limit) ? text(isHighBad === true ? 'limit.atLeast' : 'limit.atMost') : undefined;
  return (
    <Group grow mb="xs" align="start">
      <NumberInput
        label={text('limit.attention', { figure })}
        description={description}
        min={0}
        allowDecimal={false}
        value={limit?.attention ?? ''}
        onChange={(value) => {
          set('attention', value);
        }}
      />
      <NumberInput
        label={text('limit.now', { figure })}
        description={description}
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
