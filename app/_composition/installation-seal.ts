import { createSeal, type Seal } from '#adapters/session/seal.ts';
import type { Settings } from '#app/_process/settings.ts';

export type { Seal };

/** Seals data that only this installation can read and write. */
export const installationSeal = ({ secrets }: Pick<Settings, 'secrets'>): Seal =>
  createSeal(Buffer.from(secrets.sealKey, 'base64url'));
