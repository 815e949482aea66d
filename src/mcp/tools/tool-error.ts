/** The parts of an error that a tool reports. */
export interface ToolProblem {
  /** Stable identifier: the platform's, or one of this server. */
  readonly code: string;
  /** What failed and why. */
  readonly message: string;
  /** What to do. */
  readonly remedy?: string | undefined;
  /** Status of the platform's response. */
  readonly status?: number | undefined;
  readonly correlationId?: string | undefined;
  /** Permissions that the token lacks. */
  readonly missingPermissions?: readonly string[] | undefined;
  /** Names that were probably meant. */
  readonly suggestions?: readonly string[] | undefined;
  /** What the platform would do. Contains data of the platform. */
  readonly details?: unknown;
  /** What is wrong with each argument. */
  readonly findings?: readonly string[] | undefined;
}

/** An error that a tool reports to the assistant. */
export class ToolError extends Error {
  readonly problem: ToolProblem;

  constructor(problem: ToolProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.problem = problem;
  }
}
