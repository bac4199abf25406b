import 'server-only';
import { chosenScheme } from '#app/_http/chosen-scheme.ts';
import { seeOther } from '#app/_http/read-form.ts';
import { runtime } from '#app/_process/runtime.ts';
import { withQuery } from '#app/_site/open-frame.ts';
import { SiteDocument } from '#ui/page/site-document.tsx';
import { DoorLayout } from '#ui/session/door-layout.tsx';
import { type DoorRequest, openDoor } from './open-door.tsx';

/**
 * The response for a page of the portal when the user is signed out: the same page as
 * `portal-screen.tsx` renders, without the framework in the browser.
 *
 * @param nonce allows the page's inline script
 */
export const doorResponse = async (request: DoorRequest, nonce: string): Promise<Response> => {
  const { language } = request;
  const { elements, render, settings, sheets } = runtime();
  sheets.prepare();
  const door = await openDoor(request);
  if ('href' in door) return seeOther(new URL(door.href, settings.appUrl));
  const { status, data, head, navigation, main } = door;
  const html = render.whole(
    <SiteDocument
      language={language}
      head={head}
      styles={[sheets.placeholder]}
      script={elements.door}
      nonce={nonce}
      scheme={await chosenScheme()}
    >
      <DoorLayout
        data={{ ...data, languages: withQuery(data.languages, request.query) }}
        {...(navigation && { navigation })}
      >
        {main}
      </DoorLayout>
    </SiteDocument>,
  );
  return new Response(Buffer.from(await sheets.inlineIn(html)), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  });
};
