import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { RequestLinkPage } from '#ui/session/request-link-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'link-title');

/** Requests a sign-in link. */
export default async function RequestLink({ params }: Props) {
  const { locale } = await params;
  return (
    <AccountScreen language={languageOf(locale)} address="/sign-in">
      {({ addresses }) => <RequestLinkPage signIn={addresses.signIn} />}
    </AccountScreen>
  );
}
