import 'server-only';
import { type Failure, isLanguage, LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import { problem } from '#app/_http/respond.ts';
import { runtime } from '#app/_process/runtime.ts';
import { MessagePage } from '#ui/page/message-page.tsx';
import { SiteDocument } from '#ui/page/site-document.tsx';
import { ButtonLink } from '#ui/shared/button.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

/**
 * Why a partner's page cannot be opened: a page with a way back for a browser that was led here, a problem document
 * for a script.
 *
 * @param back the path to return to: `/nl/clearwater/stand`; any other address is ignored
 */
export const partnerFailed =
  (request: Request, back = '') =>
  async (failure: Failure): Promise<Response> => {
    const response = problem(failure);
    if (!request.headers.get('accept')?.includes('text/html')) return response;
    const path = /^\/(?![/\\])[\w/.~%-]*$/.test(back) ? back : undefined;
    const language = languageOf(request, path);
    const { t } = labelsOf(language, messagesFor(language));
    const { elements, render, sheets } = runtime();
    const html = render.whole(
      <SiteDocument
        language={language}
        head={{ title: t('partner-failed'), robots: 'noindex', icons: { icon: '/icon.svg' } }}
        styles={[sheets.placeholder]}
        script={elements.site}
        nonce={undefined}
      >
        <MessagePage heading={t('partner-failed')} text={t(REASONS[reasonOf(failure)])}>
          <ButtonLink href={path ?? localPath({ language, path: '/' })}>
            {t('partner-failed-back')}
          </ButtonLink>
        </MessagePage>
      </SiteDocument>,
    );
    const headers = new Headers(response.headers);
    headers.set('content-type', 'text/html; charset=utf-8');
    // Readable without styles, too.
    const styled = await sheets.linkIn(html).catch(() => html);
    return new Response(styled, { status: response.status, headers });
  };

const REASONS = {
  'signed-out': 'partner-failed-signed-out',
  invalid: 'partner-failed-invalid',
  unavailable: 'partner-failed-unavailable',
} as const;

const reasonOf = ({ kind }: Failure): keyof typeof REASONS => {
  if (kind === 'signed-out') return kind;
  return kind === 'not-found' || kind === 'rejected' ? 'invalid' : 'unavailable';
};

/** The language of the page to return to, else the browser's. */
const languageOf = (request: Request, path: string | undefined): Language => {
  if (path !== undefined) {
    const [, first = ''] = path.split('/');
    return isLanguage(first) ? first : LANGUAGES[0];
  }
  const preferred = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((each) => each.trim().slice(0, 2));
  return preferred.find(isLanguage) ?? LANGUAGES[0];
};
