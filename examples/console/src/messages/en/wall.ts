/** The English texts of the wall displays. */
export const texts = {
  'wall.noFullScreen': 'The browser does not show this page in full screen.',
  'wall.soundOn': 'Sound is on',
} as const;
