import { Code, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { redirectUri } from './connection.js';
import { regionNames } from './region-names.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings } from './settings.js';
import { placeName } from './settings.js';
import classes from './sign-in-page.module.css';

/** Introduces the sandbox on the sign-in page. */
export function SandboxNote({ sandbox: { organisation, people } }: { sandbox: SandboxSettings }): ReactNode {
  const [person] = people;
  return (
    <div className={classes['note']}>
      <Text size="sm">
        <strong>{organisation}</strong> is made up and lives on this machine: nothing that you do there reaches anyone.
      </Text>
      {person && (
        <Text size="sm" mt={4}>
          Sign in as <strong>{person.name}</strong>, {person.title}, and choose “Allow”.
        </Text>
      )}
    </div>
  );
}

/** The settings that an administrator enters for the OAuth client. */
export function RedirectNote(): ReactNode {
  return (
    <>
      An OAuth client of your organisation whose authorised redirect URIs hold <Code>{redirectUri()}</Code>
    </>
  );
}

/** Names the organisation's region, if the console is served for one organisation. */
export function OrganisationNote({ settings }: { settings: Settings }): ReactNode {
  const name = settings.place === 'region' ? `${regionNames[settings.region]} – ${placeName(settings)}` : placeName(settings);
  return (
    <div className={classes['note']}>
      <Text size="sm">
        Your organisation is in <strong>{name}</strong>. You sign in on the platform’s own login page.
      </Text>
    </div>
  );
}
