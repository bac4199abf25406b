import type { Metadata } from 'next';
import { AccountScreen, accountTitle } from '#app/_composition/account-screen.tsx';
import { languageOf } from '#app/_composition/language-of.ts';
import { ForgotPasswordPage } from '#ui/session/forgot-password-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'forgot-title');

/** Asks for a link to set a new password. */
export default async function ForgotPassword({ params }: Props) {
  const { locale } = await params;
  return (
    <AccountScreen language={languageOf(locale)} address="/forgot-password">
      {({ addresses }) => <ForgotPasswordPage signIn={addresses.signIn} />}
    </AccountScreen>
  );
}
