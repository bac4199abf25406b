import type { Language } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { currentSession } from '#app/_http/permission.ts';
import { AccountScreen, accountTitle, missingTitle } from '#app/_portal/account-screen.tsx';
import { loginLinks, visitorLink } from '#app/_portal/login-links.ts';
import { accountUserOf } from '#app/_portal/open-visit.ts';
import { savedArticles } from '#app/_portal/saved-articles.ts';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { runtime } from '#app/_process/runtime.ts';
import { SavedArticlesPage } from '#ui/articles/saved-articles-page.tsx';
import { SavedSignInPage } from '#ui/articles/saved-sign-in-page.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageOf((await params).locale);
  return isOffered() ? accountTitle(language, 'saved-title') : missingTitle(language);
};

const isOffered = () => runtime().settings.visitorPortal.isOn;

/** The articles that the visitor has saved. Source: site spec §4 "save". */
export default async function Saved({ params }: Props) {
  const language = languageOf((await params).locale);
  if (!isOffered()) return <NotOffered language={language} />;
  const session = (await currentSession()).unwrapOr(undefined);
  const visitor = session?.error ? undefined : session;
  const [cards, user] = await Promise.all([
    visitor && savedArticles(visitor, language),
    visitor && accountUserOf(visitor),
  ]);
  return (
    <AccountScreen language={language} address="/saved" user={user}>
      {({ addresses, path }) =>
        cards ? (
          <SavedArticlesPage
            cards={cards}
            account={addresses.account}
            fairs={user?.hasFairs ? addresses.events : undefined}
          />
        ) : (
          <SavedSignInPage links={loginLinks(language, path)} visitor={visitorLink(language)} />
        )
      }
    </AccountScreen>
  );
}

function NotOffered({ language }: { language: Language }) {
  setPageStatus(404);
  return (
    <AccountScreen language={language} address="/saved">
      {({ texts, addresses }) => <NotFoundView labels={labelsOf(language, texts)} home={addresses.signIn} />}
    </AccountScreen>
  );
}
