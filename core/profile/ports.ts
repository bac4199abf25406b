import type { ResultAsync } from 'neverthrow';
import type { ReplaceOptions, UploadFile } from '../media/index.ts';
import type { EventId, Failure, Language, ParticipationId, SaveOptions } from '../shared/index.ts';
import type { AccountForm } from './account-change.ts';
import type { Address } from './address.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { ProfileSettings } from './profile-settings.ts';
import type { Uri } from './uris.ts';

/**
 * Stores the profile of a company.
 *
 * Every save returns the whole updated profile, in the language the editor was created for. Saving a card
 * that another user saved after the given version is a `conflict`; cards never conflict with one another. A
 * failed save changes nothing.
 */
export interface ProfileEditor {
  /** The profile of a participation, with its texts in this language. */
  open(participation: ParticipationId, language: Language): Edited;
  /** Saves the company card: names, texts, type, email address. */
  saveAccount(
    participation: ParticipationId,
    change: AccountForm & ExpectedVersion,
    options?: SaveOptions,
  ): Edited;
  /** Saves the address card. */
  saveAddress(
    participation: ParticipationId,
    change: { readonly address: Address } & ExpectedVersion,
    options?: SaveOptions,
  ): Edited;
  /** Replaces all links. */
  saveUris(
    participation: ParticipationId,
    change: { readonly uris: readonly Uri[] } & ExpectedVersion,
    options?: SaveOptions,
  ): Edited;
  /** Replaces all categories; rejects categories the event does not have, and too many. */
  saveCategories(
    participation: ParticipationId,
    change: { readonly ids: readonly string[] } & ExpectedVersion,
    options?: SaveOptions,
  ): Edited;
  /** Replaces the logo; `conflict` when another user replaced the one that the caller read. */
  saveLogo(participation: ParticipationId, file: UploadFile, options?: ReplaceOptions): Edited;
  /** `not-found` unless it is this participation's logo. */
  deleteLogo(participation: ParticipationId, id: string, options?: SaveOptions): Edited;
  /**
   * Restores a deleted logo; `not-found` unless it is the one this participation deleted last and its time
   * has not run out.
   */
  restoreLogo(participation: ParticipationId, id: string): Edited;
}

type Edited = ResultAsync<CompanyProfile, Failure>;

/** The version of the card the caller has read; `ANY_VERSION` overwrites the card unconditionally. */
export interface ExpectedVersion {
  readonly version: string;
}

/** Reads the organiser's settings for profiles. */
export interface ProfileSettingsSource {
  /** The settings of an event; the defaults when there are none. */
  settings(event: EventId): ResultAsync<ProfileSettings, Failure>;
}
