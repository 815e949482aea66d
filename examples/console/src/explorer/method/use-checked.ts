import { usePlatformClient } from 'contact-centre-client/react';
import { useCallback, useEffect, useState } from 'react';
import type { ApiClass } from '../call/invoke.js';
import type { Checked } from '../call/prepare.js';
import { check } from '../call/prepare.js';
import type { Operation } from '../data/types.js';
import type { FormValues } from '../form/values.js';

export interface FormCheck {
  /** The library's validation of the form; `undefined` until it is known. */
  latest: Checked | undefined;
  /** Validates the form immediately, with the latest text. */
  now: () => Promise<Checked>;
}

export function useChecked(Api: ApiClass, operation: Operation, values: FormValues): FormCheck {
  const { apiUrl } = usePlatformClient();
  const [latest, setLatest] = useState<Checked>();
  const now = useCallback(() => check(Api, operation, values, apiUrl), [Api, operation, values, apiUrl]);
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
