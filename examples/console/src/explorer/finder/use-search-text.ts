import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchIn, withSearch } from '../form/link.js';
import { safeSearchText } from '../search/safe-search.js';
import type { SafeText } from '../search/safe-text.js';

export interface SearchText extends SafeText {
  /** Shows another text and writes it to the address, both without secrets. */
  change: (typed: string) => void;
}

/** The text of the search, which is part of the address. It is in the fragment, which no server receives. */
export function useSearchText(): SearchText {
  const client = usePlatformClient();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = searchIn(location.hash);
  const safeText = (text: string): SafeText => safeSearchText(text, client.authData.accessToken);
  const [current, setCurrent] = useState(() => safeText(inAddress));
  const [readText, setReadText] = useState(inAddress);
  // The router changes the address later, perhaps after further keys.
  const [written, setWritten] = useState<readonly string[]>([]);
  if (readText !== inAddress) {
    setReadText(inAddress);
    const position = written.indexOf(inAddress);
    if (position === -1) setCurrent(safeText(inAddress));
    else setWritten(written.slice(position + 1));
  }
  return {
    ...current,
    change: (typed) => {
      const next = safeText(typed);
      setCurrent(next);
      const { pathname, search, hash } = location;
      const state: unknown = location.state;
      const nextHash = withSearch(hash, next.text);
      if (next.text === inAddress) return;
      setWritten((before) => [...before, next.text]);
      void navigate({ pathname, search, hash: nextHash }, { replace: true, state, preventScrollReset: true });
    },
  };
}
