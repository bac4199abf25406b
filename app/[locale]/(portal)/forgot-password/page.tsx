import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { ForgotPasswordPage } from '#ui/session/forgot-password-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ return?: string | string[] }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'forgot-title');

/** Requests a link to set a new password. */
export default async function ForgotPassword({ params, searchParams }: Props) {
  const { locale } = await params;
  const returnTo = returnPathOf((await searchParams).return);
  return (
    <AccountScreen language={languageOf(locale)} address="/forgot-password">
      {({ addresses }) => <ForgotPasswordPage returnTo={returnTo} signIn={addresses.signIn} />}
    </AccountScreen>
  );
}
