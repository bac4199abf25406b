import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { loginLinks } from '#app/_portal/login-links.ts';
import { ResetPasswordPage } from '#ui/session/reset-password-page.tsx';

interface Props {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<{ return?: string | string[] }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'reset-title');

/** Sets a new password by a mailed link. */
export default async function ResetPassword({ params, searchParams }: Props) {
  const { locale, token } = await params;
  const returnTo = returnPathOf((await searchParams).return);
  return (
    <AccountScreen language={languageOf(locale)} address={`/reset-password/${token}`}>
      {({ addresses }) => (
        <ResetPasswordPage
          token={token}
          signIn={returnTo ?? addresses.signIn}
          forgot={loginLinks(languageOf(locale), returnTo).forgot}
        />
      )}
    </AccountScreen>
  );
}
