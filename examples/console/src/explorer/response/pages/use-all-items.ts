import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../shared/announce.js';
import { formatNumber } from '../../../shared/formats.js';
import { text } from '../../../shared/text.js';
import type { ApiClass } from '../../call/invoke.js';
import type { Operation } from '../../data/types.js';
import type { CallArguments } from '../../form/values.js';
import type { ListProgress } from './all-items.js';
import { ListReader } from './all-items.js';

export interface AllItems {
  /** `undefined` until the reading begins. */
  progress: ListProgress | undefined;
  /** Begins to read, or continues after a stop or failure. */
  read: () => void;
  stop: () => void;
}

/** ms between two renderings while pages arrive. */
const REFRESH = 250;

/** Reads all pages of the list that a call has begun. */
export function useAllItems(Api: ApiClass, operation: Operation, args: CallArguments): AllItems {
  const client = usePlatformClient();
  const [progress, setProgress] = useState<ListProgress>();
  const reader = useRef<ListReader>(undefined);
  const latest = useRef<ListProgress>(undefined);
  const shownAt = useRef(0);
  useEffect(
    () => () => {
      reader.current?.stop();
    },
    [],
  );
  const show = (next: ListProgress): void => {
    latest.current = next;
    const isDue = next.status !== 'reading' || performance.now() - shownAt.current >= REFRESH;
    if (!isDue) return;
    shownAt.current = performance.now();
    setProgress(next);
  };
  return {
    progress,
    read: () => {
      reader.current ??= new ListReader({
        client,
        accessToken: () => client.authData.accessToken,
        Api,
        operation,
        args,
        onProgress: show,
      });
      void reader.current.read().then(() => {
        if (latest.current) announce(describeProgress(latest.current));
      });
    },
    stop: () => reader.current?.stop(),
  };
}

/** Returns how far a list has been read, in words. */
export function describeProgress({ status, count, requests, total }: ListProgress): string {
  const values = { count: formatNumber(count), total: formatNumber(total), requests };
  if (status === 'complete') return text('pages.complete', values);
  const progress = total === undefined ? text('pages.soFar', values) : text('pages.soFarOf', values);
  if (status === 'reading') return progress;
  return text(status === 'stopped' ? 'pages.stopped' : 'pages.failed', { progress });
}
