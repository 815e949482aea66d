export interface BackgroundAssistantUserAuthenticatedInfo {
  /** Id of the background assistant that asks. */
  backgroundAssistantId: string;
}
