import { useConnection } from '../../session/connection.js';
import { isChange } from '../call/is-change.js';
import type { Operation } from '../data/types.js';

/** Whether a call should be asked about once more: it may change something, and not in a sandbox. */
export function useMustConfirm(operation: Operation): boolean {
  const { settings } = useConnection();
  return settings.place !== 'sandbox' && isChange(operation);
}
