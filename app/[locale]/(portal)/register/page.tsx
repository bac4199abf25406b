import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { currentSession } from '#app/_http/permission.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { CompleteAccountPage } from '#ui/session/complete-account-page.tsx';
import { RequestAccessPage } from '#ui/session/request-access-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ isRegistered?: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'register-title');

/**
 * Requests access; a user who signed in with an incomplete account (`isRegistered=true`) completes it here.
 */
export default async function Register({ params, searchParams }: Props) {
  const { locale } = await params;
  const { isRegistered } = await searchParams;
  const session = (await currentSession()).unwrapOr(undefined);
  const unfinished =
    isRegistered === 'true' && session && !session.user.accountSetup ? session.user : undefined;
  return (
    <AccountScreen language={languageOf(locale)} address="/register">
      {({ addresses }) =>
        unfinished ? (
          <CompleteAccountPage email={unfinished.email} home={addresses.home} />
        ) : (
          <RequestAccessPage signIn={addresses.signIn} />
        )
      }
    </AccountScreen>
  );
}
