import type { Area } from '../../engine/area.js';
import type { BeginWebAuthnRegistrationResponse, PublicKeyCredentialCreationResponse, Verifier } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { parseJsonBody, readObject } from '../../http/body.js';
import { invalidField } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import { fromBase64, toBase64Url } from '../../values/base64.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

/** Timeout of a registration in ms; the platform's is not documented. */
const REGISTRATION_TIMEOUT = 300_000;

/** The open challenge of a user. */
interface Challenge {
  challenge: string;
  /** ms since the epoch */
  expires: number;
}

const challengesOf = (world: World): Map<string, Challenge> => world.collection<Challenge>('users.verifiers.challenges');
/** Credential ids, by verifier. */
const credentialsOf = (world: World): Map<string, string> => world.collection<string>('users.verifiers.credentials');

/**
 * Security keys and passkeys as second factors (W3C Web Authentication). The sandbox checks the client data against the
 * challenge, but not the attestation, because no user signs in with one here.
 */
export function addPasskeyHandlers(area: Area, world: World): void {
  const verifiersOf = (userId: string): Repository<Verifier> =>
    new Repository<Verifier>(world, '/api/v2/users/{}/verifiers', [userId]);

  area.handle('postUsersMeVerifiersWebauthnRegisterOptions', (context) => {
    const { id, name, email } = world.store.users.get(callerId(context));
    const challenge = base64Url(`${world.newId()}${world.newId()}`);
    challengesOf(world).set(id, { challenge, expires: world.now() + REGISTRATION_TIMEOUT });
    const credentialIds = verifiersOf(id)
      .all()
      .flatMap((verifier) => credentialsOf(world).get(verifier.id) ?? []);
    const options: BeginWebAuthnRegistrationResponse = {
      publicKey: {
        challenge,
        rp: { id: new URL(context.url).hostname, name: world.organisation.name },
        user: { id: base64Url(id), name: textOf(email), displayName: name },
        // ES256 and RS256, which the standard recommends to all relying parties.
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        timeout: REGISTRATION_TIMEOUT,
        excludeCredentials: credentialIds.map((credential) => ({ type: 'public-key', id: credential })),
        attestation: 'none',
      },
    };
    return options;
  });

  area.handle('postUsersMeVerifiersWebauthnRegister', (context) => {
    const userId = callerId(context);
    const body = readObject(context, ['credential', 'name']);
    const { credential, name, default: isDefault = false } = body;
    const openChallenge = challengesOf(world).get(userId);
    if (!openChallenge || openChallenge.expires <= world.now()) throw invalidField('No registration is under way', 'credential');
    validateResponse(credential, openChallenge.challenge);
    const verifiers = verifiersOf(userId);
    if (verifiers.all().some(({ id }) => credentialsOf(world).get(id) === credential.id))
      throw invalidField('The key is registered already', 'credential.id');
    // A challenge is valid for one key.
    challengesOf(world).delete(userId);
    if (isDefault)
      for (const other of verifiers.all()) if (other['default'] === true) verifiers.save({ ...other, default: false });
    const verifier = verifiers.create(context, { name, default: isDefault }, { type: 'WEBAUTHN', enabled: true });
    credentialsOf(world).set(verifier.id, credential.id);
    return verifiers.view(verifier);
  });
}

/** @throws the platform's 400 if the response does not belong to this challenge. */
function validateResponse({ id, rawId, type, response }: PublicKeyCredentialCreationResponse, challenge: string): void {
  if (type !== 'public-key') throw invalidField('The credential is no public key', 'credential.type');
  if (id !== rawId.replaceAll('=', '')) throw invalidField('id and rawId are not the same', 'credential.rawId');
  const responseData = readClientData(response.clientDataJSON);
  if (responseData['type'] !== 'webauthn.create' || responseData['challenge'] !== challenge)
    throw invalidField('The browser has answered something else', 'credential.response.clientDataJSON');
}

function readClientData(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = parseJsonBody(new TextDecoder().decode(fromBase64(text)));
  } catch {
    data = undefined;
  }
  if (!isObject(data)) throw invalidField('clientDataJSON is no JSON in base64url', 'credential.response.clientDataJSON');
  return data;
}

const base64Url = (text: string): string => toBase64Url(new TextEncoder().encode(text));
