/**
 * Live events: subscriptions that survive the loss of sockets and channels.
 *
 * @packageDocumentation
 */
export { EventOverflowError, TooManyTopicsError, TopicRefusedError } from './errors.js';
export { Notifications } from './notifications.js';
export type { ConnectionError } from './failure.js';
export type { NotificationTopic, NotificationTopics } from '../models/notification-events.js';
export type { TopicIds, TopicOfOne } from './topics.js';
export type { SocketClass, SocketLike } from './web-socket.js';
export type * from './types.js';
