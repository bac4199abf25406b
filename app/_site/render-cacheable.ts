import type { ReportFault } from '#ui/page/render-context.ts';

/** A public page, and the seconds for which it may be cached. */
interface CacheablePage {
  readonly html: string;
  readonly life: number;
}

/**
 * Renders a public page. One with a block that failed to render is not cached: the next request may succeed.
 * Source: site spec §8 "Component render error".
 *
 * @param tell called for each failed block
 * @param life the seconds for which the page may be cached if no block failed
 */
export const renderCacheable = async (
  render: (report: ReportFault) => Promise<string>,
  { life, tell }: { readonly life: number; readonly tell: ReportFault },
): Promise<CacheablePage> => {
  let isWhole = true;
  const html = await render((component, cause) => {
    isWhole = false;
    tell(component, cause);
  });
  return { html, life: isWhole ? life : 0 };
};
