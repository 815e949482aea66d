/**
 * Timeout in ms for expected events. It measures nothing: it only ends a hanging test, and leaves enough time on a busy
 * machine.
 */
export const PATIENCE = Number(process.env['TEST_PATIENCE_MS'] ?? 60_000);
