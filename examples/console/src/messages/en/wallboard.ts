/** The English texts of the wallboard and of the page of a queue. */
export const texts = {} as const;
