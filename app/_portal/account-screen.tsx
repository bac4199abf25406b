import 'server-only';
import type { Failure, Language } from '@fairdesk/core/shared';
import type { Result } from 'neverthrow';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { typedTexts } from '#app/_http/typed-texts.ts';
import { frontPage } from '#app/_site/front-page.ts';
import { openFrame } from '#app/_site/open-frame.ts';
import { iconsOf, missingHead, titleIn } from '#app/_site/page-head.ts';
import type { PortalUser } from '#ui/navigation/frame-data.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { AccountDoor } from '#ui/session/account-door.tsx';
import { TypedTextsProvider } from '#ui/shared/forms/typed-texts.tsx';
import type { MessageKey } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { PortalProviders } from './portal-screen.tsx';

interface Props {
  language: Language;
  /** Its address without language, for the links to other languages. */
  address: string;
  /** Absent when signed out. */
  user?: PortalUser | undefined;
  /** Renders the page once its frame is open. */
  children: (data: PortalData) => ReactNode;
}

/** A page about a user's account, outside of any event. */
export async function AccountScreen({ language, address, user, children }: Props) {
  const frame = await openFrame(language, address);
  const { data } = frame;
  const { navigation } = await frontPage(frame);
  const typed = await typedTexts();
  return (
    <PortalProviders data={data} ended={false} reader="account">
      <AccountDoor data={data} navigation={navigation} user={user}>
        <TypedTextsProvider value={typed}>{children(data)}</TypedTextsProvider>
      </AccountDoor>
    </PortalProviders>
  );
}

export const accountTitle = async (language: Language, key: MessageKey): Promise<Metadata> => {
  const { data } = await openFrame(language, '/');
  return { title: titleIn(data, labelsOf(language, data.texts).t(key)), robots: 'noindex', ...iconsOf(data) };
};

/** The title of a page beside the fairs that does not exist. */
export const missingTitle = async (language: Language): Promise<Metadata> =>
  missingHead((await openFrame(language, '/')).data);

/** The title of a page that a link opens, which exists as long as the link does. */
export const linkTitle = (
  link: Result<unknown, Failure>,
  language: Language,
  key: MessageKey,
): Promise<Metadata> =>
  accountTitle(language, link.isErr() && link.error.kind === 'not-found' ? 'link-used-heading' : key);
