import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { showAsJson } from '../../../src/core/transport/node-parts.js';

it('shows a class by its own name, though the build has prefixed it with an underscore', () => {
  class _Queue {
    readonly secret = 's3cret';

    toJSON(): object {
      return { name: 'Bookings' };
    }
  }
  showAsJson(_Queue);
  expect(inspect(new _Queue())).toBe("Queue { name: 'Bookings' }");
});
