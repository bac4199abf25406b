import type { Page } from '@fairdesk/core/page';

interface Props {
  page: Pick<Page, 'styleSheets'>;
}

/** The style sheets that the content platform provides for a page. */
export function PageStyles({ page: { styleSheets } }: Props) {
  return styleSheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="platform" />);
}
