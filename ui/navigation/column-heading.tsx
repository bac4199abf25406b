import type { LinkColumn } from '@fairdesk/core/navigation';
import { currentOf } from './current-of.ts';

interface Props {
  column: LinkColumn;
  path: string;
}

/** The heading of a column of links, itself a link if it has an address. */
export function ColumnHeading({ column: { title, href, links }, path }: Props) {
  if (href === '') return title;
  return (
    <a href={href} aria-current={currentOf({ href, children: links }, path)}>
      {title}
    </a>
  );
}
