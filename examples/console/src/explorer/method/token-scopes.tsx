import { usePlatformClient } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { listAnd } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { ReadOnRequest } from './read-on-request.js';

/** The scopes that limit the current sign-in, read on request. */
export function TokenScopes(): ReactNode {
  const client = usePlatformClient();
  const read = async (): Promise<string> => {
    const { TokensApi } = await import('contact-centre-client/apis/tokens');
    const { authorizedScope = [] } = await new TokensApi(client).getTokensMe();
    return describe(authorizedScope);
  };
  return <ReadOnRequest question={text('method.whichScopes')} read={read} />;
}

function describe(scopes: readonly string[]): string {
  return scopes.length === 0 ? text('method.noScopes') : text('method.limitedTo', { scopes: listAnd(scopes) });
}
