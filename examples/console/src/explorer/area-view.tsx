import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AreaData } from './data/types.js';
import { DocText } from './doc-text.js';
import classes from './explorer.module.css';
import { StandingTags } from './standing.js';
import { VerbTag } from './verb.js';

/** The purpose of an area, and its methods. */
export function AreaView({ area: { slug, doc, operations } }: { area: AreaData }): ReactNode {
  return (
    <>
      <Text className={classes['prose'] ?? ''}>
        <DocText text={doc} />
      </Text>
      <ul className={`${classes['plain'] ?? ''} ${classes['rows'] ?? ''}`}>
        {operations.map(({ name, verb, path, summary, standing }) => (
          <li key={name} className={classes['row']}>
            <Link to={`/explorer/${slug}/${name}`} className={classes['rowLink'] ?? ''}>
              {name}
            </Link>
            <span className={classes['route']}>
              <VerbTag verb={verb} /> {path} <StandingTags standing={standing} />
            </span>
            <span className={classes['rowText']}>
              <DocText text={summary} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
