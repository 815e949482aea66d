/** Number of calls of one operation by one caller on one day, by response status. */
export interface Calls {
  /** The start of the day, in ms since the epoch. */
  day: number;
  clientId: string;
  userId?: string;
  /** Verb and path, with the names of its parameters. */
  httpMethod: string;
  templateUri: string;
  status200: number;
  status300: number;
  status400: number;
  status500: number;
  status429: number;
}
