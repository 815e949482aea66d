import { usePlatformClient } from 'contact-centre-client/react';
import { useCallback, useEffect, useState } from 'react';
import type { ApiClass } from '../call/invoke.js';
import type { Checked } from '../call/prepare.js';
import { check } from '../call/prepare.js';
import type { Operation } from '../data/types.js';
import { listAnd } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import type { FormValues } from '../form/values.js';
import { useVariables } from '../keep/use-saved-requests.js';
import type { Resolved } from '../keep/variables.js';
import { resolveVariables } from '../keep/variables.js';

export interface FormCheck {
  /** The library's validation of the form; `undefined` until it is known. */
  latest: Checked | undefined;
  /** Validates the form immediately, with the latest text. */
  now: () => Promise<Checked>;
}

export function useChecked(Api: ApiClass, operation: Operation, values: FormValues): FormCheck {
  const { apiUrl } = usePlatformClient();
  const [latest, setLatest] = useState<Checked>();
  const { variables } = useVariables();
  const now = useCallback(async () => {
    const resolved = resolveVariables(operation, values, variables);
    return withMissing(await check(Api, operation, resolved.values, apiUrl), resolved.missing);
  }, [Api, operation, values, variables, apiUrl]);
  useEffect(() => {
    let current = true;
    void now().then((result) => {
      if (current) setLatest(result);
    });
    return () => {
      current = false;
    };
  }, [now]);
  return { latest, now };
}

/** Adds the variables without a value to the problems, so that the call is not sent. */
function withMissing(checked: Checked, missing: Resolved['missing']): Checked {
  const entries = Object.entries(missing).map(([name, variables]): [string, string] => [
    name,
    text('keep.unset', { count: variables.length, names: listAnd(variables) }),
  ]);
  if (entries.length === 0) return checked;
  return { args: checked.args, problems: { ...checked.problems, ...Object.fromEntries(entries) } };
}
