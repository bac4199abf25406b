import 'server-only';
import { DEFAULT_LANGUAGE, type Failure, isLanguage, type Language, localPath } from '@fairdesk/core/shared';
import { readerLanguage } from '#app/_http/reader-language.ts';
import { problem } from '#app/_http/respond.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { messageResponse, wantsPage } from './message-response.tsx';

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
    if (!wantsPage(request)) return response;
    const path = /^\/(?![/\\])[\w/.~%-]*$/.test(back) ? back : undefined;
    const language = path === undefined ? await readerLanguage(request) : languageAt(path);
    const { t } = labelsOf(language, messagesFor(language));
    return messageResponse(
      {
        language,
        heading: t('partner-failed'),
        text: t(REASONS[reasonOf(failure)]),
        link: { href: path ?? localPath({ language, path: '/' }), text: t('partner-failed-back') },
      },
      response,
    );
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

/** The language of a page by its path. */
const languageAt = (path: string): Language => {
  const [, first = ''] = path.split('/');
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
};
