import type { ExhibitorChange } from '@fairdesk/core/organiser';

/** Changes the exhibitor on the screen; resolves to whether it did. */
export type ChangeThis = (change: ExhibitorChange) => Promise<boolean>;
