import type { SiteNavigation } from '@fairdesk/core/page';
import { localPath } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { AccountMenu } from '../navigation/account-menu.tsx';
import type { FrameData, PortalUser } from '../navigation/frame-data.ts';
import { labelsOf } from '../shared/texts/translate.ts';
import { DoorLayout } from './door-layout.tsx';

interface Props {
  data: FrameData;
  navigation: SiteNavigation;
  /** Absent when signed out. */
  user?: PortalUser | undefined;
  children: ReactNode;
}

/** The frame of pages about an account, with the menu of the signed-in user, which leads back to the fairs. */
export function AccountDoor({ data, navigation, user, children }: Props) {
  const { language, addresses, canReact } = data;
  const { t } = labelsOf(language, data.texts);
  const to = (path: string) => localPath({ language, path });
  return (
    <DoorLayout
      data={data}
      navigation={navigation}
      tools={
        user && (
          <AccountMenu
            user={user}
            links={user.hasFairs ? [{ href: addresses.events, text: t('account-fairs'), target: '' }] : []}
            account={addresses.account}
            desk={user.isOrganiser ? to('/organiser') : undefined}
            saved={canReact ? to('/saved') : undefined}
            home={addresses.signIn}
          />
        )
      }
    >
      {children}
    </DoorLayout>
  );
}
