import { localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { currentSession } from '#app/_http/permission.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { loginLinks } from '#app/_portal/login-links.ts';
import { accountUserOf } from '#app/_portal/open-visit.ts';
import { runtime } from '#app/_process/runtime.ts';
import { AccountPage } from '#ui/session/account-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'account-title');

/** The account that is signed in on this device. */
export default async function Account({ params }: Props) {
  const language = languageOf((await params).locale);
  const session = (await currentSession()).unwrapOr(undefined);
  if (!session || session.error) redirect(localPath({ language, path: '/' }));
  const { name, email } = session.user;
  const memberships = await currentUseCases().access.membershipsOf(email);
  const isVisitor = memberships.isOk() && memberships.value.length === 0;
  const user = await accountUserOf(session);
  return (
    <AccountScreen language={language} address="/account" user={user}>
      {({ addresses }) => (
        <AccountPage
          name={name}
          email={email}
          signIn={addresses.signIn}
          fairs={user.hasFairs ? addresses.events : undefined}
          saved={runtime().settings.visitorPortal.isOn ? loginLinks(language).saved : undefined}
          canDelete={isVisitor}
          hasPassword={session.tokens.signOn === undefined}
        />
      )}
    </AccountScreen>
  );
}
