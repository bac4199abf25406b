import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  href: string;
}

/** A link, as plain as can be: where pages change without loading anew, the page they stand on sees to it. */
export function Link({ href, target, ...rest }: Props) {
  const aim = target ? { target } : {};
  return <a href={href} {...aim} {...(target === '_blank' ? { rel: 'noopener' } : {})} {...rest} />;
}
