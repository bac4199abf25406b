'use client';

import type { CompanyProfileBlock } from '@fairdesk/core/page';
import type { CompanyProfile, OpenedTab, ProfileTab } from '@fairdesk/core/profile';
import dynamic from 'next/dynamic';
import { Suspense, useState } from 'react';
import { DocumentsTab } from '../../media/documents-tab.tsx';
import { VideosTab } from '../../media/videos-tab.tsx';
import { AccountTab } from '../../profile/account-tab.tsx';
import { ProfileHead } from '../../profile/profile-head.tsx';
import styles from '../../profile/profile-screen.module.css';
import { type ProfileFair, ProfileStore } from '../../profile/profile-store.ts';
import { ProfileProvider } from '../../profile/use-profile.tsx';
import { useEditing } from '../../shared/editing/editing.tsx';
import { ReloadProvider } from '../../shared/editing/reload.ts';
import { retryableList } from '../../shared/editing/retryable-list.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { observer } from '../../shared/observer.ts';
import { PillTabs } from '../../shared/pill-tabs.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';

// One import per tab: with a second one, the bundler splits the styles differently, and the page loads more of them.
const ProductsTab = retryableList(() =>
  dynamic(async () => (await import('../../products/products-tab.tsx')).ProductsTab),
);
const NewsTab = retryableList(() => dynamic(async () => (await import('../../news/news-tab.tsx')).NewsTab));

interface Props {
  block: CompanyProfileBlock;
  profile: CompanyProfile;
  fair: ProfileFair;
  visible: readonly ProfileTab[];
  opened: OpenedTab;
  onOpen: (opened: OpenedTab) => void;
  /** Where the user chooses another of their companies; absent with only one. */
  chooser?: string | undefined;
}

/** The tabs of a profile. */
export const ProfileScreen = observer(function ProfileScreen(props: Props) {
  const { block, profile, fair, visible, opened, onOpen, chooser } = props;
  const { t, language } = useLabels();
  const { openProfile } = useEditing();
  const [store] = useState(() => new ProfileStore(profile, () => openProfile(profile.id, language), fair));
  const { tab, itemId } = opened;
  const [firstTab] = useState(tab);
  const id = block.uid;
  if (tab === undefined)
    return (
      <div className={styles.screen}>
        {block.title && <h2>{block.title}</h2>}
        <EmptyState text={t('profile-no-tabs')} />
      </div>
    );
  const items = {
    itemId,
    onOpenItem: (item?: string) => onOpen(item ? { tab, itemId: item } : { tab }),
    chooser,
  };
  // The tab that the page came with has no boundary: the server would send a large one as its fallback, with its
  // content in hidden markup that only a script puts in place.
  const panel = (
    <ReloadProvider value={store.refresh}>
      {tab === 'account' && <AccountTab />}
      {tab === 'products' && <ProductsTab {...items} />}
      {tab === 'news' && <NewsTab {...items} />}
      {tab === 'documents' && <DocumentsTab />}
      {tab === 'videos' && <VideosTab />}
    </ReloadProvider>
  );
  return (
    <ProfileProvider value={store}>
      <div className={styles.screen}>
        <ProfileHead block={block} isItemOpen={itemId !== undefined} />
        <PillTabs
          id={id}
          label={t('profile-tabs')}
          tabs={visible.map((value) => ({ value, label: t(`profile-tab-${value}`) }))}
          value={tab}
          onChange={(value) => onOpen({ tab: value })}
        />
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-panel-${tab}`}
          aria-labelledby={`${id}-tab-${tab}`}
          className={styles.panel}
        >
          {tab === firstTab ? (
            panel
          ) : (
            <Suspense fallback={<Skeleton lines={4} label={t('loading')} />}>{panel}</Suspense>
          )}
        </div>
      </div>
    </ProfileProvider>
  );
});
