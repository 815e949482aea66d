import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { Operation } from '../data/types.js';
import { linkFragment, readLink, withoutBody } from '../form/link.js';
import type { CallArguments, FormValues } from '../form/values.js';
import { valuesFrom } from '../form/values.js';
import { callHistory } from '../history/use-history.js';

/** A method's form, filled in from the address. */
export interface Form {
  values: FormValues;
  setValues: (values: FormValues) => void;
  /** Whether the address contains an invalid form. */
  unreadable: boolean;
  /** The full address that opens this form filled in, including the body. */
  addressOf: (args: CallArguments) => string;
  /** Writes a call to the browser's address, so that a reload keeps the form. Its body stays in the history. */
  keep: (args: CallArguments, call: string) => void;
}

export function useForm(operation: Operation): Form {
  const client = usePlatformClient();
  const location = useLocation();
  const { pathname, hash, search } = location;
  const state: unknown = location.state;
  const href = useHref(pathname);
  const navigate = useNavigate();
  const [{ values, unreadable }, setForm] = useState(() => filledIn(operation, location));
  // An address that the form itself has written must not fill it in again.
  const writtenHash = useRef(hash);
  useEffect(() => {
    if (writtenHash.current === hash) return;
    writtenHash.current = hash;
    setForm(filledIn(operation, { hash, search }));
  }, [operation, hash, search]);
  const write = (fragment: string): void => {
    writtenHash.current = fragment;
    void navigate({ pathname, hash: fragment }, { replace: true, state, preventScrollReset: true });
  };
  useEffect(() => {
    // The old form of the link is replaced, since servers can see it.
    if (search !== '') write(hash || linkFragment(readLink({ hash, search })?.args ?? {}, client.authData.accessToken));
  });
  return {
    values,
    unreadable,
    setValues: (next) => {
      setForm({ values: next, unreadable });
    },
    addressOf: (args) => new URL(href, window.location.href).href + linkFragment(args, client.authData.accessToken),
    keep: (args, call) => {
      const inAddress = withoutBody(operation, args);
      const hasBody = Object.keys(inAddress).length < Object.keys(args).length;
      write(linkFragment(inAddress, client.authData.accessToken, hasBody ? call : undefined));
    },
  };
}

function filledIn(operation: Operation, address: { hash: string; search: string }): { values: FormValues; unreadable: boolean } {
  const link = readLink(address);
  const past = callHistory.calls.find(({ id, name }) => id === link?.call && name === operation.name);
  return { values: valuesFrom(operation, { ...past?.args, ...link?.args }), unreadable: link === undefined };
}
