import type { AxiosRequestConfig } from 'axios';

/** Options of how axios connects to the platform. */
export interface AxiosTransportOptions {
  /**
   * How axios sends: `xhr`, `http`, `fetch` or a function. By default, in a browser `fetch`, or `xhr` if it has none; in Node
   * the client sends without axios, and with axios's `http` through a proxy.
   */
  adapter?: AxiosRequestConfig['adapter'];
  /** A proxy for Node, or false to ignore the environment's. */
  proxy?: AxiosRequestConfig['proxy'];
  /** Node's agent for http addresses; by default the client creates a keep-alive agent. */
  httpAgent?: unknown;
  /** Node's agent for https addresses; by default the client creates a keep-alive agent. */
  httpsAgent?: unknown;
}
