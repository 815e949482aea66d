/**
 * How long a test waits for what it expects, in ms. Nothing is measured by it: it only ends what would never come, and a machine that is
 * busy with ten other things must have the time that it needs.
 */
export const PATIENCE = Number(process.env['TEST_PATIENCE_MS'] ?? 60_000);
