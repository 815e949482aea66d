import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { Operation } from '../data/types.js';
import { linkFragment, readLink, withoutBody } from '../form/link.js';
import type { CallArguments, FormValues } from '../form/values.js';
import { valuesFrom } from '../form/values.js';
import { callHistory } from '../history/use-history.js';

/** A method's form, which the address fills in. */
export interface Form {
  values: FormValues;
  setValues: (values: FormValues) => void;
  /** Whether the address says something that is no form. */
  unreadable: boolean;
  /** The whole address that opens this form filled in, body included. */
  addressOf: (args: CallArguments) => string;
  /** Puts a call into the browser's address bar, so that a reload keeps the form. Its body stays in the history. */
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
  // What the form itself has written to the address fills in nothing.
  const known = useRef(hash);
  useEffect(() => {
    if (known.current === hash) return;
    known.current = hash;
    setForm(filledIn(operation, { hash, search }));
  }, [operation, hash, search]);
  const write = (fragment: string): void => {
    known.current = fragment;
    void navigate({ pathname, hash: fragment }, { replace: true, state, preventScrollReset: true });
  };
  useEffect(() => {
    // A link of the kind that servers see goes no further than this.
    if (search !== '') write(hash || linkFragment(readLink({ hash, search })?.args ?? {}, client.authData.accessToken));
  });
  return {
    values,
    unreadable,
    setValues: (next) => {
      setForm({ values: next, unreadable });
    },
    addressOf: (args) => window.location.origin + href + linkFragment(args, client.authData.accessToken),
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
