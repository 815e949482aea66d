import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import { verbOf } from '../call/verb-of.js';
import { FavouriteButton } from '../favourites/favourite-button.js';
import { useFavourites } from '../favourites/use-favourites.js';
import { MethodRow } from './method-row.js';
import classes from './start.module.css';

/** The methods with a star. */
export function Favourites(): ReactNode {
  const favourites = useFavourites();
  return (
    <section className={classes['card']} aria-labelledby="favourites">
      <Title order={2} size="h4" id="favourites">
        {text('favourites.title')}
      </Title>
      {favourites.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text('favourites.none')}
        </Text>
      ) : (
        <ul className={classes['list']}>
          {favourites.map(({ slug, name }) => (
            <MethodRow
              key={`${slug}/${name}`}
              to={`/explorer/${slug}/${name}`}
              name={name}
              verb={verbOf(name)}
              aside={<FavouriteButton slug={slug} name={name} />}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
