import { countsAsView, type Page } from '@fairdesk/core/page';

interface Props {
  page: Page;
  /** Whether views are counted. */
  counted: boolean;
}

/** The invisible parts of a page: the platform's style sheets and the page-view counter. */
export function PageExtras({ page, counted }: Props) {
  const { site, title, itemId, language, state, styleSheets } = page;
  return (
    <>
      {styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="platform" />
      ))}
      {counted && itemId !== '' && countsAsView(state) && (
        <page-view lang={language} data-site={site} data-title={title} data-item-id={itemId} />
      )}
    </>
  );
}
