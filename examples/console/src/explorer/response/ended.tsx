import { Badge, Group, Tabs, Text } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../shared/formats.js';
import type { Responded, CallRecord } from '../call/run.js';
import classes from '../explorer.module.css';
import { pastResponses } from '../keep/past-responses.js';
import type { PageCall } from '../method/use-call.js';
import type { ResponseProps } from './response-props.js';
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

type EndedProps = Omit<ResponseProps, 'call'> & { record: NonNullable<PageCall['record']> };

/** A call that has ended: its status, and its response or problem. */
export function Ended({ Api, operation, record, onCall }: EndedProps): ReactNode {
  const { outcome, request, args } = record;
  const links = useEntityLinks(operation);
  const earlier = outcome.kind === 'responded' ? pastResponses.of(operation.name).filter(({ id }) => id !== record.id) : [];
  const nextPage = outcome.kind === 'responded' && !outcome.error ? nextPageOf(operation, args, outcome.body) : undefined;
  return (
    <>
      <StatusLine record={record} />
      <Problem outcome={outcome} operation={operation} />
      {outcome.kind === 'responded' && <UseGuestToken response={outcome} operation={operation} />}
      <Tabs defaultValue={outcome.kind === 'responded' ? 'body' : 'request'} keepMounted={false} mt="sm">
        <Tabs.List>
          {outcome.kind === 'responded' && <Tabs.Tab value="body">{text('response.body')}</Tabs.Tab>}
          {outcome.kind === 'responded' && <Tabs.Tab value="headers">{text('response.headers')}</Tabs.Tab>}
          <Tabs.Tab value="request">{text('response.request')}</Tabs.Tab>
          {earlier.length > 0 && <Tabs.Tab value="compare">{text('compare.tab')}</Tabs.Tab>}
        </Tabs.List>
        {outcome.kind === 'responded' && (
          <>
            <Tabs.Panel value="body" pt="sm">
              <BodyView response={outcome} name={operation.name} links={links} />
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
              <Headers headers={outcome.headers} caption={text('response.headersOf')} />
            </Tabs.Panel>
          </>
        )}
        {outcome.kind === 'responded' && earlier.length > 0 && (
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
  if (outcome.kind !== 'responded') {
    return (
      <Facts facts={[`${Math.round(ms)} ms`]}>
        <Badge color={outcome.kind === 'cancelled' ? 'gray' : 'orange'} variant="light" size="lg" tt="none">
          {text(outcome.kind === 'cancelled' ? 'response.cancelled' : 'response.noResponse')}
        </Badge>
      </Facts>
    );
  }
  const { status, statusText, correlationId, error } = outcome;
  const facts = [`${Math.round(ms)} ms`, formatBytes(sizeOf(outcome))];
  return (
    <Facts facts={correlationId === undefined || error ? facts : [...facts, text('response.correlation', { id: correlationId })]}>
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

function sizeOf({ body, text: bodyText }: Responded): number {
  return body instanceof Uint8Array ? body.byteLength : new TextEncoder().encode(bodyText).byteLength;
}
