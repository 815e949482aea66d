/** The words of the packed shape table, separated by spaces. There are none in the sources: the build packs the table. */
export const shapeWords: string = '';
