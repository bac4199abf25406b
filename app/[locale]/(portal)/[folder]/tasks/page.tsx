import { portalPage } from '#app/_portal/portal-page.tsx';

/** All tasks. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/tasks`,
);

export { generateMetadata, Page as default };
