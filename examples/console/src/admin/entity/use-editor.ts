import { useForm, useSelector } from '@tanstack/react-form';
import { useEffect, useMemo, useState } from 'react';
import { models } from 'virtual:admin-models';
import { changeOf } from '../changes/save.js';
import { differenceOf, isSame, withDifference } from '../changes/difference.js';
import type { EntityState } from '../changes/state.js';
import { problemsOf, rulesOf } from '../fields/rules.js';
import type { Entity, Kind, PartItem } from '../kinds/kind.js';

interface EditorOptions {
  kind: Kind;
  /** Missing for a new entity. */
  id: string | undefined;
  before: EntityState;
  /** Values that are not saved yet. */
  draft: EntityState | undefined;
}

export type Editor = ReturnType<typeof useEditor>;

/** The form of an entity: its values, their problems, and the change that saving would make. */
export function useEditor({ kind, id, before, draft }: EditorOptions) {
  const rules = useMemo(() => rulesOf(models, kind), [kind]);
  const [base, setBase] = useState(before);
  // Fields are named by their paths, so the entity is the value of the form.
  const form = useForm({ defaultValues: valuesOf(draft ?? before) });
  const values = useSelector(form.store, (state) => state.values);
  const after = useMemo((): EntityState => ({ entity: values.entity, parts: values.parts }), [values]);
  const change = useMemo(() => changeOf(kind, id === undefined ? undefined : base, after), [kind, id, base, after]);
  // The change of a new entity also contains its initial values.
  const isDirty = useMemo(
    () => !isSame(id === undefined ? differenceOf(kind, before, after) : change.difference),
    [kind, id, before, after, change],
  );
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const problems = useMemo(() => problemsOf(kind, rules, after.entity), [kind, rules, after]);
  useEffect(() => {
    if (before === base) return;
    // The entity was read again, after saving or an undo. What the user has changed since stays.
    setBase(before);
    form.reset(valuesOf(withDifference(before, differenceOf(kind, base, after))));
  }, [before, base, after, kind, form]);
  return {
    form,
    rules,
    after,
    change,
    base,
    problems,
    refused,
    /** Whether all problems are shown, not only those of fields that the user has left. */
    isChecked,
    isDirty,
    showProblems: () => {
      setChecked(true);
    },
    /** Shows the platform's messages at the fields. They disappear with the next change of a field. */
    refuse: setRefused,
    forgive: (path: string) => {
      setRefused((messages) => new Map([...messages].filter(([name]) => name !== path)));
    },
    discard: () => {
      setChecked(false);
      setRefused(new Map());
      form.reset(valuesOf(base));
    },
  };
}

interface FormValues {
  entity: Entity;
  parts: Record<string, readonly PartItem[]>;
}

const valuesOf = ({ entity, parts }: EntityState): FormValues => ({ entity, parts: { ...parts } });
