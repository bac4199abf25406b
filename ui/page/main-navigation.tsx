import type { LinkValue } from '@fairdesk/core/page';
import { NextLink } from '../shared/next-link.tsx';
import type { Labels } from '../shared/translate.ts';
import styles from './main-navigation.module.css';

interface Props {
  links: readonly LinkValue[];
  path: string;
  labels: Labels;
}

/** Where to go; a page below an entry counts as that entry. */
export function MainNavigation({ links, path, labels: { t } }: Props) {
  if (links.length === 0) return null;
  const current = (href: string): 'page' | 'true' | undefined => {
    if (path === href) return 'page';
    return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
  };
  return (
    <nav aria-label={t('navigation-main')} className={styles.navigation}>
      <ul>
        {links.map(({ href, text, target }) => (
          <li key={href}>
            <NextLink href={href} target={target} aria-current={current(href)}>
              {text}
            </NextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
