/** The English texts of saved views. */
export const texts = {} as const;
