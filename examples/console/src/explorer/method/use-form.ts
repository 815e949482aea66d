import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { Operation } from '../data/types.js';
import type { Visit } from '../drafts/drafts.js';
import { withoutFormSecrets } from '../drafts/drafts.js';
import { drafts } from '../drafts/tab-drafts.js';
import { valuesFromAddress } from '../form/address-values.js';
import { formFragment, linkFragment, readLink, searchIn, withSearch, withoutBody } from '../form/link.js';
import type { CallArguments, FormValues } from '../form/values.js';
import { valuesFrom } from '../form/values.js';
import { callHistory } from '../history/use-history.js';
import type { Place } from '../keep/request-tabs.js';
import { requestTabs } from '../keep/use-request-tabs.js';

/** A method's form, filled in from the address, or as it was left. */
export interface Form {
  values: FormValues;
  setValues: (values: FormValues) => void;
  /** Whether the address contains an invalid form. */
  unreadable: boolean;
  /** The query values of an address that the method does not have. */
  unknownNames: readonly string[];
  /** The full address that opens this form filled in, including the body. */
  addressOf: (args: CallArguments) => string;
  /** Writes a call to the browser's address, so that a reload keeps the form. Its body stays in the history. */
  keep: (args: CallArguments, call: string) => void;
}

export function useForm(operation: Operation): Form {
  const client = usePlatformClient();
  const current = useLocation();
  const { pathname, hash: fragment, search, key } = current;
  // The text of the search is another part of the fragment.
  const hash = formFragment(fragment);
  const location = useMemo(() => ({ pathname, hash, search, key }), [pathname, hash, search, key]);
  const state: unknown = current.state;
  const href = useHref(pathname);
  const navigate = useNavigate();
  useKeptDraft(location);
  const [{ values, unreadable, unknownNames }, setForm] = useState(() => filledIn(operation, location));
  // An address that the form itself has written must not fill it in again.
  const writtenHash = useRef(hash);
  useEffect(() => {
    if (writtenHash.current === hash) return;
    writtenHash.current = hash;
    setForm(filledIn(operation, location));
  }, [operation, hash, location]);
  const write = (nextHash: string): void => {
    writtenHash.current = nextHash;
    const next = { pathname, hash: withSearch(nextHash, searchIn(fragment)) };
    void navigate(next, { replace: true, state, preventScrollReset: true });
  };
  useEffect(() => {
    // The old form of the link is replaced, since servers can see it.
    if (search !== '') write(hash || linkFragment(readLink({ hash, search })?.args ?? {}, client.authData.accessToken));
  });
  return {
    values,
    unreadable,
    unknownNames,
    setValues: (next) => {
      setForm({ values: next, unreadable, unknownNames });
      const safe = withoutFormSecrets(operation, next, client.authData.accessToken);
      storeDraft(operation, location, safe);
      requestTabs.keep(placeOf(location), safe);
    },
    addressOf: (args) => new URL(href, window.location.href).href + linkFragment(args, client.authData.accessToken),
    keep: (args, call) => {
      const inAddress = withoutBody(operation, args);
      const hasBody = Object.keys(inAddress).length < Object.keys(args).length;
      // From here on, the address and the history have the form.
      drafts.remove(location);
      const nextHash = linkFragment(inAddress, client.authData.accessToken, hasBody ? call : undefined);
      requestTabs.keep(
        { ...placeOf(location), hash: nextHash },
        withoutFormSecrets(operation, values, client.authData.accessToken),
      );
      write(nextHash);
    },
  };
}

type Address = Visit & { search: string };

function placeOf({ pathname, hash }: Pick<Visit, 'pathname' | 'hash'>): Place {
  const [slug = '', method = ''] = pathname.split('/').slice(2);
  return { slug, method, hash };
}

/** Returns what was typed in the open request of this address. */
function valuesOfTab(address: Address): FormValues | undefined {
  const { slug, method, hash } = placeOf(address);
  const { active } = requestTabs;
  const isShown = active?.slug === slug && active.method === method && active.hash === hash;
  return isShown ? active.values : undefined;
}

/** Keeps the draft of a form while the text of the search changes, which gives the same form another key. */
function useKeptDraft(visit: Visit): void {
  const navigationType = useNavigationType();
  const previous = useRef(visit);
  useEffect(() => {
    const before = previous.current;
    previous.current = visit;
    if (navigationType === NavigationType.Replace && before.key !== visit.key) drafts.move(before, visit);
  }, [navigationType, visit]);
}

type FilledForm = Pick<Form, 'values' | 'unreadable' | 'unknownNames'>;

function filledIn(operation: Operation, address: Address): FilledForm {
  const link = readLink(address);
  const draft = valuesOfTab(address) ?? drafts.find(address);
  const linked = linkedValues(operation, address);
  return { ...linked, values: draft ?? linked.values, unreadable: link === undefined && draft === undefined };
}

/** Returns the form that the address describes. */
function linkedValues(operation: Operation, address: Address): Pick<Form, 'values' | 'unknownNames'> {
  const link = readLink(address);
  const past = callHistory.calls.find(({ id, name }) => id === link?.call && name === operation.name);
  const pasted = link?.address && valuesFromAddress(operation, link.address);
  return {
    values: { ...pasted?.values, ...valuesFrom(operation, { ...past?.args, ...link?.args }) },
    unknownNames: pasted?.unknownNames ?? [],
  };
}

/** A form that is as its address describes it needs no draft. */
function storeDraft(operation: Operation, address: Address, values: FormValues): void {
  if (isEqual(values, linkedValues(operation, address).values)) drafts.remove(address);
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
