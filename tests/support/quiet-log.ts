import type { Log } from '@fairdesk/core/shared';

const nothing = () => {};

/** A log nobody reads. */
export const quietLog: Log = { info: nothing, warn: nothing, error: nothing };
