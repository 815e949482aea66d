import { Button } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import type { Operation } from '../data/types.js';
import { DocText } from '../doc-text.js';
import classes from '../explorer.module.css';
import type { FormValues } from '../form/values.js';
import { AccessMark } from './access-mark.js';
import { GrantingRoles } from './granting-roles.js';
import { MethodLink } from './method-link.js';
import { text } from '../../shared/text.js';

const StatedFacts = lazy(async () => ({ default: (await import('./stated-facts.js')).StatedFacts }));

/** What is known of a method: its status and replacement, permissions, scopes, limits, topics and result. */
export function Facts({ operation, values }: { operation: Operation; values: FormValues }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MainFacts operation={operation} />
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {text('method.more', { count: operation.topics?.length ?? 0 })}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <StatedFacts operation={operation} values={values} />
        </Suspense>
      )}
    </>
  );
}

function MainFacts({ operation }: { operation: Operation }): ReactNode {
  const { standing, deprecated, replacements = [], permissions, result, resultDoc, accept } = operation;
  return (
    <dl className={classes['facts']}>
      {deprecated !== undefined && (
        <>
          <dt>{text(standing.includes('retired') ? 'explorer.retired' : 'explorer.deprecated')}</dt>
          <dd>
            <DocText text={deprecated} />
            {replacements.length > 0 && (
              <ul className={classes['plain']} aria-label={text('method.replacements')}>
                {replacements.map(([slug, name]) => (
                  <li key={name}>
                    <MethodLink slug={slug} name={name} />
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </>
      )}
      {standing.includes('preview') && (
        <>
          <dt>{text('explorer.preview')}</dt>
          <dd>{text('method.previewHelp')}</dd>
        </>
      )}
      <dt>{text('method.permissions')}</dt>
      <dd>
        <Permissions permissions={permissions} /> <AccessMark operation={operation} />
        {operation.auth === 'oauth' && (permissions.any ?? permissions.all) !== undefined && (
          <>
            {' '}
            <GrantingRoles permissions={permissions} />
          </>
        )}
      </dd>
      <dt>{text('response.title')}</dt>
      <dd>
        {result === 'void' ? text('method.statusOnly') : <code className={classes['literal']}>{result}</code>}
        {accept !== 'application/json' && text('method.as', { type: accept })}
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
  if (!names) return text('method.noPermissions');
  const quantifier = `${text(any ? 'method.anyOf' : 'method.allOf')} `;
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
