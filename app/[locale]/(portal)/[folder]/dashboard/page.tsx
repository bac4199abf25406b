import { portalPage } from '#app/_portal/portal-page.tsx';

/** The next deadlines, the remaining tasks, and the stand. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/dashboard`,
);

export { generateMetadata, Page as default };
