import { Axios, isAxiosError } from 'axios';
import { createConfiguration, sendWithInstance } from './axios-instance.js';
import type { AxiosTransportOptions } from './axios-options.js';
import type { Transport } from './transport.js';

/** Sends with axios, which is loaded with the client, so that a page's first request does not wait for it. */
export function createSender(options: AxiosTransportOptions): Transport {
  let instance: Axios | undefined;
  return (request) => sendWithInstance((instance ??= new Axios(createConfiguration(options))), request, isAxiosError);
}
