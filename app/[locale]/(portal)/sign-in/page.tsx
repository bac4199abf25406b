import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { RequestLinkPage } from '#ui/session/request-link-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ return?: string | string[] }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'link-title');

/** Requests a sign-in link. */
export default async function RequestLink({ params, searchParams }: Props) {
  const { locale } = await params;
  const returnTo = returnPathOf((await searchParams).return);
  return (
    <AccountScreen language={languageOf(locale)} address="/sign-in">
      {({ addresses }) => <RequestLinkPage returnTo={returnTo} signIn={addresses.signIn} />}
    </AccountScreen>
  );
}
