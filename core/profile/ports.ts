import type { ResultAsync } from 'neverthrow';
import type { Progress, UploadFile } from '../media/index.ts';
import type { EventId, Failure, Language, ParticipationId } from '../shared/index.ts';
import type { AccountForm } from './account-change.ts';
import type { Address } from './address.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { ProfileSettings } from './profile-settings.ts';
import type { Uri } from './uris.ts';

/**
 * Where what a company says of itself is kept.
 *
 * Every save answers the whole profile as it stands now, in the language the editor was made for. A card that
 * somebody else saved since the version that is named is a `conflict`; cards never conflict with one another.
 * A refused save changes nothing.
 */
export interface ProfileEditor {
  /** The profile of a participation, its texts in this language. */
  open(participation: ParticipationId, language: Language): Edited;
  /** The card of the company: names, texts, type, mail address. */
  saveAccount(participation: ParticipationId, change: AccountForm & Seen): Edited;
  /** The card of the address. */
  saveAddress(participation: ParticipationId, change: { readonly address: Address } & Seen): Edited;
  /** All links, in the place of those before. */
  saveUris(participation: ParticipationId, change: { readonly uris: readonly Uri[] } & Seen): Edited;
  /** All categories, in the place of those before; one the event does not have is rejected, and so are too many. */
  saveCategories(participation: ParticipationId, change: { readonly ids: readonly string[] } & Seen): Edited;
  /** The logo, in the place of the one before. */
  saveLogo(participation: ParticipationId, file: UploadFile, progress?: Progress): Edited;
  /** `not-found` unless it is this participation's logo. */
  deleteLogo(participation: ParticipationId, id: string): Edited;
  /** Puts a deleted logo back; `not-found` unless it is the one this participation deleted last, in time. */
  restoreLogo(participation: ParticipationId, id: string): Edited;
}

type Edited = ResultAsync<CompanyProfile, Failure>;

/** The version of the card that the caller has seen; `ANY_VERSION` overwrites whatever the card holds. */
export interface Seen {
  readonly version: string;
}

/** What organisers decide about profiles. */
export interface ProfileSettingsSource {
  /** What holds for one event; the defaults when nothing was decided. */
  settings(event: EventId): ResultAsync<ProfileSettings, Failure>;
}
