import { localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { cache } from 'react';
import { SetupComposition } from '#app/_composition/browser/setup-composition.tsx';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { AccountScreen, linkTitle } from '#app/_portal/account-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { ErrorView } from '#ui/page/error-view.tsx';
import { SessionPage } from '#ui/session/session-page.tsx';
import { UsedLinkView } from '#ui/session/used-link-view.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

const linkOf = cache((token: string) => currentUseCases().setup.link(token));

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, token } = await params;
  return linkTitle(await linkOf(token), languageOf(locale), 'setup-title');
};

/** Makes an administrator of the installation by a link. */
export default async function Setup({ params }: Props) {
  const { locale, token } = await params;
  const link = await linkOf(token);
  return (
    <AccountScreen language={languageOf(locale)} address={`/setup/${token}`}>
      {({ language, texts, addresses, path }) => {
        const labels = labelsOf(language, texts);
        if (link.isOk())
          return (
            <SessionPage title={labels.t('setup-title')} text={labels.t('setup-text')}>
              <SetupComposition
                token={token}
                link={link.value}
                next={localPath({ language, path: '/organiser' })}
              />
            </SessionPage>
          );
        const isMissing = link.error.kind === 'not-found';
        setPageStatus(isMissing ? 404 : 503);
        return isMissing ? (
          <UsedLinkView labels={labels} signIn={addresses.signIn} text={labels.t('setup-used')} />
        ) : (
          <ErrorView labels={labels} address={path} />
        );
      }}
    </AccountScreen>
  );
}
