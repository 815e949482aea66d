/** One SIP message as captured, with the headers that matter for a trace. */
export interface HomerRecord {
  id?: string;
  name?: string;
  /** @format date-time */
  date?: string;
  /** Time of the capture in milliseconds. */
  milliTs?: string;
  /** Time of the capture in microseconds. */
  microTs?: string;
  method?: string;
  /** Reason phrase of a SIP response. */
  replyReason?: string;
  /** Request URI. */
  ruri?: string;
  ruriUser?: string;
  ruriDomain?: string;
  fromUser?: string;
  fromDomain?: string;
  fromTag?: string;
  toUser?: string;
  toDomain?: string;
  toTag?: string;
  pidUser?: string;
  contactUser?: string;
  authUser?: string;
  /** SIP `Call-ID`. */
  callid?: string;
  /** `Call-ID` of the other leg, where the call was bridged. */
  callidAleg?: string;
  via1?: string;
  via1Branch?: string;
  cseq?: string;
  diversion?: string;
  reason?: string;
  contentType?: string;
  auth?: string;
  userAgent?: string;
  sourceIp?: string;
  sourcePort?: string;
  destinationIp?: string;
  destinationPort?: string;
  contactIp?: string;
  contactPort?: string;
  originatorIp?: string;
  originatorPort?: string;
  correlationId?: string;
  /** Transport protocol. */
  proto?: string;
  family?: string;
  rtpStat?: string;
  type?: string;
  node?: string;
  trans?: string;
  dbnode?: string;
  /** The whole SIP message as text. */
  msg?: string;
  sourceAlias?: string;
  destinationAlias?: string;
  conversationId?: string;
  participantId?: string;
  selfUri?: string;
}

export interface SIPSearchPublicRequest {
  id?: string;
  name?: string;
  /** SIP `Call-ID` of the dialogue. */
  callId?: string;
  /** User part of the SIP address called. */
  toUser?: string;
  /** User part of the SIP address calling. */
  fromUser?: string;
  conversationId?: string;
  participantId?: string;
  /** @format date-time */
  dateStart: string;
  /** @format date-time */
  dateEnd: string;
  selfUri?: string;
}

export interface SignedUrlResponse {
  id?: string;
  name?: string;
  /** Address that carries its own authorisation and expires; do not send the platform's token there. */
  url?: string;
  selfUri?: string;
}

export interface SipDownloadResponse {
  downloadId?: string;
  documentId?: string;
}

export interface SipSearchResult {
  id?: string;
  status?: number;
  sid?: string;
  auth?: string;
  message?: string;
  data?: HomerRecord[];
  count?: number;
  selfUri?: string;
}
