interface QueueFilter {
  type: 'or';
  predicates: { dimension: 'queueId'; value: string }[];
}

/** Matches any of these queues, for analytics queries. */
export const queueFilter = (queueIds: readonly string[]): QueueFilter => ({
  type: 'or',
  predicates: queueIds.map((value) => ({ dimension: 'queueId', value })),
});
