import type {
  DeleteLogo,
  OpenProfile,
  RestoreLogo,
  SaveAccount,
  SaveAddress,
  SaveCategories,
  SaveLogo,
  SaveUris,
} from '@fairdesk/core/profile';

/** What screens call to read and change the profile of a company. */
export interface ProfileUseCases {
  readonly openProfile: OpenProfile;
  readonly saveAccount: SaveAccount;
  readonly saveAddress: SaveAddress;
  readonly saveUris: SaveUris;
  readonly saveCategories: SaveCategories;
  readonly saveLogo: SaveLogo;
  readonly deleteLogo: DeleteLogo;
  readonly restoreLogo: RestoreLogo;
}
