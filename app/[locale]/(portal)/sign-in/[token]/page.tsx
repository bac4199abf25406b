import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { loginLinks } from '#app/_portal/login-links.ts';
import { LinkPage } from '#ui/session/link-page.tsx';

interface Props {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<{ return?: string | string[] }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'link-title');

/** Signs in by a mailed link, once the user presses its button: mail scanners open links too. */
export default async function SignInByLink({ params, searchParams }: Props) {
  const { locale, token } = await params;
  const returnTo = returnPathOf((await searchParams).return);
  return (
    <AccountScreen language={languageOf(locale)} address={`/sign-in/${token}`}>
      {({ addresses }) => (
        <LinkPage
          token={token}
          next={returnTo ?? addresses.signIn}
          request={loginLinks(languageOf(locale), returnTo).link}
        />
      )}
    </AccountScreen>
  );
}
