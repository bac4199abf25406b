import { addressOf } from '#app/_http/address-of.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { typedTexts } from '#app/_http/typed-texts.ts';
import { doorResponse } from '#app/_portal/door-response.tsx';

interface Context {
  params: Promise<{ locale: string; path?: string[] }>;
}

/** A page of the portal for a user who is signed out; our own server leads to it: `app/_front/door-requests.ts`. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { locale, path = [] } = await params;
  const { search, searchParams } = new URL(request.url);
  const door = {
    language: languageOf(locale),
    address: addressOf(path),
    query: search,
    outcome: searchParams.get('sign-in') ?? '',
    typed: await typedTexts(),
  };
  return doorResponse(door, request.headers.get('x-nonce') ?? '');
};

/** Rendered on every request. */
export const dynamic = 'force-dynamic';
