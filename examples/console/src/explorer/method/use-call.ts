import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/announce.js';
import type { ApiClass } from '../call/invoke.js';
import type { CallRecord } from '../call/run.js';
import { run } from '../call/run.js';
import type { Checked } from '../call/prepare.js';
import type { Operation } from '../data/types.js';
import { withoutSecrets } from '../form/secrets.js';
import { callHistory } from '../history/use-history.js';
import { pastResponses } from '../keep/past-responses.js';
import { text } from '../../shared/text.js';

/** The call of a method's page: at most one at a time. */
export interface PageCall {
  running: boolean;
  /** The latest completed call. */
  record: (CallRecord & { id: string }) | undefined;
  /** @returns the call's id in the history. */
  send: (checked: Required<Checked>) => string;
  cancel: () => void;
}

export function useCall(slug: string, Api: ApiClass, operation: Operation): PageCall {
  const client = usePlatformClient();
  const [record, setRecord] = useState<PageCall['record']>();
  const [running, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  const send = async (id: string, { args, request: prepared }: Required<Checked>): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    setRunning(true);
    const at = Date.now();
    const ended = await run({ client, Api, operation, args, prepared, signal });
    const { outcome, ms } = ended;
    pastResponses.add({ id, method: operation.name, at }, outcome);
    callHistory.add({
      id,
      at,
      slug,
      name: operation.name,
      verb: operation.verb,
      ms: Math.round(ms),
      args: withoutSecrets(args, client.authData.accessToken),
      outcome: outcome.kind === 'responded' ? outcome.status : outcome.code,
    });
    setRunning(false);
    setRecord({ ...ended, id });
    announce(spoken(ended));
  };

  return {
    running,
    record,
    send: (checked) => {
      const id = crypto.randomUUID();
      void send(id, checked);
      return id;
    },
    cancel: () => controller.current?.abort(),
  };
}

function spoken({ outcome, ms }: CallRecord): string {
  if (outcome.kind !== 'responded') return text(outcome.kind === 'cancelled' ? 'call.cancelled' : 'call.failed');
  return text('call.responded', { status: outcome.status, statusText: outcome.statusText, ms: Math.round(ms) });
}
