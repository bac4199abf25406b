import type { Metadata } from 'next';
import { AccountScreen, accountTitle } from '#app/_composition/account-screen.tsx';
import { languageOf } from '#app/_composition/language-of.ts';
import { loginLinks } from '#app/_composition/portal-screen.tsx';
import { ResetPasswordPage } from '#ui/session/reset-password-page.tsx';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'reset-title');

/** Sets a new password with the link of the mail. */
export default async function ResetPassword({ params }: Props) {
  const { locale, token } = await params;
  return (
    <AccountScreen language={languageOf(locale)} address={`/reset-password/${token}`}>
      {({ addresses }) => (
        <ResetPasswordPage
          token={token}
          signIn={addresses.signIn}
          forgot={loginLinks(languageOf(locale)).forgot}
        />
      )}
    </AccountScreen>
  );
}
