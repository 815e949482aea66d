import { useEffect, useState } from 'react';

/**
 * Returns ids for a subscription whose response depends on that subscription. They are `undefined` initially and available from
 * the next rendering on. The list stays the same object until its ids change.
 */
export function useIds(): [ids: readonly string[] | undefined, useLearn: (newIds: readonly string[] | undefined) => void] {
  const [ids, setIds] = useState<readonly string[]>();
  const useLearn = (newIds: readonly string[] | undefined): void => {
    const key = newIds?.join();
    useEffect(() => {
      if (key === undefined) return;
      const next = key === '' ? [] : key.split(',');
      setIds((before) => (before?.join() === key ? before : next));
    }, [key]);
  };
  return [ids, useLearn];
}
