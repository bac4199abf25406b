import { portalPage } from '#app/_portal/portal-page.tsx';

/** The location and the name of the stand. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/stand`,
);

export { generateMetadata, Page as default };
