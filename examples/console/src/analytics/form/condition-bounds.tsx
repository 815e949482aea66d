import { Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import type { Condition } from '../query/predicates.js';

interface ConditionBoundsProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
}

/** The number that a value is compared with, or the lower and the upper one. */
export function ConditionBounds({ condition, onChange }: ConditionBoundsProps): ReactNode {
  const { subject, name, operator, bounds } = condition;
  const labels =
    operator === 'between' ? [text('analytics.lowerBound'), text('analytics.upperBound')] : [text('analytics.bound')];
  // Metrics of time begin with `t`.
  const isTime = subject === 'metric' && /^t[A-Z]/.test(name);
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      {labels.map((label, index) => (
        <TextInput
          key={label}
          type="number"
          step="any"
          label={label}
          description={isTime && text('analytics.milliseconds')}
          value={bounds[index] ?? ''}
          onChange={({ currentTarget }) => {
            onChange({ ...condition, bounds: labels.map((_, at) => (at === index ? currentTarget.value : (bounds[at] ?? ''))) });
          }}
        />
      ))}
    </Group>
  );
}
