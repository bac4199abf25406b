import 'server-only';
import { publicItems } from '@fairdesk/core/navigation';
import { EMPTY_NAVIGATION, visibleNavigation } from '@fairdesk/core/page';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import type { Surroundings } from '#ui/page/site-frame.tsx';
import type { Frame } from './open-frame.ts';

const NOTHING: Surroundings = {
  navigation: EMPTY_NAVIGATION,
  bodyTop: [],
  header: [],
  footer: [],
  layout: 'portal',
  main: [],
  state: 'normal',
};

/** The surroundings of a site's front page, for pages without their own: a missing page, an account. */
export const frontPage = async ({ siteName, folder, data }: Frame): Promise<Surroundings> => {
  const { language } = data;
  const front = await currentUseCases().pages.open({ site: siteName, folder, path: '/', language });
  return front.match(
    (page) => ({ ...page, main: [], navigation: visibleNavigation(page.navigation, publicItems) }),
    () => NOTHING,
  );
};
