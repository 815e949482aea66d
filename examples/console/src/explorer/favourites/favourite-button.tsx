import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../explorer.module.css';
import type { Favourite } from './favourites.js';
import { isSame } from './favourites.js';
import { favourites, useFavourites } from './use-favourites.js';

/** The star of a method. */
export function FavouriteButton({ slug, name }: Favourite): ReactNode {
  const hasStar = useFavourites().some((each) => isSame(each, { slug, name }));
  return (
    <ActionIcon
      variant="subtle"
      size="sm"
      className={classes['star'] ?? ''}
      aria-label={text('favourites.star', { name })}
      aria-pressed={hasStar}
      onClick={() => {
        if (!favourites.toggle({ slug, name })) announce(text('favourites.notStored'));
      }}
    >
      <Icon name="star" size={16} />
    </ActionIcon>
  );
}
