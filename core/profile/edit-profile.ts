import type { ResultAsync } from 'neverthrow';
import { LOGO_RULES, type ReplaceOptions, type UploadFile, uploadFaults } from '../media/index.ts';
import {
  type Failure,
  judged,
  type Language,
  type ParticipationId,
  type SaveOptions,
} from '../shared/index.ts';
import { type AccountForm, accountFormFaults, accountToSave } from './account-change.ts';
import type { Address } from './address.ts';
import { addressFaults, addressToSave } from './address-faults.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { ExpectedVersion, ProfileEditor } from './ports.ts';
import { type Uri, uriFaults, urisToSave } from './uris.ts';

type Edited = ResultAsync<CompanyProfile, Failure>;

/**
 * Opens the account tab. Like every function that edits the profile, it validates first, then calls the
 * editor and returns the whole updated profile; on a failure nothing has changed.
 *
 * Source: portal spec §2 "Account data tab", §5.
 */
export const openProfile =
  (editor: Pick<ProfileEditor, 'open'>) =>
  (participation: ParticipationId, language: Language): Edited =>
    editor.open(participation, language);

/** Saves the company card. */
export const saveAccount =
  (editor: Pick<ProfileEditor, 'saveAccount'>) =>
  (participation: ParticipationId, change: AccountForm & ExpectedVersion, options?: SaveOptions): Edited =>
    judged(accountFormFaults(change), () =>
      editor.saveAccount(participation, { ...accountToSave(change), version: change.version }, options),
    );

/** Saves the address card. */
export const saveAddress =
  (editor: Pick<ProfileEditor, 'saveAddress'>) =>
  (
    participation: ParticipationId,
    { address, version }: { readonly address: Address } & ExpectedVersion,
    options?: SaveOptions,
  ): Edited =>
    judged(addressFaults(address), () =>
      editor.saveAddress(participation, { address: addressToSave(address), version }, options),
    );

/** Saves the links card: adds schemes, drops empty links. */
export const saveUris =
  (editor: Pick<ProfileEditor, 'saveUris'>) =>
  (
    participation: ParticipationId,
    { uris, version }: { readonly uris: readonly Uri[] } & ExpectedVersion,
    options?: SaveOptions,
  ): Edited =>
    judged(uriFaults(uris), () =>
      editor.saveUris(participation, { uris: urisToSave(uris), version }, options),
    );

/** Saves the categories card. The editor validates them, because it has the tree and the limit of the event. */
export const saveCategories =
  (editor: Pick<ProfileEditor, 'saveCategories'>) =>
  (
    participation: ParticipationId,
    change: { readonly ids: readonly string[] } & ExpectedVersion,
    options?: SaveOptions,
  ): Edited =>
    editor.saveCategories(participation, change, options);

/** Saves the logo. */
export const saveLogo =
  (editor: Pick<ProfileEditor, 'saveLogo'>) =>
  (participation: ParticipationId, file: UploadFile, options?: ReplaceOptions): Edited =>
    judged(uploadFaults('file', file, LOGO_RULES), () => editor.saveLogo(participation, file, options));

/** Deletes the logo. */
export const deleteLogo =
  (editor: Pick<ProfileEditor, 'deleteLogo'>) =>
  (participation: ParticipationId, id: string, options?: SaveOptions): Edited =>
    editor.deleteLogo(participation, id, options);

/** Restores the logo deleted last. */
export const restoreLogo =
  (editor: Pick<ProfileEditor, 'restoreLogo'>) =>
  (participation: ParticipationId, id: string): Edited =>
    editor.restoreLogo(participation, id);

/** {@link openProfile} bound to its ports. */
export type OpenProfile = ReturnType<typeof openProfile>;
/** {@link saveAccount} bound to its ports. */
export type SaveAccount = ReturnType<typeof saveAccount>;
/** {@link saveAddress} bound to its ports. */
export type SaveAddress = ReturnType<typeof saveAddress>;
/** {@link saveUris} bound to its ports. */
export type SaveUris = ReturnType<typeof saveUris>;
/** {@link saveCategories} bound to its ports. */
export type SaveCategories = ReturnType<typeof saveCategories>;
/** {@link saveLogo} bound to its ports. */
export type SaveLogo = ReturnType<typeof saveLogo>;
/** {@link deleteLogo} bound to its ports. */
export type DeleteLogo = ReturnType<typeof deleteLogo>;
/** {@link restoreLogo} bound to its ports. */
export type RestoreLogo = ReturnType<typeof restoreLogo>;
