import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BodyEditor } from '../../explorer/editor/body-editor.js';
import { describeProblem, parseJson } from '../../explorer/form/json.js';
import { isJsonObject } from '../../shared/json-object.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { useOperation } from '../query/use-operation.js';
import type { Json } from '../query/types.js';
import type { Builder } from '../use-builder.js';

/** The query as JSON. Each valid change is at once a change of the form, and the other way round. */
export function JsonTab({ builder }: { builder: Builder }): ReactNode {
  const { kind, body, model, setBody } = builder;
  const { data, error, refetch } = useOperation(kind);
  const written = writtenBody(body);
  const [edited, setEdited] = useState<{ text: string; body: string }>();
  // While the text means the same as the query, it stays as the user has written it.
  const shown = edited && (edited.body === written || edited.body === '') ? edited.text : written;
  const problem = problemOf(shown);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading height={320} />;
  return (
    <>
      <BodyEditor
        label={text('analytics.json')}
        describedBy="analytics-json-problem"
        isInvalid={problem !== undefined}
        isRequired
        value={shown}
        type={model.type}
        models={data.models}
        onChange={(next) => {
          const parsed = parseJson(next);
          const isValid = problemOf(next) === undefined && 'value' in parsed;
          const nextBody = isValid ? (parsed.value as Json) : undefined;
          setEdited({ text: next, body: nextBody ? writtenBody(nextBody) : '' });
          if (nextBody) setBody(nextBody);
        }}
        onLeave={() => undefined}
      />
      <Text id="analytics-json-problem" size="sm" c="var(--console-problem-ink)" role="status">
        {problem}
      </Text>
    </>
  );
}

/** The interval comes first, wherever the user has written it. */
function writtenBody({ interval, ...query }: Json): string {
  return JSON.stringify(interval === undefined ? query : { interval, ...query }, null, 2);
}

function problemOf(json: string): string | undefined {
  const parsed = parseJson(json);
  if ('problem' in parsed) return describeProblem(parsed.problem);
  return isJsonObject(parsed.value) ? undefined : text('analytics.noObject');
}
