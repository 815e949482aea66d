/** The columns of the list in their order. Optional ones are shown to users who choose them. */
export const columnIds = [
  { id: 'start' },
  { id: 'customer' },
  { id: 'outcome' },
  { id: 'queue' },
  { id: 'agent' },
  { id: 'media' },
  { id: 'duration' },
  { id: 'wait' },
  { id: 'talk' },
  { id: 'code' },
  { id: 'direction' },
  { id: 'wrapUp', isOptional: true },
  { id: 'hold', isOptional: true },
  { id: 'end', isOptional: true },
  { id: 'address', isOptional: true },
  { id: 'disconnect', isOptional: true },
  { id: 'id', isOptional: true },
] as const;

export type ColumnId = (typeof columnIds)[number]['id'];
