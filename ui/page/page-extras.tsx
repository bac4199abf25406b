import { countsAsView, type Page } from '@fairdesk/core/page';

interface Props {
  page: Page;
  /** Views are counted somewhere. */
  counted: boolean;
}

/** What a page brings along besides what one sees: the platform's styles, and that it was seen. */
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
