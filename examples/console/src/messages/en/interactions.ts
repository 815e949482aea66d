/** The English texts of the pages of interactions. */
export const texts = {} as const;
