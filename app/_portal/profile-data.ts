import 'server-only';
import type { CompanyProfile } from '@fairdesk/core/profile';
import type { Failure, Language, ParticipationId } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { allowOnly } from '#app/_http/permission.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { ProfileData } from '#ui/profile/profile-data.ts';
import { type BlockDataInput, hasBlock } from './block-data-input.ts';

/** The data of a page's profile block. */
export const profileData = async ({
  blocks,
  language,
  participation,
}: BlockDataInput): Promise<ProfileData> =>
  participation && hasBlock(blocks, 'company-profile')
    ? { profile: await valueOr(undefined, profileOf(participation.id, language)) }
    : {};

/** The profile, with the viewer's permissions. */
const profileOf = (id: ParticipationId, language: Language): ResultAsync<CompanyProfile, Failure> =>
  allowOnly(id, 'read').andThen(({ may }) => {
    const rights = { canEdit: may('edit-profile'), canPublish: may('publish-profile') };
    return currentUseCases()
      .profileEditorOf({ ...rights, language })
      .open(id, language);
  });
