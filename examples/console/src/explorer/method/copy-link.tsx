import type { ReactNode } from 'react';
import type { CallArguments } from '../form/values.js';
import { CopyButton } from '../copy-button.js';
import { useShareableAddress } from './use-shareable-address.js';

/** Copies an address that opens the same form filled in. */
export function CopyLink({ args }: { args: CallArguments }): ReactNode {
  const { addressOf } = useShareableAddress();
  return <CopyButton label="Copy link" text={() => addressOf(args)} />;
}
