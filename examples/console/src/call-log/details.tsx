import { ActionIcon } from '@mantine/core';
import { Suspense, lazy, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { loadTexts } from '../app/load-texts.js';
import { CopyButton } from '../explorer/copy-button.js';
import { formatJson } from '../explorer/form/json.js';
import { formatDateTime } from '../shared/formats.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import type { LoggedCall, LoggedRequest } from './call-log.js';
import { Status } from './columns.js';
import classes from './dock.module.css';
import { correlationIdOf, errorOf, lastRequest, pageOf, verbOf } from './filter.js';
import { explainWait, formatMs } from './words.js';

const CallActions = lazy(async () => {
  const [actions] = await Promise.all([import('./call-actions.js'), loadTexts(['explorer'])]);
  return { default: actions.CallActions };
});

interface DetailsProps {
  call: LoggedCall;
  onClose: () => void;
  /** Opens another call. */
  onOpen: (id: number) => void;
}

/** Everything that the log knows about a call, and what can be done with it. */
export function CallDetails({ call, onClose, onOpen }: DetailsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const request = lastRequest(call);
  return (
    <div role="region" aria-label={text('calls.details')} tabIndex={0} className={classes['details']}>
      <div className={classes['detailsHead']}>
        <h3 ref={heading} tabIndex={-1}>
          {call.operation}
        </h3>
        <Status call={call} />
        <ActionIcon
          variant="default"
          size={26}
          className={classes['first'] ?? ''}
          aria-label={text('calls.closeDetails')}
          title={text('calls.closeDetails')}
          onClick={onClose}
        >
          <Icon name="close" size={14} />
        </ActionIcon>
      </div>
      {call.kind !== 'token' && (
        <Suspense>
          <CallActions call={call} onOpen={onOpen} />
        </Suspense>
      )}
      <Problem call={call} />
      <RequestPart call={call} />
      <Timing call={call} />
      <Waits call={call} />
      {request && <ResponsePart request={request} />}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

/** The documentation of the rate limits, which most errors of a dashboard are about, and that of all others. */
const documentation = (status: number | undefined): string =>
  status === 429 ? 'https://developer.genesys.cloud/platform/api/rate-limits' : 'https://developer.genesys.cloud/platform/api/';

function Problem({ call }: { call: LoggedCall }): ReactNode {
  const error = errorOf(call);
  if (!error) return undefined;
  const request = lastRequest(call);
  const correlationId = correlationIdOf(request);
  return (
    <Section title={text('calls.error')}>
      <p>
        <strong>{error.code}</strong>
      </p>
      <p lang="en">{error.message ?? text('calls.noMessage')}</p>
      {correlationId !== undefined && (
        <div className={classes['actions']}>
          <span>{text('failure.correlation', { id: correlationId })}</span>
          <CopyButton label={text('calls.copyId')} content={() => correlationId} />
        </div>
      )}
      <p>
        <a href={documentation(request?.status)} target="_blank" rel="noreferrer">
          {text('calls.documentation')}
        </a>
      </p>
    </Section>
  );
}

const omissions = { secret: 'calls.omittedSecret', large: 'calls.omittedLarge' } as const;

function RequestPart({ call }: { call: LoggedCall }): ReactNode {
  const { url, body, omitted } = call;
  return (
    <Section title={text('calls.request')}>
      <Code label={text('calls.address')}>
        {verbOf(call)} {url ?? call.route}
      </Code>
      {omitted && <p>{text(omissions[omitted])}</p>}
      {body !== undefined && (
        <>
          <p>{text('calls.body')}</p>
          <Code label={text('calls.body')}>{formatJson(body) ?? body}</Code>
        </>
      )}
    </Section>
  );
}

function Code({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <pre className={classes['code']} tabIndex={0} role="group" aria-label={label}>
      {children}
    </pre>
  );
}

function Timing({ call }: { call: LoggedCall }): ReactNode {
  const { at, kind, page, requests } = call;
  return (
    <Section title={text('calls.timing')}>
      <dl className={classes['facts']}>
        <dt>{text('calls.made')}</dt>
        <dd>{formatDateTime(at)}</dd>
        <dt>{text('calls.page')}</dt>
        <dd>
          {text(pageOf(call))} ({page}){kind === 'early' && ` · ${text('calls.earlyHelp')}`}
        </dd>
        {requests.map((request, index) => (
          <RequestTimes key={index} request={request} />
        ))}
      </dl>
    </Section>
  );
}

function RequestTimes({ request: { from, to, isSent, status, error } }: { request: LoggedRequest }): ReactNode {
  const outcome = status ?? error?.code ?? '';
  return (
    <>
      <dt>{text('calls.sent')}</dt>
      <dd>{isSent ? text('calls.after', { ms: formatMs(from) }) : text('calls.shared')}</dd>
      <dt>{text('calls.response')}</dt>
      <dd>{to === undefined ? text('calls.underWay') : text('calls.afterWith', { ms: formatMs(to), outcome })}</dd>
    </>
  );
}

function Waits({ call }: { call: LoggedCall }): ReactNode {
  return (
    <Section title={text('calls.why')}>
      {call.waits.length === 0 && <p>{text('calls.whyNot')}</p>}
      {call.waits.map((wait, index) => (
        <p key={index}>{explainWait(wait)}</p>
      ))}
    </Section>
  );
}

function ResponsePart({ request }: { request: LoggedRequest }): ReactNode {
  const { status, headers = {}, error } = request;
  const correlationId = correlationIdOf(request);
  return (
    <Section title={text('calls.response')}>
      <dl className={classes['facts']}>
        <dt>{text('calls.status')}</dt>
        <dd>{status ?? text('calls.noResponse')}</dd>
        {Object.entries(headers).map(([name, value]) => (
          <HeaderLine key={name} name={name} value={value} />
        ))}
      </dl>
      {correlationId !== undefined && !error && <CopyButton label={text('calls.copyId')} content={() => correlationId} />}
    </Section>
  );
}

function HeaderLine({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
