import * as root from 'contact-centre-client';
import * as apart from 'contact-centre-client/client';
import * as onFetch from 'contact-centre-client/fetch';
import * as fetchApart from 'contact-centre-client/fetch/client';
import * as users from 'contact-centre-client/apis/users';
import * as bulk from 'contact-centre-client/bulk';
import * as files from 'contact-centre-client/files';
import * as jobs from 'contact-centre-client/jobs';
import * as limits from 'contact-centre-client/limits';
import type { User } from 'contact-centre-client/models';
import * as node from 'contact-centre-client/node';
import * as notifications from 'contact-centre-client/notifications';
import * as preflight from 'contact-centre-client/preflight';
import * as sandbox from 'contact-centre-client/sandbox';
import * as serve from 'contact-centre-client/sandbox/serve';
import * as tokens from 'contact-centre-client/tokens';
import * as vendor from 'contact-centre-client/vendor';

export const all = {
  root,
  apart,
  onFetch,
  fetchApart,
  users,
  bulk,
  files,
  jobs,
  limits,
  notifications,
  preflight,
  sandbox,
  serve,
  tokens,
  vendor,
};
const transport = node.undiciTransport({ dispatcher: node.mtls({ cert: 'client.crt', key: 'client.key' }).dispatcher });
const client = new root.ApiClient({ region: 'eu_west_1', transport });
export const user: Promise<User> = new users.UsersApi(client).getUser('id');
// @ts-expect-error -- an id is text
void new users.UsersApi(client).getUser(42);
// @ts-expect-error -- a dispatcher dispatches
node.undiciTransport({ dispatcher: { close: () => Promise.resolve() } });
