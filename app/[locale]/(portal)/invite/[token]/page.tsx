import type { Metadata } from 'next';
import { AccountScreen, accountTitle } from '#app/_composition/account-screen.tsx';
import { languageOf } from '#app/_composition/language-of.ts';
import { Missing } from '#app/_composition/missing.tsx';
import { server } from '#app/_composition/server.ts';
import { IDENTITY_PROVIDER } from '#app/_composition/session.ts';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { InvitationPage } from '#ui/session/invitation-page.tsx';
import { labelsOf } from '#ui/shared/translate.ts';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'register-title');

/** Joins a company by the link of an invitation. */
export default async function Invite({ params }: Props) {
  const { locale, token } = await params;
  const invitation = await server().get(IDENTITY_PROVIDER).invitation(token);
  return (
    <AccountScreen language={languageOf(locale)} address={`/invite/${token}`}>
      {({ language, texts, addresses }) =>
        invitation.isOk() ? (
          <InvitationPage token={token} invitation={invitation.value} signIn={addresses.signIn} />
        ) : (
          <>
            <Missing />
            <NotFoundView labels={labelsOf(language, texts)} home={addresses.signIn} />
          </>
        )
      }
    </AccountScreen>
  );
}
