import type { ResultAsync } from 'neverthrow';
import type { ProfileSettings } from '../../profile/index.ts';
import type { Failure } from '../../shared/index.ts';
import type { ProfileRules } from './profile-rules.ts';

/** What a fair decides about the profiles of its companies. */
export interface ProfileRuleOffice {
  /** The rules, with the version that a save needs. */
  rules(): ResultAsync<ProfileRules, Failure>;
  /** Replaces the rules; `conflict` when another save came since `version` was read. */
  save(settings: ProfileSettings, version: string): ResultAsync<ProfileRules, Failure>;
}
