/** The English texts of the wallboard and of the page of a queue. */
export const texts = {
  'live.again': 'Live again',
} as const;
