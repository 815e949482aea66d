import { useSearchParams } from 'react-router';

export interface OpenConversation {
  /** `''` if no conversation is open. */
  openId: string;
  /** Opens a conversation beside the list; `''` closes it. Moving from one to another leaves no entry in the browser's history. */
  open: (id: string) => void;
  /** The query of the list's address, without the open conversation. */
  list: string;
}

/** The conversation that is open beside the list. It is in the address, so that a link and Back work. */
export function useOpenConversation(): OpenConversation {
  const [params, setParams] = useSearchParams();
  const openId = params.get('open') ?? '';
  const list = new URLSearchParams(params);
  list.delete('open');
  list.delete('tab');
  return {
    openId,
    open: (id) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === '') after.delete('tab');
          if (id === '') after.delete('open');
          else after.set('open', id);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    list: list.size === 0 ? '' : `?${list.toString()}`,
  };
}
