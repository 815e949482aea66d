import type { ReactNode } from 'react';
import type { Operation } from '../data/types.js';
import { DocText } from '../doc-text.js';
import classes from '../explorer.module.css';
import { AccessMark } from './access-mark.js';

/** A method's path, permissions and result. */
export function Facts({ operation }: { operation: Operation }): ReactNode {
  const { standing, deprecated, permissions, result, resultDoc, accept } = operation;
  return (
    <dl className={classes['facts']}>
      {deprecated !== undefined && (
        <>
          <dt>{standing.includes('retired') ? 'Retired' : 'Deprecated'}</dt>
          <dd>
            <DocText text={deprecated} />
          </dd>
        </>
      )}
      {standing.includes('preview') && (
        <>
          <dt>Preview</dt>
          <dd>The platform may still change it without notice.</dd>
        </>
      )}
      <dt>Permissions</dt>
      <dd>
        <Permissions permissions={permissions} /> <AccessMark operation={operation} />
      </dd>
      <dt>Answer</dt>
      <dd>
        {result === 'void' ? 'nothing but the status' : <code className={classes['literal']}>{result}</code>}
        {accept !== 'application/json' && ` as ${accept}`}
        {resultDoc !== undefined && (
          <>
            {' – '}
            <DocText text={resultDoc} />
          </>
        )}
      </dd>
    </dl>
  );
}

export function Permissions({ permissions: { any, all } }: Pick<Operation, 'permissions'>): ReactNode {
  const names = any ?? all;
  if (!names) return 'none that the platform names';
  const quantifier = any ? 'any of ' : 'all of ';
  return (
    <>
      {names.length === 1 ? '' : quantifier}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code className={classes['literal']}>{name}</code>
        </span>
      ))}
    </>
  );
}
