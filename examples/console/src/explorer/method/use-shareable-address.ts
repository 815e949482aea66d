import { usePlatformClient } from 'contact-centre-client/react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { linkQuery } from '../form/link.js';
import type { CallArguments } from '../form/values.js';

interface ShareableAddress {
  /** The whole address that opens this form filled in. */
  addressOf: (args: CallArguments) => string;
  /** Puts it into the browser's address bar, so that a reload keeps the form. */
  keep: (args: CallArguments) => void;
}

export function useShareableAddress(): ShareableAddress {
  const client = usePlatformClient();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const href = useHref(pathname);
  const navigate = useNavigate();
  const query = (args: CallArguments): string => linkQuery(args, client.authData.accessToken);
  return {
    addressOf: (args) => location.origin + href + query(args),
    keep: (args) => void navigate({ pathname, search: query(args) }, { replace: true, state, preventScrollReset: true }),
  };
}
