import { Deadline } from './deadline.js';

/** Sends a command to Redis: `(args) => redis.call(...args)` of ioredis, `(args) => client.sendCommand(args)` of node-redis. */
export type RedisCommand = (args: [command: string, ...rest: string[]]) => Promise<unknown>;

/**
 * Limits how long a command may take, in ms: Redis clients wait for a lost server, some of them forever.
 *
 * @param late - Creates the error to throw.
 */
export function inTime(command: RedisCommand, ms: number, late: () => Error): RedisCommand {
  return async (args) => {
    const until = new Deadline(ms, undefined);
    try {
      return await until.hold(command(args));
    } catch (error) {
      throw until.expired ? late() : error;
    } finally {
      until.release();
    }
  };
}
