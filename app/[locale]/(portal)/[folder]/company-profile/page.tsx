import { portalPage } from '#app/_portal/portal-page.tsx';

/** The company's public profile, edited in place. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/company-profile`,
);

export { generateMetadata, Page as default };
