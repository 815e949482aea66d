import { Random } from '../values/random.js';

/** A random stream per id, independent of all other events. */
export function chanceOf(id: string, position = 0): Random {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  const random = new Random(hash);
  random.moveTo(position);
  return random;
}

/** A whole number from `from` up to, but not including, `to`. */
export function randomBetween(random: Random, from: number, to: number): number {
  return Math.floor(from + random.next() * (to - from));
}

/** A human duration: mostly near `median`, never below 0, sometimes much longer. */
export function randomAround(random: Random, median: number, spread: number): number {
  const sum = random.next() + random.next() + random.next() + random.next();
  return Math.round(median * Math.exp(spread * Math.sqrt(3) * (sum - 2)));
}

/** The time until the next of random events that occur every `mean` ms on average. */
export function timeUntilNext(random: Random, mean: number): number {
  return Math.max(1, Math.round(-Math.log(1 - random.next()) * mean));
}
