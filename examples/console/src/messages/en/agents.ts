/** The English texts of the pages of agents. */
export const texts = {
  'presence.changed': 'Your presence is {presence}',
} as const;
