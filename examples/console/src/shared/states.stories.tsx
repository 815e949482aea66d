import { NetworkError, PermissionDeniedError, ServerError } from 'contact-centre-client/fetch';
import { Button } from '@mantine/core';
import type { Story } from '../../stories/story.js';
import { MissingPermission, MissingPermissionNote } from './missing-permission.js';
import { Empty, Failure, Loading } from './states.js';

const answer = { method: 'GET', url: 'https://api.mypurecloud.ie/api/v2/routing/queues' };
const serverError = new ServerError({
  ...answer,
  status: 503,
  statusText: 'Service Unavailable',
  headers: { 'inin-correlation-id': '5f6f2f0e-8f2c-4b7a-9d0e-3c1f6d1b9a77' },
  body: { status: 503, code: 'service.unavailable', message: 'The service is overloaded' },
  text: '',
});
const denied = new PermissionDeniedError({
  ...answer,
  status: 403,
  statusText: 'Forbidden',
  headers: {},
  body: {
    status: 403,
    code: 'missing.any.permissions',
    message: 'Unable to perform the requested action. You are missing the following permission(s): [routing:queue:view]',
  },
  text: '',
});
const doNothing = (): void => undefined;

export const story: Story = {
  name: 'states',
  states: {
    Loading: () => <Loading rows={3} height={28} />,
    Empty: () => (
      <Empty title="No queue matches" action={<Button variant="default">Remove the filter</Button>}>
        No queue has “claims” in its name.
      </Empty>
    ),
    'Failure that can be tried again': () => <Failure error={serverError} onRetry={doNothing} />,
    'Failure without a connection': () => <Failure error={new NetworkError('GET /api/v2/routing/queues')} onRetry={doNothing} />,
    'Failure without permission': () => <Failure error={denied} />,
    'Missing permission, in place of a page': () => (
      <MissingPermission title="The queues cannot be shown" missing={['routing:queue:view', 'analytics:queueObservation:view']} />
    ),
    'Missing permission, in place of an action': () => <MissingPermissionNote missing={['routing:queueMember:manage']} />,
  },
};
