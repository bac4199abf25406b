import type { SiteFrame } from '@fairdesk/core/editor';
import type { Labels } from '../../shared/texts/translate.ts';

/** A header or footer named by the pages that have it: `Header: public pages (24 pages)`. */
export const frameName = ({ area, paths }: SiteFrame, { t }: Labels): string => {
  const [isHome, isPortal] = ['/', '/dashboard'].map((path) => paths.includes(path));
  const pages = t('frame-pages', { n: paths.length });
  if (isHome && isPortal) return t(`frame-${area}-all`, { pages });
  if (isHome) return t(`frame-${area}-public`, { pages });
  return isPortal
    ? t(`frame-${area}-portal`, { pages })
    : t(`frame-${area}-of`, { path: paths[0] ?? '', pages });
};
