import Link from 'next/link';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onMouseEnter' | 'onTouchStart' | 'onClick'> {
  href: string;
}

/** A link: within the application without loading the page anew, elsewhere as plain as can be. */
export function NextLink({ href, target, ...rest }: Props) {
  const aim = target ? { target } : {};
  if (isOurs(href) && !target) return <Link href={href} {...rest} />;
  return <a href={href} {...aim} {...(target === '_blank' ? { rel: 'noopener' } : {})} {...rest} />;
}

/** Pages of ours begin with one slash; `/api` and `/go` answer with a file or a redirect. */
const isOurs = (href: string): boolean => /^\/(?!\/|api\/|go\/)/.test(href);
