import { Deadline } from './deadline.js';

/** Sends a command to Redis: `(args) => redis.call(...args)` of ioredis, `(args) => client.sendCommand(args)` of node-redis. */
export type RedisCommand = (args: [command: string, ...rest: string[]]) => Promise<unknown>;

/**
 * Limits how long a command may take, in ms: Redis clients wait for a lost server, some of them forever.
 *
 * @param createError - Creates the error to throw.
 */
export function withTimeout(command: RedisCommand, ms: number, createError: () => Error): RedisCommand {
  return async (args) => {
    const deadline = new Deadline(ms, undefined);
    try {
      return await deadline.race(command(args));
    } catch (error) {
      throw deadline.isExpired ? createError() : error;
    } finally {
      deadline.release();
    }
  };
}
