/** The English texts of the API explorer. */
export const texts = {} as const;
