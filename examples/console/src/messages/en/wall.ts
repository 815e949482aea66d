/** The English texts of the wall displays. */
export const texts = {} as const;
