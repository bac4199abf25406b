import { portalPage } from '#app/_portal/portal-page.tsx';

/** The confirmation after the final submit. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/awards/thank-you`,
);

export { generateMetadata, Page as default };
