import type { Metadata } from 'next';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { AccountScreen, linkTitle } from '#app/_portal/account-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { ErrorView } from '#ui/page/error-view.tsx';
import { InvitationPage } from '#ui/session/invitation-page.tsx';
import { UsedLinkView } from '#ui/session/used-link-view.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

const invitationOf = cache((token: string) => currentUseCases().identity.invitation(token));

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, token } = await params;
  return linkTitle(await invitationOf(token), languageOf(locale), 'register-title');
};

/** Accepts an invitation by its link. */
export default async function Invite({ params }: Props) {
  const { locale, token } = await params;
  const invitation = await invitationOf(token);
  return (
    <AccountScreen language={languageOf(locale)} address={`/invite/${token}`}>
      {({ language, texts, addresses, path }) => {
        if (invitation.isOk())
          return <InvitationPage token={token} invitation={invitation.value} signIn={addresses.signIn} />;
        const labels = labelsOf(language, texts);
        const isMissing = invitation.error.kind === 'not-found';
        setPageStatus(isMissing ? 404 : 503);
        return isMissing ? (
          <UsedLinkView labels={labels} signIn={addresses.signIn} text={labels.t('invitation-used')} />
        ) : (
          <ErrorView labels={labels} address={path} />
        );
      }}
    </AccountScreen>
  );
}
