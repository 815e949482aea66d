import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { Operation } from '../data/types.js';
import type { Visit } from '../drafts/drafts.js';
import { withoutFormSecrets } from '../drafts/drafts.js';
import { drafts } from '../drafts/tab-drafts.js';
import { linkFragment, readLink, withoutBody } from '../form/link.js';
import type { CallArguments, FormValues } from '../form/values.js';
import { valuesFrom } from '../form/values.js';
import { callHistory } from '../history/use-history.js';

/** A method's form, filled in from the address, or as it was left. */
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
    setForm(filledIn(operation, location));
  }, [operation, hash, location]);
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
      storeDraft(operation, location, withoutFormSecrets(operation, next, client.authData.accessToken));
    },
    addressOf: (args) => new URL(href, window.location.href).href + linkFragment(args, client.authData.accessToken),
    keep: (args, call) => {
      const inAddress = withoutBody(operation, args);
      const hasBody = Object.keys(inAddress).length < Object.keys(args).length;
      // From here on, the address and the history have the form.
      drafts.remove(location);
      write(linkFragment(inAddress, client.authData.accessToken, hasBody ? call : undefined));
    },
  };
}

type Address = Visit & { search: string };

function filledIn(operation: Operation, address: Address): { values: FormValues; unreadable: boolean } {
  const link = readLink(address);
  const draft = drafts.find(address);
  return { values: draft ?? linkedValues(operation, address), unreadable: link === undefined && draft === undefined };
}

/** Returns the form that the address describes. */
function linkedValues(operation: Operation, address: Address): FormValues {
  const link = readLink(address);
  const past = callHistory.calls.find(({ id, name }) => id === link?.call && name === operation.name);
  return valuesFrom(operation, { ...past?.args, ...link?.args });
}

/** A form that is as its address describes it needs no draft. */
function storeDraft(operation: Operation, address: Address, values: FormValues): void {
  if (isEqual(values, linkedValues(operation, address))) drafts.remove(address);
  else drafts.store(address, values);
}

function isEqual(one: FormValues, other: FormValues): boolean {
  const contentOf = (values: FormValues): string =>
    JSON.stringify(
      Object.entries(values)
        .filter(([, value]) => value.length > 0)
        .sort(([first], [second]) => first.localeCompare(second)),
    );
  return contentOf(one) === contentOf(other);
}
