import { Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import snippet from '../../shared/snippet.module.css';
import type { SentRequest } from '../call/run.js';
import { readable } from './readable.js';
import { Headers } from './headers.js';
import { LongText } from './long-text.js';
import { text } from '../../shared/text.js';

/** The request as it was sent, without secrets. */
export function RequestView({ request: { method, url, headers, body, sent } }: { request: SentRequest }): ReactNode {
  const { accessToken } = usePlatformClient().authData;
  return (
    <>
      {!sent && (
        <Text size="sm" mb="xs">
          {text('request.notSent')}
        </Text>
      )}
      <pre className={snippet['code']} tabIndex={0} role="group" aria-label={text('request.address')}>
        {method} {url}
      </pre>
      <Headers headers={headers} caption={text('request.headers')} />
      {body === undefined ? (
        <Text size="sm" c="dimmed">
          {text('request.noBody')}
        </Text>
      ) : (
        <LongText content={readable({ body: JSON.parse(body), text: body }, accessToken).text} label={text('request.body')} />
      )}
    </>
  );
}
