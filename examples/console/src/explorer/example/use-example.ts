import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/announce.js';
import type { AreaData, Operation, Parameter } from '../data/types.js';
import type { FormValues } from '../form/values.js';
import { text } from '../../shared/text.js';

/** Makes an example for the body of a form. */
export interface Example {
  isPending: boolean;
  /** Resolves with the text of the body; `undefined` if it failed or was cancelled. */
  make: (parameter: Parameter) => Promise<string | undefined>;
}

export function useExample(area: AreaData, operation: Operation, values: FormValues): Example {
  const client = usePlatformClient();
  const [isPending, setIsPending] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );
  return {
    isPending,
    make: async (parameter) => {
      const { signal } = (controller.current = new AbortController());
      setIsPending(true);
      try {
        const { makeExample } = await import('./make-example.js');
        const example = await makeExample(client, { area, operation, parameter, values, signal });
        announce(text('example.filled'));
        return JSON.stringify(example, null, 2);
      } catch {
        if (!signal.aborted) announce(text('example.failed'));
        return undefined;
      } finally {
        setIsPending(false);
      }
    },
  };
}
