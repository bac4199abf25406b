import type { Log } from '@fairdesk/core/shared';

const nothing = () => {};

/** A silent log. */
export const quietLog: Log = { info: nothing, warn: nothing, error: nothing };
