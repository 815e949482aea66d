import type { ReactNode } from 'react';
import { asTypeScript } from '../../explorer/code/typescript.js';
import { useConnection } from '../../session/connection.js';
import { Snippet } from '../../shared/snippet.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { useOperation } from '../query/use-operation.js';
import type { Builder } from '../use-builder.js';

/** The query as a program. */
export function CodeTab({ builder: { kind, body } }: { builder: Builder }): ReactNode {
  const { apiUrl, loginUrl } = useConnection().client;
  const { data, error, refetch } = useOperation(kind);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading height={240} />;
  const { area, operation } = data;
  return (
    <Snippet
      label={text('analytics.codeLabel')}
      copyLabel={text('analytics.copyCode')}
      code={asTypeScript({ className: area.data.className, operation, args: { body }, apiUrl, loginUrl })}
    />
  );
}
