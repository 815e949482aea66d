interface QueueFilter {
  type: 'or';
  predicates: { dimension: 'queueId'; value: string }[];
}

/** Any of these queues, for the queries of analytics. */
export const queueFilter = (queueIds: readonly string[]): QueueFilter => ({
  type: 'or',
  predicates: queueIds.map((value) => ({ dimension: 'queueId', value })),
});
