import 'server-only';
import type { Metadata } from 'next';
import { languageOf } from '#app/_http/language-of.ts';
import { PortalScreen, portalHead } from './portal-screen.tsx';

interface Props<Params> {
  params: Promise<Params>;
  searchParams?: Promise<SearchParams>;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A page of the portal at the path of its folder.
 *
 * @param addressOf without language: `/aqua/tasks`
 */
export const portalPage = <Params extends { readonly locale: string }>(
  addressOf: (params: Params) => string,
) => {
  const visitOf = async ({ params, searchParams }: Props<Params>) => {
    const segments = await params;
    const query = queryOf((await searchParams) ?? {});
    return { language: languageOf(segments.locale), address: addressOf(segments), query };
  };
  return {
    generateMetadata: async (props: Props<Params>): Promise<Metadata> => {
      const { language, address, query } = await visitOf(props);
      return portalHead(language, address, query);
    },
    Page: async (props: Props<Params>) => <PortalScreen {...(await visitOf(props))} />,
  };
};

const queryOf = (params: SearchParams): string => {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
