import type { OpenEnum } from './open-enum.js';
import type { CertificateDetails } from './shared-administration.js';

export interface Certificate {
  /** The certificate or chain in PEM form. */
  certificate: string;
}

export interface IpAddressRange {
  /** Range in CIDR notation. */
  cidr?: string;
  /** Which of the platform's services sends from it. */
  service?: OpenEnum<
    | 'data-actions'
    | 'smtp'
    | 'api'
    | 'imap'
    | 'graphapi'
    | 'audiohook'
    | 'open-messaging'
    | 'tts-connector'
    | 'audio-connector'
    | 'byot-stt'
    | 'bot-connector'
    | 'byo-smpp'
    | 'encryption'
  >;
  region?: string;
  /** Whether the platform is called at these addresses, calls from them, or both. */
  direction?: OpenEnum<'inbound' | 'outbound' | 'both'>;
}

export interface IpAddressRangeListing {
  entities: IpAddressRange[];
}

export interface ParsedCertificate {
  /** One entry for each certificate of the chain. */
  certificateDetails?: CertificateDetails[];
}
