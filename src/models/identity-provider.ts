import type { OpenEnum } from './open-enum.js';

export interface ADFS {
  id?: string;
  name?: string;
  disabled?: boolean;
  /** Entity id with which AD FS names itself in its assertions. */
  issuerURI?: string;
  /** Address to which users are sent to sign in. */
  ssoTargetURI?: string;
  /** Address for single logout. */
  sloURI?: string;
  sloBinding?: string;
  /** Name by which AD FS knows this organisation. */
  relyingPartyIdentifier?: string;
  certificate?: string;
  certificates?: string[];
  /** Picture for the login page, as encoded text. */
  logoImageData?: string;
  /** Form in which the provider names the user. */
  nameIdentifierFormat?: SamlNameIdentifierFormat;
  ssoBinding?: OpenEnum<'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST' | 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'>;
  signAuthnRequests?: boolean;
  providerName?: string;
  /** Whether the login page offers the provider. */
  displayOnLogin?: boolean;
  metadataURL?: string;
  /** Whether users have to sign in anew although the provider still has a session of theirs. */
  forceAuthn?: boolean;
  selfUri?: string;
}

/** A SAML provider with its own id, of which there may be several. */
export type CustomProvider = GenericSAML;

/** Sign-in through Customer Interaction Center (PureConnect). */
export type CustomerInteractionCenter = ADFS;

/** Sign-in through Google Workspace. */
export type GSuite = ADFS;

/** Settings of a SAML 2.0 provider of any make. The other SAML providers share the fields up to the certificates. */
export interface GenericSAML {
  id?: string;
  name?: string;
  disabled?: boolean;
  /** Entity id with which the provider names itself in its assertions. */
  issuerURI?: string;
  /** Address to which users are sent to sign in. */
  ssoTargetURI?: string;
  /** Address for single logout. */
  sloURI?: string;
  /** SAML binding used for single logout. */
  sloBinding?: string;
  /** Name by which the provider knows this organisation. */
  relyingPartyIdentifier?: string;
  /** Signing certificate of the provider; `certificates` holds several. */
  certificate?: string;
  /** Signing certificates, more than one while a renewal is under way. */
  certificates?: string[];
  /** Logo that stands for the provider on the sign-in page. */
  logoImageData?: string;
  /** Whether sign-in requests to the provider are compressed. */
  endpointCompression?: boolean;
  nameIdentifierFormat?: SamlNameIdentifierFormat;
  ssoBinding?: OpenEnum<'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST' | 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'>;
  /** Whether the platform signs its requests to the provider. */
  signAuthnRequests?: boolean;
  /** Name of the provider on the login page. */
  providerName?: string;
  /** Whether the login page offers the provider. */
  displayOnLogin?: boolean;
  /** Where the provider publishes its settings. */
  metadataURL?: string;
  /** Whether users have to sign in anew although the provider still has a session of theirs. */
  forceAuthn?: boolean;
  selfUri?: string;
}

/** Sign-in through IdentityNow. */
export type IdentityNow = ADFS;

/** What all providers have in common, without the settings of the protocol. */
export type IdentityProvider = OAuthProvider;

export interface IdentityProviderEntityListing {
  entities: SAMLProvider[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface OAuthProviderEntityListing {
  entities: OAuthProvider[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** Sign-in through Okta. */
export type Okta = ADFS;

/** Sign-in through OneLogin. */
export type OneLogin = ADFS;

/** Sign-in through Ping Identity. */
export type PingIdentity = ADFS;

/** The platform's own login with e-mail address and password. */
export type PureCloud = OAuthProvider;

export interface PureEngage {
  id?: string;
  name?: string;
  disabled?: boolean;
  issuerURI?: string;
  ssoTargetURI?: string;
  sloURI?: string;
  sloBinding?: string;
  relyingPartyIdentifier?: string;
  certificate?: string;
  certificates?: string[];
  /** Whether a user who signs in for the first time is created. */
  autoProvisionUsers?: boolean;
  logoImageData?: string;
  /** Form in which the provider names the user. */
  nameIdentifierFormat?: SamlNameIdentifierFormat;
  ssoBinding?: OpenEnum<'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST' | 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'>;
  signAuthnRequests?: boolean;
  providerName?: string;
  /** Whether the login page offers the provider. */
  displayOnLogin?: boolean;
  metadataURL?: string;
  forceAuthn?: boolean;
  selfUri?: string;
}

/** A SAML provider in a listing. */
export type SAMLProvider = ADFS;

/** Sign-in through Salesforce. */
export type Salesforce = ADFS;

/** An identity provider in short form, without addresses and certificates. */
export interface OAuthProvider {
  id?: string;
  name?: string;
  /** Whether sign-in through it is switched off. */
  disabled?: boolean;
  selfUri?: string;
}

export type SamlNameIdentifierFormat = OpenEnum<
  | 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
  | 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
  | 'urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName'
  | 'urn:oasis:names:tc:SAML:1.1:nameid-format:WindowsDomainQualifiedName'
  | 'urn:oasis:names:tc:SAML:2.0:nameid-format:kerberos'
  | 'urn:oasis:names:tc:SAML:2.0:nameid-format:entity'
  | 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
  | 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
>;
