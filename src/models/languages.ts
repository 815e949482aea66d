/** Language tags for which the user interface's texts are available. */
export interface AvailableTranslations {
  /** Languages with texts of the organisation's own. */
  orgSpecific?: string[];
  /** Languages the platform ships. */
  builtin?: string[];
}
