import { useEffect, useState } from 'react';

/**
 * Ids that are listened to, learnt from an answer that is itself asked for as it is listened to: known with the next rendering, `undefined`
 * before, and the same list as long as there are no others in it.
 */
export function useIds(): [ids: readonly string[] | undefined, useLearn: (found: readonly string[] | undefined) => void] {
  const [ids, setIds] = useState<readonly string[]>();
  const useLearn = (found: readonly string[] | undefined): void => {
    const key = found?.join();
    useEffect(() => {
      if (key !== undefined) setIds((before) => (before?.join() === key ? before : key === '' ? [] : key.split(',')));
    }, [key]);
  };
  return [ids, useLearn];
}
