import { Button, Card, Group, Tabs, Text } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '../app/load-texts.js';
import { Icon } from '../shared/icons.js';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import { Empty, Loading } from '../shared/states.js';
import { text } from '../shared/text.js';
import { useUrlState } from '../shared/use-url-state.js';
import { useConnection } from '../session/connection.js';
import type { AnalyticsAddress } from './address.js';
import { analyticsSchema } from './address.js';
import classes from './analytics.module.css';
import { QueryForm } from './form/query-form.js';
import type { Json } from './query/types.js';
import type { SentQuery } from './result/use-result.js';
import { useResult } from './result/use-result.js';
import type { Builder } from './use-builder.js';
import { useBuilder } from './use-builder.js';

const JsonTab = lazy(async () => {
  const [tab] = await Promise.all([import('./form/json-tab.js'), loadTexts(['explorer'])]);
  return { default: tab.JsonTab };
});
const ResultView = lazy(async () => ({ default: (await import('./result/result-view.js')).ResultView }));
const CodeTab = lazy(async () => ({ default: (await import('./form/code-tab.js')).CodeTab }));

/** The query as a form, as JSON and as code, and its result below. */
export function BuilderView(): ReactNode {
  const address = useUrlState(analyticsSchema);
  const { search } = useLocation();
  const { client } = useConnection();
  const [now] = useState(() => client.platformTime(Date.now()));
  const builder = useBuilder(address, now);
  // A link shows its result at once.
  const [sent, setSent] = useState<SentQuery | undefined>(() => (search !== '' && builder.canRun ? builder : undefined));
  const response = useResult(sent);
  const run = (body = builder.body): void => {
    const { kind } = builder;
    setSent({ kind, body });
    if (kind === sent?.kind && isEqual(body, sent.body)) void response.refetch();
  };
  return (
    <>
      <QueryCard
        builder={builder}
        address={address}
        now={now}
        isRunning={response.isFetching}
        run={() => {
          run();
        }}
      />
      {sent === undefined ? (
        <Empty title={text('analytics.notRun')} icon="analytics">
          {text('analytics.notRunHelp')}
        </Empty>
      ) : (
        <Suspense fallback={<Loading rows={3} height={120} label={text('analytics.running')} />}>
          <ResultView
            {...{ address, response, now, sent }}
            isOutdated={sent.kind !== builder.kind || !isEqual(sent.body, builder.body)}
            onPage={(pageNumber) => {
              const body = withPage(sent.body, pageNumber);
              builder.setBody(body);
              run(body);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const isEqual = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

function withPage(body: Json, pageNumber: number): Json {
  const { paging } = body;
  return { ...body, paging: { ...(typeof paging === 'object' && paging), pageNumber } };
}

interface QueryCardProps {
  builder: Builder;
  address: AnalyticsAddress;
  now: number;
  isRunning: boolean;
  run: () => void;
}

function QueryCard({ builder, address, now, isRunning, run }: QueryCardProps): ReactNode {
  const { problems, missing, canRun } = builder;
  return (
    <Card withBorder padding="md" component="section" aria-label={text('analytics.query')}>
      <Tabs defaultValue="form" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="form">{text('analytics.form')}</Tabs.Tab>
          <Tabs.Tab value="json">{text('analytics.json')}</Tabs.Tab>
          <Tabs.Tab value="code">{text('analytics.code')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="form" pt="sm">
          <QueryForm builder={builder} address={address} now={now} />
        </Tabs.Panel>
        <Tabs.Panel value="json" pt="sm">
          <Suspense fallback={<Loading height={320} />}>
            <JsonTab builder={builder} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="code" pt="sm">
          <Suspense fallback={<Loading height={240} />}>
            <CodeTab builder={builder} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {missing.length > 0 && <MissingPermissionNote missing={missing} />}
      <div role="status">
        <ul className={classes['problems']}>
          {problems.map(({ field, message, isWarning }) => (
            <li key={`${field} ${message}`} data-warning={isWarning}>
              <Icon name="warning" size={14} />
              <Text size="sm" component="span">
                {message}
              </Text>
            </li>
          ))}
        </ul>
      </div>
      <Group mt="sm">
        <Button leftSection={<Icon name="play" size={16} />} disabled={!canRun} loading={isRunning} onClick={run}>
          {text('analytics.run')}
        </Button>
      </Group>
    </Card>
  );
}
