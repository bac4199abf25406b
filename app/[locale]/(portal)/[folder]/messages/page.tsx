import { portalPage } from '#app/_portal/portal-page.tsx';

/** All messages from the organiser. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/messages`,
);

export { generateMetadata, Page as default };
