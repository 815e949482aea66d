import { Card, Title } from '@mantine/core';
import { Suspense, lazy, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Empty, Loading } from '../../shared/states.js';
import type { AnswerProps } from './answer-props.js';
import { text } from '../../shared/text.js';

const loadEnded = async (): Promise<typeof import('./ended.js')> => await import('./ended.js');
const Ended = lazy(async () => ({ default: (await loadEnded()).Ended }));

/** The result of the call. */
export function Answer({ Api, operation, call: { running, record }, onCall }: AnswerProps): ReactNode {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // While the answer is on the way.
    if (running) loadEnded().catch(() => undefined);
  }, [running]);
  useEffect(() => {
    // The button may be a screen above, so the result is scrolled into view.
    if (running || record) section.current?.scrollIntoView({ block: 'nearest' });
  }, [running, record]);
  return (
    <Card ref={section} withBorder component="section" aria-labelledby="answer" aria-busy={running}>
      <Title order={2} id="answer" mb="xs">
        {text('answer.title')}
      </Title>
      {running && <AnswerLoading />}
      {!running && record && (
        <Suspense fallback={<AnswerLoading />}>
          <Ended {...{ Api, operation, record, onCall }} />
        </Suspense>
      )}
      {!running && !record && (
        <Empty title={text('answer.none')} icon="explorer">
          {text('answer.noneHelp')}
        </Empty>
      )}
    </Card>
  );
}

const AnswerLoading = (): ReactNode => <Loading rows={1} height={160} label={text('answer.loading')} />;
