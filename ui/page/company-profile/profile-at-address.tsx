'use client';

import type { CompanyProfileBlock } from '@fairdesk/core/page';
import { openTab, PROFILE_TABS, type CompanyProfile as Profile } from '@fairdesk/core/profile';
import { queryString } from '@fairdesk/core/shared';
import { chooserFor } from '../../events/chooser-for.ts';
import type { ProfileFair } from '../../profile/profile-store.ts';
import { useQuery } from '../../shared/next-query.tsx';
import { ProfileScreen } from './profile-screen.tsx';

interface Props {
  block: CompanyProfileBlock;
  profile: Profile;
  fair: ProfileFair;
  /** The page without its query: `/nl/aqua/company-profile`. */
  path: string;
  /** The list of the user's companies in this event; absent with only one. */
  companies?: string | undefined;
}

/** The profile, opened at the tab in the address. Portal spec §2 "Query tab=products or tab=news". */
export function ProfileAtAddress({ block, profile, fair, path, companies }: Props) {
  const [query, go] = useQuery();
  const visible = PROFILE_TABS.filter((tab) => !profile.hiddenTabs.includes(tab));
  const opened = openTab(query, visible);
  return (
    <ProfileScreen
      block={block}
      profile={profile}
      fair={fair}
      visible={visible}
      opened={opened}
      chooser={companies && chooserFor(companies, `${path}?${queryString(query)}`)}
      onOpen={({ tab, itemId }) => go({ ...(tab && { tab }), ...(itemId && { id: itemId }) })}
    />
  );
}
