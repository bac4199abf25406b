import type { ResultAsync } from 'neverthrow';
import type { ProfileSettings } from '../../profile/index.ts';
import { type Failure, judged } from '../../shared/index.ts';
import type { ProfileRuleOffice } from './ports.ts';
import { type ProfileRules, profileRuleFaults } from './profile-rules.ts';

/** Saves the rules for profiles; invalid ones never leave the browser. */
export const saveProfileRules =
  (office: Pick<ProfileRuleOffice, 'save'>) =>
  (settings: ProfileSettings, version: string): ResultAsync<ProfileRules, Failure> =>
    judged(profileRuleFaults(settings), () => office.save(settings, version));

/** {@link saveProfileRules} bound to its port. */
export type SaveProfileRules = ReturnType<typeof saveProfileRules>;
