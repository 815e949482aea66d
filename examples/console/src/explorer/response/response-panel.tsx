import { Card, Title } from '@mantine/core';
import { Suspense, lazy, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Empty, Loading } from '../../shared/states.js';
import type { ResponseProps } from './response-props.js';
import { text } from '../../shared/text.js';

const loadEnded = async (): Promise<typeof import('./ended.js')> => await import('./ended.js');
const Ended = lazy(async () => ({ default: (await loadEnded()).Ended }));

/** The result of the call. */
export function ResponsePanel({ Api, operation, call: { running, record }, onCall }: ResponseProps): ReactNode {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // While the response is on the way.
    if (running) loadEnded().catch(() => undefined);
  }, [running]);
  useEffect(() => {
    // The button may be a screen above, so the result is scrolled into view.
    if (running || record) section.current?.scrollIntoView({ block: 'nearest' });
  }, [running, record]);
  return (
    <Card ref={section} withBorder component="section" aria-labelledby="response" aria-busy={running}>
      <Title order={2} id="response" mb="xs">
        {text('response.title')}
      </Title>
      {running && <ResponseLoading />}
      {!running && record && (
        <Suspense fallback={<ResponseLoading />}>
          <Ended {...{ Api, operation, record, onCall }} />
        </Suspense>
      )}
      {!running && !record && (
        <Empty title={text('response.none')} icon="explorer">
          {text('response.noneHelp')}
        </Empty>
      )}
    </Card>
  );
}

const ResponseLoading = (): ReactNode => <Loading rows={1} height={160} label={text('response.loading')} />;
