import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  href: string;
}

/** A plain link; pages with client-side navigation intercept its clicks. */
export function Link({ href, target, ...rest }: Props) {
  const aim = target ? { target } : {};
  return <a href={href} {...aim} {...(target === '_blank' ? { rel: 'noopener' } : {})} {...rest} />;
}
