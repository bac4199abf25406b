import { portalPage } from '#app/_portal/portal-page.tsx';

/** The questionnaire of a product: `?pid=`. */
const { generateMetadata, Page } = portalPage(
  ({ folder }: { locale: string; folder: string }) => `/${folder}/awards/registration`,
);

export { generateMetadata, Page as default };
