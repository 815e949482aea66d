import type { Area } from '../../engine/area.js';
import type { CreateVerifierResponse, Verifier } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { invalidField } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import { isValidCode, keyUri, createSharedSecret } from './totp.js';
import type { SharedSecret } from './totp.js';

const secretsOf = (world: World): Map<string, SharedSecret> => world.collection<SharedSecret>('users.verifiers.secrets');

/**
 * Authenticator apps as second factors. Security keys have a separate file. The sandbox's sign-in asks for no second factor.
 */
export function addVerifierHandlers(area: Area, world: World): void {
  const verifiersOf = (userId: string): Repository<Verifier> =>
    new Repository<Verifier>(world, '/api/v2/users/{}/verifiers', [userId]);

  /** A user has one default factor only. */
  const clearDefault = (verifiers: Repository<Verifier>): void => {
    for (const other of verifiers.all()) if (other['default'] === true) verifiers.save({ ...other, default: false });
  };

  // The caller's factors are the same ones that administrators see for the user.
  area.handle('getUsersMeVerifiers', (context) => {
    const verifiers = verifiersOf(callerId(context));
    const views = verifiers.all().map((verifier) => verifiers.view(verifier));
    return listPage(context, world, views);
  });
  area.handle('putUsersMeVerifier', (context) => {
    const verifiers = verifiersOf(callerId(context));
    const { id } = verifiers.get(context.param('verifierId'));
    const body = readObject(context, ['name']);
    if (body.default === true) clearDefault(verifiers);
    return verifiers.view(verifiers.update(context, verifiers.get(id), body));
  });
  area.handle('deleteUsersMeVerifier', (context) => {
    const verifiers = verifiersOf(callerId(context));
    const { id } = verifiers.get(context.param('verifierId'));
    verifiers.remove(id);
    secretsOf(world).delete(id);
  });

  area.handle('postUsersMeVerifiersTotp', (context) => {
    const userId = callerId(context);
    const body = readObject(context, ['name']);
    const secret = createSharedSecret(body, () => world.newId());
    const verifiers = verifiersOf(userId);
    const { name, enabled = false, default: isDefault = false } = body;
    if (isDefault) clearDefault(verifiers);
    const { id } = verifiers.create(context, { name, enabled, default: isDefault }, { type: 'TOTP' });
    secretsOf(world).set(id, secret);
    // Without a QR code image: apps accept the address too.
    const response: CreateVerifierResponse = {
      id,
      name,
      type: 'TOTP',
      enabled,
      default: isDefault,
      keyUri: keyUri(world.organisation.name, textOf(world.store.users.get(userId).email), secret),
    };
    return response;
  });

  area.handle('postUsersMeVerifiersTotpVerifierId', async (context) => {
    const verifiers = verifiersOf(callerId(context));
    const verifier = verifiers.get(context.param('verifierId'));
    const { token, enable = false } = readObject(context, ['token']);
    const secret = secretsOf(world).get(verifier.id);
    if (!secret || !(await isValidCode(secret, token, world.now())))
      throw invalidField('The code is not the one that the app shows', 'token');
    if (enable) verifiers.save({ ...verifier, enabled: true });
  });
}
