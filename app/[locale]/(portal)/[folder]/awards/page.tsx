import { portalPage } from '#app/_portal/portal-page.tsx';

/** The products of a company, and how far each is entered for the award. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/awards`,
);

export { generateMetadata, Page as default };
