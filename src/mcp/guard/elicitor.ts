/** The form that a person fills in, as a JSON schema of the kind that the Model Context Protocol allows. */
export interface ConfirmationForm {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ConfirmationField>>;
  readonly required: readonly string[];
}

export interface ConfirmationField {
  readonly type: 'boolean' | 'string';
  readonly title: string;
  readonly description: string;
}

/** What the person answers. */
export type ElicitationAnswer =
  | { readonly action: 'accept'; readonly content?: Readonly<Record<string, unknown>> | undefined }
  | { readonly action: 'decline' | 'cancel' };

/** Asks the person at the client, not the model. */
export interface Elicitor {
  /** Whether the client can ask the person. Read before each confirmation. */
  readonly isSupported: boolean;
  ask(message: string, form: ConfirmationForm): Promise<ElicitationAnswer>;
}
