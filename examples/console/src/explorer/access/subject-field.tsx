import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import { subjectNames } from './subject-names.js';
import { useSubjects } from './use-subjects.js';

interface SubjectFieldProps {
  kind: 'user' | 'client';
  id: string;
  onChange: (id: string | undefined) => void;
}

/** Chooses the user or the OAuth client whose access is shown. */
export function SubjectField({ kind, id, onChange }: SubjectFieldProps): ReactNode {
  const { entities, error, isPending } = useSubjects(kind);
  return (
    <Select
      label={text(subjectNames[kind])}
      placeholder={text(isPending ? 'loading.label' : 'access.pick')}
      searchable
      limit={100}
      openOnFocus={false}
      data={entities.map((entity) => ({ value: entity.id, label: entity.name }))}
      value={id === '' ? null : id}
      error={error ? text('access.listFailed') : undefined}
      comboboxProps={{ withinPortal: false }}
      onChange={(next) => {
        onChange(next ?? undefined);
      }}
    />
  );
}
