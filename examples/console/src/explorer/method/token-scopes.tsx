import { Button, Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { describeFailure } from '../../shared/failures.js';
import { listAnd } from '../../shared/formats.js';
import { text } from '../../shared/text.js';

/** The scopes that limit the current sign-in, read on request. */
export function TokenScopes(): ReactNode {
  const client = usePlatformClient();
  const [result, setResult] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const read = async (): Promise<void> => {
    setLoading(true);
    try {
      const { TokensApi } = await import('contact-centre-client/apis/tokens');
      const { authorizedScope = [] } = await new TokensApi(client).getTokensMe();
      setResult(describe(authorizedScope));
    } catch (error) {
      setResult(describeFailure(error).title);
    } finally {
      setLoading(false);
    }
  };
  if (result === undefined) {
    return (
      <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => void read()}>
        {text('method.whichScopes')}
      </Button>
    );
  }
  return (
    <Text size="sm" role="status" component="span">
      {result}
    </Text>
  );
}

function describe(scopes: readonly string[]): string {
  return scopes.length === 0 ? text('method.noScopes') : text('method.limitedTo', { scopes: listAnd(scopes) });
}
