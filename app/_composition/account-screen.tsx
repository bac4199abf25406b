import 'server-only';
import type { Language } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { PortalData } from '#ui/page/portal-data.ts';
import { DoorLayout } from '#ui/session/door-layout.tsx';
import type { MessageKey } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';
import { openFrame } from './open-frame.ts';
import { PAGE_SOURCE } from './page.ts';
import { PortalProviders } from './portal-screen.tsx';
import { server } from './server.ts';

interface Props {
  language: Language;
  /** Its address without language, for reading it in another one. */
  address: string;
  /** Draws the page once its frame is open. */
  children: (data: PortalData) => ReactNode;
}

/** A page about one's account: it belongs to no event and needs no session. */
export async function AccountScreen({ language, address, children }: Props) {
  const { data, siteName, folder } = await openFrame(language, address);
  // The front page lends its header and footer.
  const front = await server().get(PAGE_SOURCE).open({ site: siteName, folder, path: '/', language });
  return (
    <PortalProviders data={data} ended={false}>
      <DoorLayout data={data} {...(front.isOk() && { navigation: front.value.navigation })}>
        {children(data)}
      </DoorLayout>
    </PortalProviders>
  );
}

export const accountTitle = async (language: Language, key: MessageKey): Promise<Metadata> => {
  const { data } = await openFrame(language, '/');
  return { title: labelsOf(language, data.texts).t(key), robots: 'noindex' };
};
