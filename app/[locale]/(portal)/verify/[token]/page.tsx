import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { AccountScreen, accountTitle } from '#app/_portal/account-screen.tsx';
import { loginLinks } from '#app/_portal/login-links.ts';
import { LinkPage } from '#ui/session/link-page.tsx';

interface Props {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<{ return?: string | string[] }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  accountTitle(languageOf((await params).locale), 'verify-title');

/** Opens a visitor account by a mailed link, once its owner presses the button: mail scanners open links too. */
export default async function VerifyVisitor({ params, searchParams }: Props) {
  const { locale, token } = await params;
  const { return: returnTo } = await searchParams;
  const language = languageOf(locale);
  const links = loginLinks(language);
  return (
    <AccountScreen language={language} address={`/verify/${token}`}>
      {() => (
        <LinkPage
          token={token}
          next={returnPathOf(returnTo) ?? links.saved}
          request={links.visitor}
          texts={{
            title: 'verify-title',
            text: 'verify-text',
            button: 'verify-button',
            again: 'visitor-title',
          }}
        />
      )}
    </AccountScreen>
  );
}
