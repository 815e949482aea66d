import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AreaData } from './data/types.js';
import { DocText } from './doc-text.js';
import classes from './explorer.module.css';
import { FavouriteButton } from './favourites/favourite-button.js';
import { LockMark } from './method/access-mark.js';
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
        {operations.map((operation) => (
          <li key={operation.name} className={classes['row']}>
            <span className={classes['rowName']}>
              <FavouriteButton slug={slug} name={operation.name} />
              <Link to={`/explorer/${slug}/${operation.name}`} className={classes['rowLink'] ?? ''}>
                {operation.name}
              </Link>
            </span>
            <span className={classes['route']}>
              <VerbTag verb={operation.verb} /> {operation.path} <StandingTags standing={operation.standing} />{' '}
              <LockMark operation={operation} />
            </span>
            <span className={classes['rowText']}>
              <DocText text={operation.summary} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
