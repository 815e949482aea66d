import { Button, Divider, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isDemo } from '../../demo/is-demo.js';
import { useConnection } from '../../session/connection.js';
import { rememberPath } from '../../session/remembered-path.js';
import { placeName } from '../../session/settings.js';
import { useSignOut } from '../../session/use-sign-in.js';
import { text } from '../../shared/text.js';
import { EnvironmentsStore, keyOf } from './environments.js';

const environments = new EnvironmentsStore();

/** Another organisation or the sandbox, or another user: both need a sign-in. */
export function EnvironmentChoice(): ReactNode {
  const { settings, sandbox, organisation, connect } = useConnection();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const stored = useSyncExternalStore(environments.subscribe, environments.read);
  useEffect(() => {
    if (!organisation) environments.add(settings);
  }, [settings, organisation]);
  const others = stored.filter((each) => keyOf(each) !== keyOf(settings) && (each.place !== 'sandbox' || sandbox));
  const [chosen, setChosen] = useState('');
  const target = others.find((each) => keyOf(each) === chosen) ?? others[0];
  if (isDemo) return undefined;
  return (
    <>
      <Divider my="md" />
      <Text size="sm" mb="xs">
        {text('keep.environmentHelp', { name: placeName(settings) })}
      </Text>
      <Group align="end" gap="xs">
        {target && !organisation && (
          <>
            <NativeSelect
              label={text('keep.environment')}
              value={keyOf(target)}
              data={others.map((each) => ({ value: keyOf(each), label: placeName(each) }))}
              onChange={(event) => {
                setChosen(event.currentTarget.value);
              }}
            />
            <Button
              variant="default"
              onClick={() => {
                rememberPath(pathname);
                connect(target);
              }}
            >
              {text('keep.signInThere')}
            </Button>
          </>
        )}
        <Button variant="default" onClick={signOut}>
          {text('keep.otherUser')}
        </Button>
      </Group>
    </>
  );
}
