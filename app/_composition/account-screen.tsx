import 'server-only';
import type { Language } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { PortalData } from '#ui/page/portal-data.ts';
import type { MessageKey } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';
import { openFrame } from './open-frame.ts';
import { PortalProviders } from './portal-screen.tsx';

interface Props {
  language: Language;
  /** Draws the page once its frame is open. */
  children: (data: PortalData) => ReactNode;
}

/** A page about one's account: it belongs to no event and needs no session. */
export async function AccountScreen({ language, children }: Props) {
  const { data } = await openFrame(language, '/');
  return (
    <PortalProviders data={data} ended={false}>
      {children(data)}
    </PortalProviders>
  );
}

export const accountTitle = async (language: Language, key: MessageKey): Promise<Metadata> => {
  const { data } = await openFrame(language, '/');
  return { title: labelsOf(language, data.texts).t(key), robots: 'noindex' };
};
