export interface ChatSettings {
  /** Days for which messages are kept. */
  messageRetentionPeriodDays?: number;
}
