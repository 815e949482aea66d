import type { Area } from '../../engine/area.js';
import type {
  CreateVerifierRequest,
  CreateVerifierResponse,
  UpdateVerifierRequest,
  ValidateVerifierRequest,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import { holds, keyUri, sharedSecret } from './totp.js';
import type { SharedSecret } from './totp.js';

const secretsOf = (world: World): Map<string, SharedSecret> => world.collection<SharedSecret>('users.verifiers.secrets');

/**
 * Authenticator apps as second factors. Security keys have a separate file. The sandbox's sign-in asks for no second factor.
 */
export function addVerifierHandlers(area: Area, world: World): void {
  const verifiersOf = (userId: string): Repository => new Repository(world, '/api/v2/users/{}/verifiers', [userId]);

  /** A user has one default factor only. */
  const noDefault = (kept: Repository): void => {
    for (const other of kept.all()) if (other['default'] === true) kept.save({ ...other, default: false });
  };

  // The caller's factors are the same ones that administrators see for the user.
  area.handle('getUsersMeVerifiers', (context) => {
    const kept = verifiersOf(callerId(context));
    const own = kept.all().map((verifier) => kept.view(verifier));
    return listPage(context, world, own);
  });
  area.handle('putUsersMeVerifier', (context) => {
    const kept = verifiersOf(callerId(context));
    const { id } = kept.get(context.param('verifierId'));
    const body = readObject<UpdateVerifierRequest>(context, ['name']);
    if (body.default === true) noDefault(kept);
    return kept.view(kept.update(context, kept.get(id), body));
  });
  area.handle('deleteUsersMeVerifier', (context) => {
    const kept = verifiersOf(callerId(context));
    const { id } = kept.get(context.param('verifierId'));
    kept.remove(id);
    secretsOf(world).delete(id);
  });

  area.handle('postUsersMeVerifiersTotp', (context) => {
    const userId = callerId(context);
    const body = readObject<CreateVerifierRequest>(context, ['name']);
    const shared = sharedSecret(body, () => world.newId());
    const kept = verifiersOf(userId);
    const { name, enabled = false, default: isDefault = false } = body;
    if (isDefault) noDefault(kept);
    const { id } = kept.create(context, { name, enabled, default: isDefault }, { type: 'TOTP' });
    secretsOf(world).set(id, shared);
    // Without a QR code image: apps accept the address too.
    const answer: CreateVerifierResponse = {
      id,
      name,
      type: 'TOTP',
      enabled,
      default: isDefault,
      keyUri: keyUri(world.organisation.name, textOf(world.store.users.get(userId).email), shared),
    };
    return answer;
  });

  area.handle('postUsersMeVerifiersTotpVerifierId', async (context) => {
    const kept = verifiersOf(callerId(context));
    const verifier = kept.get(context.param('verifierId'));
    const { token, enable = false } = readObject<ValidateVerifierRequest>(context, ['token']);
    const shared = secretsOf(world).get(verifier.id);
    if (!shared || !(await holds(shared, token, world.now())))
      throw badRequest('The code is not the one that the app shows', [{ errorCode: 'invalid.value', fieldName: 'token' }]);
    if (enable) kept.save({ ...verifier, enabled: true });
  });
}
