import type { Certificate } from '../../engine/index.js';

/** A file of certificates, valid under `certificate.schema.json`. */
export interface CertificateFile {
  readonly schema: 'swissproof/certificates/1';
  readonly program: { readonly name: string; readonly version: string };
  readonly certificates: readonly Certificate[];
}
