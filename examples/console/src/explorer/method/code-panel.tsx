import { Card, Tabs, Text, Title } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import type { Checked } from '../call/prepare.js';
import { asCurl } from '../code/curl.js';
import { asFetch } from '../code/fetch.js';
import { asTypeScript } from '../code/typescript.js';
import type { AreaData, Operation } from '../data/types.js';
import { Snippet } from '../../shared/snippet.js';
import { text } from '../../shared/text.js';

/** The name of a function, in every language. */
const FETCH = 'fetch';

interface CodePanelProps {
  area: AreaData;
  operation: Operation;
  checked: Checked | undefined;
}

/** The call as a program, with or without the library, and as a shell command. The token is not part of it. */
export function CodePanel({ area: { className }, operation, checked }: CodePanelProps): ReactNode {
  const { apiUrl, loginUrl } = usePlatformClient();
  return (
    <Card withBorder component="section" aria-labelledby="code">
      <Title order={2} id="code" mb="xs">
        {text('code.title')}
      </Title>
      {checked?.request ? (
        <Tabs defaultValue="typescript" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="typescript">TypeScript</Tabs.Tab>
            <Tabs.Tab value="fetch">{FETCH}</Tabs.Tab>
            <Tabs.Tab value="curl">curl</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="typescript">
            <Sample name="TypeScript" code={asTypeScript({ className, operation, args: checked.args, apiUrl, loginUrl })} />
          </Tabs.Panel>
          <Tabs.Panel value="fetch">
            <Sample name={FETCH} code={asFetch(checked.request, operation)} />
          </Tabs.Panel>
          <Tabs.Panel value="curl">
            <Sample name="curl" code={asCurl(checked.request)} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Text c="dimmed" size="sm">
          {text('code.empty')}
        </Text>
      )}
    </Card>
  );
}

function Sample({ name, code }: { name: string; code: string }): ReactNode {
  return <Snippet label={text('code.label', { name })} copyLabel={text('code.copy', { name })} code={code} />;
}
