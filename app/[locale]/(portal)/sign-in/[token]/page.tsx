import type { Metadata } from 'next';
import { AccountScreen, accountTitle } from '#app/_composition/account-screen.tsx';
import { languageOf } from '#app/_composition/language-of.ts';
import { loginLinks } from '#app/_composition/portal-screen.tsx';
import { LinkPage } from '#ui/session/link-page.tsx';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'link-title');

/** Signs in with the link of a mail, once its button is pressed: mail scanners open links too. */
export default async function SignInByLink({ params }: Props) {
  const { locale, token } = await params;
  return (
    <AccountScreen language={languageOf(locale)} address={`/sign-in/${token}`}>
      {({ addresses }) => (
        <LinkPage token={token} signIn={addresses.signIn} request={loginLinks(languageOf(locale)).link} />
      )}
    </AccountScreen>
  );
}
