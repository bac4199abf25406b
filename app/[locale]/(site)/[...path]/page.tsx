import { PublicScreen, publicHead } from '#app/_composition/public-screen.tsx';
import { searchOf } from '#app/_composition/search-of.ts';

interface Props {
  params: Promise<{ locale: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Made whenever it is asked for: our own server keeps what it may keep, and knows when to ask again. */
export const dynamic = 'force-dynamic';

const asked = async ({ params, searchParams }: Props) => ({
  ...(await params),
  search: searchOf(await searchParams),
});

export const generateMetadata = async (props: Props) => publicHead(await asked(props));

/** A page that visitors read, the same for everybody. */
export default async function PublicPage(props: Props) {
  return <PublicScreen {...(await asked(props))} />;
}
