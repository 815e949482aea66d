import client = require('contact-centre-client');
import users = require('contact-centre-client/apis/users');
import sandbox = require('contact-centre-client/sandbox');

export const user: Promise<client.User> = new users.UsersApi(new client.ApiClient()).getUser('id');
export const requests: number = sandbox.createSandbox().requests.length;
// @ts-expect-error -- no such region
void new client.ApiClient({ region: 'moon_1' });
