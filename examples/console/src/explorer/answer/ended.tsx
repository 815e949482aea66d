import { Badge, Group, Tabs, Text } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../shared/formats.js';
import type { Answered, CallRecord } from '../call/run.js';
import classes from '../explorer.module.css';
import { pastAnswers } from '../keep/past-answers.js';
import type { PageCall } from '../method/use-call.js';
import type { AnswerProps } from './answer-props.js';
import { BodyView } from './body-view.js';
import { Headers } from './headers.js';
import { nextPageOf } from './pages/next-page.js';
import { Problem } from './problem.js';
import { RequestView } from './request-view.js';
import { useEntityLinks } from './use-entity-links.js';
import { UseGuestToken } from './use-guest-token.js';
import { text } from '../../shared/text.js';

const ComparePanel = lazy(async () => ({ default: (await import('../keep/compare-panel.js')).ComparePanel }));
const PagesPanel = lazy(async () => ({ default: (await import('./pages/pages-panel.js')).PagesPanel }));

type EndedProps = Omit<AnswerProps, 'call'> & { record: NonNullable<PageCall['record']> };

/** A call that has ended: its status, and its answer or problem. */
export function Ended({ Api, operation, record, onCall }: EndedProps): ReactNode {
  const { outcome, request, args } = record;
  const links = useEntityLinks(operation);
  const earlier = outcome.kind === 'answered' ? pastAnswers.of(operation.name).filter(({ id }) => id !== record.id) : [];
  const nextPage = outcome.kind === 'answered' && !outcome.error ? nextPageOf(operation, args, outcome.body) : undefined;
  return (
    <>
      <StatusLine record={record} />
      <Problem outcome={outcome} operation={operation} />
      {outcome.kind === 'answered' && <UseGuestToken answer={outcome} operation={operation} />}
      <Tabs defaultValue={outcome.kind === 'answered' ? 'body' : 'request'} keepMounted={false} mt="sm">
        <Tabs.List>
          {outcome.kind === 'answered' && <Tabs.Tab value="body">{text('answer.body')}</Tabs.Tab>}
          {outcome.kind === 'answered' && <Tabs.Tab value="headers">{text('answer.headers')}</Tabs.Tab>}
          <Tabs.Tab value="request">{text('answer.request')}</Tabs.Tab>
          {earlier.length > 0 && <Tabs.Tab value="compare">{text('compare.tab')}</Tabs.Tab>}
        </Tabs.List>
        {outcome.kind === 'answered' && (
          <>
            <Tabs.Panel value="body" pt="sm">
              <BodyView answer={outcome} name={operation.name} links={links} />
              {nextPage && (
                <Suspense>
                  <PagesPanel
                    {...{ Api, operation, args, links }}
                    onNext={() => {
                      onCall(nextPage);
                    }}
                  />
                </Suspense>
              )}
            </Tabs.Panel>
            <Tabs.Panel value="headers" pt="sm">
              <Headers headers={outcome.headers} caption={text('answer.headersOf')} />
            </Tabs.Panel>
          </>
        )}
        {outcome.kind === 'answered' && earlier.length > 0 && (
          <Tabs.Panel value="compare" pt="sm">
            <Suspense>
              <ComparePanel current={outcome.text} earlier={earlier} />
            </Suspense>
          </Tabs.Panel>
        )}
        <Tabs.Panel value="request" pt="sm">
          <RequestView request={request} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function StatusLine({ record: { outcome, ms } }: { record: CallRecord }): ReactNode {
  if (outcome.kind !== 'answered') {
    return (
      <Facts facts={[`${Math.round(ms)} ms`]}>
        <Badge color={outcome.kind === 'cancelled' ? 'gray' : 'orange'} variant="light" size="lg" tt="none">
          {text(outcome.kind === 'cancelled' ? 'answer.cancelled' : 'answer.noAnswer')}
        </Badge>
      </Facts>
    );
  }
  const { status, statusText, correlationId, error } = outcome;
  const facts = [`${Math.round(ms)} ms`, formatBytes(sizeOf(outcome))];
  return (
    <Facts facts={correlationId === undefined || error ? facts : [...facts, text('answer.correlation', { id: correlationId })]}>
      <Badge color={statusColour(status)} variant="light" size="lg" tt="none">
        {status} {statusText}
      </Badge>
    </Facts>
  );
}

/** A refusal is no failure: the page says which permission is missing. */
function statusColour(status: number): string {
  if (status < 300) return 'green';
  return status === 403 ? 'gray' : 'orange';
}

function Facts({ facts, children }: { facts: readonly string[]; children: ReactNode }): ReactNode {
  return (
    <Group gap="sm">
      {children}
      <Text size="sm" className={`tabular ${classes['anywhere'] ?? ''}`}>
        {facts.join(' · ')}
      </Text>
    </Group>
  );
}

function sizeOf({ body, text: bodyText }: Answered): number {
  return body instanceof Uint8Array ? body.byteLength : new TextEncoder().encode(bodyText).byteLength;
}
