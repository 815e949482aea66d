/** What every field of a form gets. */
export interface InputProps {
  label: string;
  description: string | undefined;
  error: string | undefined;
  disabled: boolean;
  /** As the platform stores it. */
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: (() => void) | undefined;
}
