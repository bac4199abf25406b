import { localPath } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { AccountMenu } from '../navigation/account-menu.tsx';
import type { FrameData } from '../navigation/frame-data.ts';
import { DoorLayout } from '../session/door-layout.tsx';
import { labelsOf } from '../shared/texts/translate.ts';

interface Props {
  data: FrameData;
  children: ReactNode;
}

/** The frame of an organiser's pages outside any fair. */
export function DeskDoor({ data, children }: Props) {
  const { language, user, addresses, path } = data;
  const { t } = labelsOf(language, data.texts);
  const portal = { href: localPath({ language, path: '/events' }), text: t('desk-portal'), target: '' };
  return (
    <DoorLayout
      data={data}
      tools={user && <AccountMenu user={user} links={[portal]} account={addresses.account} home={path} />}
    >
      {children}
    </DoorLayout>
  );
}
