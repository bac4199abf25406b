import { portalPage } from '#app/_portal/portal-page.tsx';

/** What is next, how much is left, where one stands. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/dashboard`,
);

export { generateMetadata, Page as default };
