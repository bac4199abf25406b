import { PublicScreen, publicHead } from '#app/_composition/public-screen.tsx';

interface Props {
  params: Promise<{ locale: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const asked = async ({ params, searchParams }: Props) => {
  const given = Object.entries(await searchParams).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { ...(await params), search: given.length > 0 ? `?${new URLSearchParams(given)}` : '' };
};

export const generateMetadata = async (props: Props) => publicHead(await asked(props));

/** A page that visitors read, made for what its address asks: `?q=pump&page=2`. Next is led here by `next.config.ts`. */
export default async function AskedPage(props: Props) {
  return <PublicScreen {...(await asked(props))} />;
}
