import { localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { currentSession } from '#app/_http/permission.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { loginLinks } from '#app/_portal/login-links.ts';
import { runtime } from '#app/_process/runtime.ts';
import { CompleteAccountPage } from '#ui/session/complete-account-page.tsx';
import { RegisterVisitorPage } from '#ui/session/register-visitor-page.tsx';
import { RequestAccessPage } from '#ui/session/request-access-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ isRegistered?: string; as?: string; return?: string | string[] }>;
}

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> =>
  accountTitle(
    languageOf((await params).locale),
    (await searchParams).as === 'visitor' ? 'visitor-title' : 'register-title',
  );

/**
 * Requests access to a company, or registers a visitor (`as=visitor`); a user who signed in with an incomplete account (`isRegistered=true`) completes it here.
 */
export default async function Register({ params, searchParams }: Props) {
  const { locale } = await params;
  const { isRegistered, as, return: returnTo } = await searchParams;
  const links = loginLinks(languageOf(locale));
  // Visitors have their account at the identity provider.
  const { visitorPortal } = runtime().settings;
  const signIn = visitorPortal.isOn ? links.saved : localPath({ language: languageOf(locale), path: '/' });
  if (as === 'visitor' && links.signOn) redirect(signIn);
  const session = (await currentSession()).unwrapOr(undefined);
  const unfinished =
    isRegistered === 'true' && session && !session.user.accountSetup ? session.user : undefined;
  return (
    <AccountScreen language={languageOf(locale)} address="/register">
      {({ addresses }) =>
        unfinished ? (
          <CompleteAccountPage email={unfinished.email} home={addresses.home} />
        ) : as === 'visitor' ? (
          <RegisterVisitorPage
            returnTo={returnPathOf(returnTo)}
            requestAccess={links.register}
            signIn={links.saved}
          />
        ) : (
          <RequestAccessPage signIn={addresses.signIn} visitor={links.signOn ? signIn : links.visitor} />
        )
      }
    </AccountScreen>
  );
}
