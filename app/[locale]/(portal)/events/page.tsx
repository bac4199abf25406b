import type { Metadata } from 'next';
import { languageOf } from '#app/_composition/language-of.ts';
import { PortalScreen, portalTitle } from '#app/_composition/portal-screen.tsx';

interface Props {
  params: Promise<{ locale: string }>;
}

const addressOf = async ({ params }: Props) => {
  const { locale } = await params;
  return { language: languageOf(locale), address: '/' };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, address } = await addressOf(props);
  return { title: await portalTitle(language, address) };
};

/** The list of events, where an event has no folder of its own. */
export default async function AllEventsPage(props: Props) {
  return <PortalScreen {...(await addressOf(props))} />;
}
