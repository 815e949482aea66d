import { Card, Tabs, Text, Title } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import type { Checked } from '../call/prepare.js';
import { asCurl } from '../code/curl.js';
import { asTypeScript } from '../code/typescript.js';
import { CopyButton } from '../copy-button.js';
import type { AreaData, Operation } from '../data/types.js';
import classes from '../explorer.module.css';

interface CodePanelProps {
  area: AreaData;
  operation: Operation;
  checked: Checked | undefined;
}

/** The call as a program and as a shell command, without the token. */
export function CodePanel({ area: { className }, operation, checked }: CodePanelProps): ReactNode {
  const { apiUrl, loginUrl } = usePlatformClient();
  return (
    <Card withBorder component="section" aria-labelledby="code">
      <Title order={2} id="code" mb="xs">
        As code
      </Title>
      {checked?.request ? (
        <Tabs defaultValue="typescript" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="typescript">TypeScript</Tabs.Tab>
            <Tabs.Tab value="curl">curl</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="typescript">
            <Snippet name="TypeScript" text={asTypeScript({ className, operation, args: checked.args, apiUrl, loginUrl })} />
          </Tabs.Panel>
          <Tabs.Panel value="curl">
            <Snippet name="curl" text={asCurl(checked.request)} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Text c="dimmed" size="sm">
          Fill in what is required, and the call stands here as TypeScript and for curl.
        </Text>
      )}
    </Card>
  );
}

function Snippet({ name, text }: { name: string; text: string }): ReactNode {
  return (
    <>
      <pre className={classes['code']} tabIndex={0} aria-label={`The call as ${name}`} role="group">
        {text}
      </pre>
      <CopyButton label={`Copy as ${name}`} text={() => text} />
    </>
  );
}
