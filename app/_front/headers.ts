import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentPolicy, type PolicyHosts } from './content-policy.ts';

const NOTHING =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The security headers of every response, including errors. Source: OWASP ASVS 5 V3.4. */
export const safeHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Anything but a page of ours runs and loads nothing; pages set their own policy.
  'Content-Security-Policy': NOTHING,
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** The headers of what may be a document: a style sheet or a script has no camera to close. */
export const DOCUMENT_HEADERS = { 'Permissions-Policy': 'camera=(), microphone=(), geolocation=()' };

/**
 * Sets a nonce for a page rendered for one visitor: Next reads it from the request and adds it to its
 * scripts.
 */
export const setNonce = (request: IncomingMessage, response: ServerResponse, hosts: PolicyHosts): void => {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy(`'self' 'nonce-${nonce}' 'strict-dynamic'`, hosts);
  request.headers['content-security-policy'] = policy;
  request.headers['x-nonce'] = nonce;
  response.setHeader('Content-Security-Policy', policy);
};
