import 'server-only';
import type { Language } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { frontPage } from '#app/_site/front-page.ts';
import { openFrame } from '#app/_site/open-frame.ts';
import { iconsOf, titleIn } from '#app/_site/page-head.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { DoorLayout } from '#ui/session/door-layout.tsx';
import type { MessageKey } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';
import { PortalProviders } from './portal-screen.tsx';

interface Props {
  language: Language;
  /** Its address without language, for the links to other languages. */
  address: string;
  /** Renders the page once its frame is open. */
  children: (data: PortalData) => ReactNode;
}

/** A page about a user's account: outside of any event, and without a session. */
export async function AccountScreen({ language, address, children }: Props) {
  const frame = await openFrame(language, address);
  const { data } = frame;
  const { navigation } = await frontPage(frame);
  return (
    <PortalProviders data={data} ended={false}>
      <DoorLayout data={data} navigation={navigation}>
        {children(data)}
      </DoorLayout>
    </PortalProviders>
  );
}

export const accountTitle = async (language: Language, key: MessageKey): Promise<Metadata> => {
  const { data } = await openFrame(language, '/');
  return { title: titleIn(data, labelsOf(language, data.texts).t(key)), robots: 'noindex', ...iconsOf(data) };
};
