import 'server-only';
import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { PortalScreen, portalHead } from './portal-screen.tsx';

interface Props<Params> {
  params: Promise<Params>;
  searchParams?: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/**
 * A page of the portal at the path of its folder.
 *
 * @param addressOf without language: `/aqua/tasks`
 * @param isAboutProduct whether the address has a product: `?pid=`
 */
export const portalPage = <Params extends { readonly locale: string }>(
  addressOf: (params: Params) => string,
  isAboutProduct = false,
) => {
  const visitOf = async ({ params, searchParams }: Props<Params>) => {
    const segments = await params;
    const query = isAboutProduct ? await searchParams : undefined;
    const pid = [query?.pid].flat()[0] ?? '';
    return { language: languageOf(segments.locale), address: addressOf(segments), pid };
  };
  return {
    generateMetadata: async (props: Props<Params>): Promise<Metadata> => {
      const { language, address, pid } = await visitOf(props);
      return portalHead(language, address, pid);
    },
    Page: async (props: Props<Params>) => <PortalScreen {...(await visitOf(props))} />,
  };
};
