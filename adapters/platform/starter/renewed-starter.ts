import { FRAME_AREAS } from '@fairdesk/core/editor';
import {
  contentOf,
  renderingOf,
  renderingsOf,
  withRendering,
  withRenderings,
} from '../content/frame-rendering.ts';
import { Layout, LayoutJson } from '../content/layout-schema.ts';

/**
 * A starter page made anew for other facts of its fair, with the header and footer that it has now where these were
 * edited; `undefined` for a page that was edited otherwise.
 *
 * @param before the starter page for the facts of before
 */
export const renewedStarter = (text: string, before: string, fresh: string): string | undefined => {
  if (text === before) return fresh;
  // A page of an earlier version of the product may have another form.
  const stored = Layout.safeParse(JSON.parse(text));
  if (!stored.success) return undefined;
  const [own, old] = [stored.data, LayoutJson.parse(before)];
  if (JSON.stringify(withRenderings(own, renderingsOf(old))) !== before) return undefined;
  const renewed = FRAME_AREAS.reduce((page, area) => {
    const rendering = renderingOf(own, area);
    return contentOf(rendering) === contentOf(renderingOf(old, area))
      ? page
      : withRendering(page, area, rendering);
  }, LayoutJson.parse(fresh));
  return JSON.stringify(renewed);
};
