import { InvalidCommandLine } from '../parsing/command-line.js';

/**
 * Reads the value of `--port`.
 *
 * @throws InvalidCommandLine if it is no port.
 */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidCommandLine(`--port must be a whole number from 0 to 65535, not "${text}"`);
}
