import { createHmac } from 'node:crypto';
import type { VisitSigner } from '@fairdesk/core/partners';

/** Signs with HMAC-SHA-256, in hexadecimal. The vendor's own recipe is not public: replace it here. */
export const createVisitSigner = (secret: string): VisitSigner => ({
  sign: (text) => createHmac('sha256', secret).update(text, 'utf8').digest('hex'),
});
