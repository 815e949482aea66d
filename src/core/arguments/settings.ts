import type { Demand } from './option-checks.js';
import { demandValue } from './option-checks.js';

/**
 * Adds settings to a class: properties that can be changed at any time, and that throw a {@link ConfigurationError} for an invalid value.
 * Getters and setters for each of the ten settings of a client and its logger would take 120 bytes of gzip more on initial load.
 *
 * @param prefix - Prefix of the names in messages, e.g. `logger.`
 */
export function addSettings(type: { prototype: object }, settings: Record<string, Exclude<Demand, 0>>, prefix = ''): void {
  for (const [name, demanded] of Object.entries(settings)) {
    const field = Symbol(name);
    Object.defineProperty(type.prototype, name, {
      configurable: true,
      get(this: Record<symbol, unknown>): unknown {
        return this[field];
      },
      set(this: Record<symbol, unknown>, value: unknown) {
        demandValue(demanded, prefix + name, value);
        this[field] = value;
      },
    });
  }
}
