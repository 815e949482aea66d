import { Code, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RichText } from '../shared/rich-text.js';
import { redirectUri } from './place-connection.js';
import { regionName } from './region-names.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings } from './settings.js';
import { placeName } from './settings.js';
import classes from './sign-in-page.module.css';

const strong = (content: string): ReactNode => <strong>{content}</strong>;

/** Introduces the sandbox on the sign-in page. */
export function SandboxNote({ sandbox: { organisation, people } }: { sandbox: SandboxSettings }): ReactNode {
  const [person] = people;
  return (
    <div className={classes['note']}>
      <Text size="sm">
        <RichText id="signIn.sandboxNote" values={{ organisation }} parts={[strong]} />
      </Text>
      {person && (
        <Text size="sm" mt={4}>
          <RichText id="signIn.sandboxPerson" values={{ name: person.name, title: person.title }} parts={[strong]} />
        </Text>
      )}
    </div>
  );
}

/** The settings that an administrator enters for the OAuth client. */
export function RedirectNote(): ReactNode {
  return <RichText id="signIn.redirectNote" values={{ uri: redirectUri() }} parts={[(uri) => <Code>{uri}</Code>]} />;
}

/** Names the organisation's region, if the console is served for one organisation. */
export function OrganisationNote({ settings }: { settings: Settings }): ReactNode {
  const name = settings.place === 'region' ? `${regionName(settings.region)} – ${placeName(settings)}` : placeName(settings);
  return (
    <div className={classes['note']}>
      <Text size="sm">
        <RichText id="signIn.organisationNote" values={{ place: name }} parts={[strong]} />
      </Text>
    </div>
  );
}
