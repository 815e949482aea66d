import type { Axios } from 'axios';
import { createConfiguration, sendWithInstance } from './axios-instance.js';
import type { AxiosTransportOptions } from './axios-options.js';
import { loadModule } from '../arguments/load-module.js';
import { builtinModule, detectRuntime } from '../values/runtime.js';
import type { NodeConnections } from './node-connections.js';
import type { Transport, TransportRequest, TransportResponse } from './transport.js';

/** How one client sends its requests. */
interface AxiosSender {
  node: NodeConnections | undefined;
  /** Sends with axios; the instance is created with the first request that it sends. */
  sendWithAxios: Transport;
}

/**
 * Sends by `node:http` if the runtime has it, else with axios, which is loaded with the first request that it sends: few requests in
 * Node, and axios takes longer to load than everything else. Bundles for browsers, where it sends every request, use `axios-eager`
 * instead (`browser` in package.json).
 */
export function createSender(options: AxiosTransportOptions): Transport {
  let sender: Promise<AxiosSender> | undefined;
  /** A part that cannot be loaded now may be loaded with the next request. */
  const resetSender = (error: unknown): never => {
    sender = undefined;
    throw error;
  };
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    const { node, sendWithAxios } = await (sender ??= loadSender(options).catch(resetSender));
    // No other code can access the instance, so a request that bypasses axios loses nothing.
    return await (node ? node.send(request, sendWithAxios) : sendWithAxios(request));
  };
  const close = async (): Promise<void> => {
    const closing = sender;
    sender = undefined;
    await (await closing)?.node?.close();
  };
  return Object.assign(send, { close });
}

async function loadSender(options: AxiosTransportOptions): Promise<AxiosSender> {
  const node = (await loadNodeConnections())?.createNodeConnections(options);
  let instance: Axios | undefined;
  return {
    node,
    sendWithAxios: async (request) => {
      const { Axios, isAxiosError } = await loadModule(() => import('axios'));
      instance ??= new Axios({ ...createConfiguration(options), ...node?.axios });
      return await sendWithInstance(instance, request, isAxiosError);
    },
  };
}

/** Loads the connections of runtimes with `node:http`. */
function loadNodeConnections(): Promise<typeof import('./node-connections.js')> | undefined {
  const hasNode = detectRuntime() !== 'browser' && builtinModule('node:http') !== undefined;
  return hasNode ? loadModule(() => import('./node-connections.js')) : undefined;
}
