/** A Thursday afternoon, in ms since the epoch. */
export const moment = Date.parse('2026-03-12T14:25:00Z');

/**
 * For `it.override`: a contact centre in the middle of its day, always the same one. The page gets the time by
 * `page.clock.setFixedTime(moment)`.
 */
export const atWork = {
  sandboxOptions: { seed: 1, now: () => moment, traffic: true },
  contextOptions: { locale: 'en-GB', timezoneId: 'UTC' },
};
