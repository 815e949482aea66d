/** The client on `fetch` without the API classes, which you import one by one from `contact-centre-client/apis/…`. */
export * from './fetch-at-hand.js';
export * from './on-demand.js';
