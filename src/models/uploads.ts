import type { OpenEnum } from './open-enum.js';

export interface LearningCoverArtUploadUrlRequest {
  fileName?: string;
  /** MD5 digest of the file, in base64. */
  contentMd5?: string;
  /** How long the address is to be valid, in seconds. */
  signedUrlTimeoutSeconds?: number;
  contentType: OpenEnum<'image/bmp' | 'image/gif' | 'image/jpeg' | 'image/jpg' | 'image/png'>;
  /** Encryption of the stored file. */
  serverSideEncryption?: OpenEnum<'AES256'>;
}
