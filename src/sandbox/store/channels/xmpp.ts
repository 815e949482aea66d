/** The response to genesys-cloud-streaming-client and other XMPP clients. */
export const NO_XMPP =
  'The sandbox does not speak XMPP, which genesys-cloud-streaming-client uses (connectionType=streaming, WebSocket subprotocol "xmpp"). ' +
  'Use Notifications of contact-centre-client/notifications, or open a channel with POST /api/v2/notifications/channels and connect to its connectUri.';
