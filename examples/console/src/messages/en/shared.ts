/** The English texts of what several pages share. */
export const texts = {} as const;
