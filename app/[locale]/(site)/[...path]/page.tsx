import { PublicScreen, publicHead } from '#app/_composition/public-screen.tsx';

interface Props {
  params: Promise<{ locale: string; path: string[] }>;
}

/** How long a public page may be shown after it changed, in seconds. */
export const revalidate = 30;

/** Every page is made when it is first asked for: at build there is no content yet. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => publicHead(await params);

/** A page that visitors read, the same for everybody. */
export default async function PublicPage({ params }: Props) {
  return <PublicScreen {...(await params)} />;
}
