import { portalPage } from '#app/_portal/portal-page.tsx';

/** A form to write to the organiser. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/contact`,
);

export { generateMetadata, Page as default };
