import type { Metadata } from 'next';
import { languageOf } from '#app/_composition/language-of.ts';
import { PortalScreen, portalTitle } from '#app/_composition/portal-screen.tsx';

interface Props {
  params: Promise<{ locale: string; folder: string }>;
}

const addressOf = async ({ params }: Props) => {
  const { locale, folder } = await params;
  return { language: languageOf(locale), address: `/${folder}/dashboard` };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, address } = await addressOf(props);
  return { title: await portalTitle(language, address) };
};

/** What is next, how much is left, where one stands. */
export default async function DashboardPage(props: Props) {
  return <PortalScreen {...(await addressOf(props))} />;
}
