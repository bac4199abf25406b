import { portalPage } from '#app/_portal/portal-page.tsx';

/** A product's entry, to read and print: `?pid=`. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/awards/summary`,
);

export { generateMetadata, Page as default };
