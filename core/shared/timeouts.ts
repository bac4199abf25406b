/** The timeout of any call to another system, in milliseconds. Source: portal spec §7, §9. */
export const REQUEST_TIMEOUT_MS = 10_000;

/**
 * The timeout of an upload, in milliseconds. Our choice: the 10 s that the spec gives every call are too
 * short for 2 MB on a slow line.
 */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** How long a toast or banner stays visible, in milliseconds. Source: portal spec §9. */
export const TOAST_MS = 5000;
