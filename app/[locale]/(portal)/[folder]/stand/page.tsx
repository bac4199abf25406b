import { portalPage } from '#app/_portal/portal-page.tsx';

/** Where one stands, and under which name. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/stand`,
);

export { generateMetadata, Page as default };
