import type { Metadata } from 'next';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { AccountScreen, linkTitle } from '#app/_portal/account-screen.tsx';
import { loginLinks } from '#app/_portal/login-links.ts';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { ResetPasswordPage } from '#ui/session/reset-password-page.tsx';

interface Props {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<{ return?: string | string[] }>;
}

const linkOf = cache((token: string) => currentUseCases().identity.passwordReset(token));

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, token } = await params;
  return linkTitle(await linkOf(token), languageOf(locale), 'reset-title');
};

/** Sets a new password by a mailed link. */
export default async function ResetPassword({ params, searchParams }: Props) {
  const { locale, token } = await params;
  const link = await linkOf(token);
  const isOver = link.isErr() && link.error.kind === 'not-found';
  if (isOver) setPageStatus(404);
  const returnTo = returnPathOf((await searchParams).return);
  return (
    <AccountScreen language={languageOf(locale)} address={`/reset-password/${token}`}>
      {({ addresses }) => (
        <ResetPasswordPage
          token={token}
          isOver={isOver}
          signIn={returnTo ?? addresses.signIn}
          forgot={loginLinks(languageOf(locale), returnTo).forgot}
        />
      )}
    </AccountScreen>
  );
}
