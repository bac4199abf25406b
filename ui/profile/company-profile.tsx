'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, Suspense } from 'react';
import { useLabels } from '../shared/labels.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import type { ProfileAtAddress as View } from './profile-at-address.tsx';

const ProfileAtAddress = dynamic(async () => (await import('./profile-at-address.tsx')).ProfileAtAddress);

/** The company's profile, loaded separately so that no other page of the portal contains it. */
export function CompanyProfile(props: ComponentProps<typeof View>) {
  const { t } = useLabels();
  return (
    <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
      <ProfileAtAddress {...props} />
    </Suspense>
  );
}
