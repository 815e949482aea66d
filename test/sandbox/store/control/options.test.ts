import { createSandbox } from 'contact-centre-client/sandbox';
import { serveSandbox } from 'contact-centre-client/sandbox/serve';
import { describe, expect, it } from 'vitest';

/** A value that a program without types may pass. */
const asAny = (value: unknown): never => value as never;

describe('the options of a sandbox', () => {
  it.each([
    [{ rateLimit: { tokn: 1 } }, 'rateLimit: unknown option "tokn". Options: headers, owner, routes, token, window'],
    [{ traffic: { intensty: 2 } }, 'traffic: unknown option "intensty". Options: historyMs, hours, intensity'],
    [{ traffic: 'yes' }, 'traffic must be an object with historyMs, hours, intensity, not a string'],
    [{ redirectUris: 'https://app.example' }, 'redirectUris must be a list of absolute URIs'],
    [{ redirectUris: ['/signed-in'] }, 'redirectUris must be a list of absolute URIs'],
    [{ now: 5 }, 'now must be a function that tells the time in ms'],
  ])('are refused by name: %j', (options, message) => {
    expect(() => createSandbox(asAny(options))).toThrow(message);
  });

  it.each([
    [{ prt: 8080 }, /^serveSandbox: unknown option "prt". Options: .*port/],
    [{ host: 5 }, 'host must be a string'],
    [{ allowedHosts: 'sandbox.test' }, 'allowedHosts must be a list'],
    [{ onAnswer: 1 }, 'onAnswer must be a function'],
  ])('are refused by name by serveSandbox: %j', async (options, message) => {
    await expect(serveSandbox(asAny(options))).rejects.toThrow(message);
  });

  it('are checked for plans and resets, too', () => {
    const sandbox = createSandbox();
    const token = sandbox.issueAccessToken();
    expect(() => {
      sandbox.reset(asAny({ keepToken: true }));
    }).toThrow('A reset: unknown option "keepToken". Options: keepTokens');
    expect(() => {
      sandbox.reset(asAny({ keepTokens: 'yes' }));
    }).toThrow('reset.keepTokens must be true or false');
    expect(sandbox.snapshot().tokens.access).toMatchObject([{ value: token }]);
    expect(() => {
      sandbox.planJob(asAny({ ends: 'failed' }));
    }).toThrow('A plan of a job: unknown option "ends". Options: end, lasts, lastsMs, message, route, times');
    expect(() => {
      sandbox.failChannels(asAny({ effect: 'cut', channel: 'a' }));
    }).toThrow('A fault of channels: unknown option "channel". Options: channelId, effect, lasts');
  });
});
