import type { Metadata } from 'next';
import { languageOf } from '#app/_composition/language-of.ts';
import { PortalScreen, portalTitle } from '#app/_composition/portal-screen.tsx';

interface Props {
  params: Promise<{ locale: string; folder: string }>;
}

const addressOf = async ({ params }: Props) => {
  const { locale, folder } = await params;
  return { language: languageOf(locale), address: `/${folder}/messages` };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, address } = await addressOf(props);
  return { title: await portalTitle(language, address) };
};

/** All the organiser has said. */
export default async function MessagesPage(props: Props) {
  return <PortalScreen {...(await addressOf(props))} />;
}
