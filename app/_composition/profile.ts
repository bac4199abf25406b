import {
  deleteLogo,
  type ExhibitorDirectory,
  openProfile,
  type ProductDirectory,
  type ProfileEditor,
  type ProfileSettingsSource,
  restoreLogo,
  saveAccount,
  saveAddress,
  saveCategories,
  saveLogo,
  saveUris,
} from '@fairdesk/core/profile';
import type { Language, Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** The editor's permissions, the language of responses, and the idempotency key of the request. */
export interface ProfileEditorOptions {
  readonly language: Language;
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly key?: string | undefined;
  /** Replaces what an earlier request with this key stored. */
  readonly replaces?: boolean;
}

export const PROFILE_EDITOR = token<(options: ProfileEditorOptions) => ProfileEditor>('profile editor');
export const EXHIBITOR_DIRECTORY = token<ExhibitorDirectory>('exhibitor directory');
export const PRODUCT_DIRECTORY = token<ProductDirectory>('product directory');
export const PROFILE_SETTINGS = token<ProfileSettingsSource>('profile settings');

/** The use cases of the account tab, for server and browser. */
export const profileUseCases = (editor: ProfileEditor, log: Log) => ({
  openProfile: logged(openProfile(editor), log),
  saveAccount: logged(saveAccount(editor), log),
  saveAddress: logged(saveAddress(editor), log),
  saveUris: logged(saveUris(editor), log),
  saveCategories: logged(saveCategories(editor), log),
  saveLogo: logged(saveLogo(editor), log),
  deleteLogo: logged(deleteLogo(editor), log),
  restoreLogo: logged(restoreLogo(editor), log),
});
