import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { periodProblem } from './query.js';
import type { FiltersInAddress } from './use-filters.js';

/** First and last day. Incomplete dates leave no entries in the browser's history. */
export function OwnInterval({ filters, change }: Pick<FiltersInAddress, 'filters' | 'change'>): ReactNode {
  const { from, to } = filters;
  const problem = periodProblem(filters);
  return (
    <>
      <TextInput
        type="date"
        label="First day"
        value={from}
        {...(to !== '' && { max: to })}
        onChange={({ currentTarget: { value } }) => {
          change({ from: value }, { replace: true });
        }}
      />
      <TextInput
        type="date"
        label="Last day"
        value={to}
        {...(from !== '' && { min: from })}
        error={from !== '' && to !== '' && problem}
        onChange={({ currentTarget: { value } }) => {
          change({ to: value }, { replace: true });
        }}
      />
    </>
  );
}
