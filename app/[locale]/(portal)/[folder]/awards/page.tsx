import { portalPage } from '#app/_portal/portal-page.tsx';

/** The products of a company, and the status of each product's entry. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/awards`,
);

export { generateMetadata, Page as default };
