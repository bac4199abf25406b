import type { Metadata } from 'next';
import { languageOf } from '#app/_composition/language-of.ts';
import { PortalScreen, portalTitle } from '#app/_composition/portal-screen.tsx';

interface Props {
  params: Promise<{ locale: string; eventId: string }>;
}

const addressOf = async ({ params }: Props) => {
  const { locale, eventId } = await params;
  return { language: languageOf(locale), address: `/events/${decodeURIComponent(eventId)}` };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { language, address } = await addressOf(props);
  return { title: await portalTitle(language, address) };
};

/** For which company? The participations of one event. */
export default async function EventPage(props: Props) {
  return <PortalScreen {...(await addressOf(props))} />;
}
