import type { MenuItem } from '@fairdesk/core/navigation';
import { ContentIcon } from '../shared/content-icon.tsx';
import { Link } from '../shared/link.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { currentOf } from './current-of.ts';

interface Props {
  item: MenuItem;
  path: string;
  labels: Labels;
}

/** A link of a menu with its optional icon; announces when it opens a new tab. */
export function MenuLink({ item, path, labels: { t } }: Props) {
  const { title, href, target, icon } = item;
  return (
    <Link href={href} target={target} aria-current={currentOf(item, path)}>
      {icon && <ContentIcon name={icon} />}
      {title}
      {target === '_blank' && <span className="visually-hidden"> ({t('new-tab')})</span>}
    </Link>
  );
}
