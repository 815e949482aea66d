/** The English texts of the pages of agents. */
export const texts = {} as const;
