import { NativeSelect, Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatTime } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { readTree } from '../response/tree/json-node.js';
import { isJson } from '../form/json-tokens.js';
import { tokensToShow } from '../form/secret-text.js';
import type { JsonDiff } from './json-diff.js';
import { diffJson } from './json-diff.js';
import classes from './keep.module.css';
import type { PastResponse } from './past-responses.js';

/** More lines are counted only. */
const MOST_LINES = 500;

interface ComparePanelProps {
  /** The text of the response that is shown. */
  current: string;
  /** Earlier responses of the method, the latest first. */
  earlier: readonly PastResponse[];
}

/** What has changed since an earlier response. */
export function ComparePanel({ current, earlier }: ComparePanelProps): ReactNode {
  const { accessToken } = usePlatformClient().authData;
  const [chosen, setChosen] = useState(earlier[0]?.id ?? '');
  const before = earlier.find(({ id }) => id === chosen) ?? earlier[0];
  const diff = useMemo(() => before && compare(before.text, current, accessToken), [before, current, accessToken]);
  return (
    <>
      <NativeSelect
        label={text('compare.with')}
        value={before?.id ?? ''}
        data={earlier.map(({ id, at, status }) => ({ value: id, label: `${formatTime(at)} · ${status}` }))}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
        }}
      />
      {diff ? <Differences diff={diff} /> : <Text size="sm">{text('compare.noJson')}</Text>}
    </>
  );
}

/** Returns the differences, without secrets. */
function compare(before: string, after: string, token: string | undefined): JsonDiff | undefined {
  if (!isJson(before) || !isJson(after)) return undefined;
  const one = readTree(tokensToShow(before, token));
  const other = readTree(tokensToShow(after, token));
  return one && other && diffJson(one, other);
}

const kinds = { added: 'compare.added', removed: 'compare.removed', changed: 'compare.changed' } as const;

function Differences({ diff: { differences, sameCount } }: { diff: JsonDiff }): ReactNode {
  return (
    <>
      <Text size="sm" my="xs" role="status">
        {differences.length === 0
          ? text('compare.same', { count: sameCount })
          : text('compare.count', { count: differences.length, same: sameCount })}
      </Text>
      {differences.length > 0 && (
        <div className={classes['diff']} role="region" tabIndex={0} aria-label={text('compare.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text('compare.kind')}</th>
                <th scope="col">{text('compare.place')}</th>
                <th scope="col">{text('compare.before')}</th>
                <th scope="col">{text('compare.after')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, MOST_LINES).map(({ kind, path, before, after }) => (
                <tr key={`${kind} ${path}`} data-kind={kind}>
                  <th scope="row">{text(kinds[kind])}</th>
                  <td>{path}</td>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
