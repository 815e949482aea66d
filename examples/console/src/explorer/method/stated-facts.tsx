import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RichText } from '../../shared/rich-text.js';
import { text } from '../../shared/text.js';
import type { Operation } from '../data/types.js';
import { DocText } from '../doc-text.js';
import classes from '../explorer.module.css';
import type { FormValues } from '../form/values.js';
import { MethodLink } from './method-link.js';
import { TokenScopes } from './token-scopes.js';
import { topicAddress } from './topic-address.js';

/** Topics that are listed without a click. */
const FEW = 4;

/** The limits that the documentation states, the scopes, and the topics about the entities of the path. */
export function StatedFacts({ operation, values }: { operation: Operation; values: FormValues }): ReactNode {
  const { limits = [], topics = [], auth } = operation;
  return (
    <dl className={classes['facts']}>
      {auth === 'oauth' && (
        <>
          <dt>{text('method.scopes')}</dt>
          <dd>
            <RichText id="method.scopesHelp" parts={[(name) => <MethodLink slug="oauth" name={name} />]} /> <TokenScopes />
          </dd>
        </>
      )}
      {(limits.length > 0 || auth === 'oauth') && (
        <>
          <dt>{text('method.limits')}</dt>
          <dd>
            {limits.map(([parameter, limit]) => (
              <div key={`${parameter} ${limit}`}>
                {parameter !== '' && <code className={classes['literal']}>{parameter}: </code>}
                <DocText text={limit} />
              </div>
            ))}
            {auth === 'oauth' && text('method.rateLimit')}
          </dd>
        </>
      )}
      {topics.length > 0 && (
        <>
          <dt>{text('method.topics')}</dt>
          <dd>
            <Topics topics={topics} path={operation.path} values={values} />
          </dd>
        </>
      )}
    </dl>
  );
}

interface TopicsProps {
  topics: readonly string[];
  path: string;
  values: FormValues;
}

/** Links that open the live events with the topic, and with the ids of the form. */
function Topics({ topics, path, values }: TopicsProps): ReactNode {
  const [isWhole, setIsWhole] = useState(topics.length <= FEW + 1);
  return (
    <>
      <ul className={classes['plain']}>
        {(isWhole ? topics : topics.slice(0, FEW)).map((topic) => (
          <li key={topic}>
            <Link to={topicAddress(topic, path, values)} className={classes['literal']}>
              {topic}
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {text('method.allTopics', { count: topics.length })}
        </Button>
      )}
    </>
  );
}
