import type { Models } from '../../explorer/data/types.js';

/** A topic of the contract: `v2.users.{id}.presence`, and the name of its payload's type. */
export type ContractTopic = readonly [template: string, payload: string];

/** The types of the payloads, by name. */
export type PayloadModels = Models;
