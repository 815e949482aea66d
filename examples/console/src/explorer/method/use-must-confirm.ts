import { useConnection } from '../../session/connection.js';
import { isChange } from '../call/is-change.js';
import type { Operation } from '../data/types.js';

/** Whether a call needs confirmation: it may change something outside a sandbox. */
export function useMustConfirm(operation: Operation): boolean {
  const { settings } = useConnection();
  return settings.place !== 'sandbox' && isChange(operation);
}
