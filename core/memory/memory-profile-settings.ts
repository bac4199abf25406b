import { okAsync } from 'neverthrow';
import type { ProfileSettings, ProfileSettingsSource } from '../profile/index.ts';

/** The same settings for every event. */
export const memoryProfileSettings = (settings: ProfileSettings): ProfileSettingsSource => ({
  settings: () => okAsync(settings),
});
