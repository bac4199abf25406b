import 'server-only';
import type { Language } from '@fairdesk/core/shared';
import { runtime } from '#app/_process/runtime.ts';
import { SiteDocument } from '#ui/page/site-document.tsx';
import { ButtonLink } from '#ui/shared/button.tsx';
import { MessagePage } from '#ui/shared/message-page.tsx';

/** A message on a page of its own, with one way on. */
interface Message {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
}

/** Whether a browser was led here, which shows a page; scripts do not ask for one. */
export const wantsPage = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false;

/** The response with a message, which also reads without styles. */
export const messageResponse = async (
  { language, heading, text, link }: Message,
  init: { readonly status: number; readonly headers: HeadersInit },
): Promise<Response> => {
  const { elements, render, sheets } = runtime();
  const html = render.whole(
    <SiteDocument
      language={language}
      head={{ title: heading, robots: 'noindex', icons: { icon: '/icon.svg' } }}
      styles={[sheets.placeholder]}
      script={elements.site}
      nonce={undefined}
    >
      <MessagePage heading={heading} text={text}>
        <ButtonLink href={link.href}>{link.text}</ButtonLink>
      </MessagePage>
    </SiteDocument>,
  );
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  const styled = await sheets.linkIn(html).catch(() => html);
  return new Response(styled, { status: init.status, headers });
};
