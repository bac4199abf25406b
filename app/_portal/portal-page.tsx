import 'server-only';
import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { PortalScreen, portalHead } from './portal-screen.tsx';

interface Props<Params> {
  params: Promise<Params>;
}

/**
 * A page of the portal at the address its folder names.
 *
 * @param addressOf without language: `/aqua/tasks`
 */
export const portalPage = <Params extends { readonly locale: string }>(
  addressOf: (params: Params) => string,
) => {
  const visitOf = async ({ params }: Props<Params>) => {
    const given = await params;
    return { language: languageOf(given.locale), address: addressOf(given) };
  };
  return {
    generateMetadata: async (props: Props<Params>): Promise<Metadata> => {
      const { language, address } = await visitOf(props);
      return portalHead(language, address);
    },
    Page: async (props: Props<Params>) => <PortalScreen {...(await visitOf(props))} />,
  };
};
