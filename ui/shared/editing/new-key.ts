import { uuidOf } from '@fairdesk/core/shared';

/** A random UUID, on pages without TLS too. */
export const newKey = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)));
