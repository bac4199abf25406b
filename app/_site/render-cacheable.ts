import type { ReportFault } from '#ui/page/render-context.ts';

/** A page for everybody, and for how many seconds it may be shown. */
interface Kept {
  readonly html: string;
  readonly life: number;
}

/**
 * Draws a page for everybody. One with a block that could not be drawn is kept for no second: whoever asks next may
 * find the block mended. Source: site spec §8 "Component render error".
 *
 * @param tell hears of each such block
 * @param life for how many seconds the page may be shown where there is none
 */
export const renderCacheable = async (
  draw: (report: ReportFault) => Promise<string>,
  { life, tell }: { readonly life: number; readonly tell: ReportFault },
): Promise<Kept> => {
  let isWhole = true;
  const html = await draw((component, cause) => {
    isWhole = false;
    tell(component, cause);
  });
  return { html, life: isWhole ? life : 0 };
};
