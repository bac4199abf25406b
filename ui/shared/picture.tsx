import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'img'> {
  src: string;
  /** Empty when the adjacent text says the same. */
  alt: string;
}

/**
 * A picture. The platform stores pictures re-encoded at a sensible size, on any host the organiser chooses.
 */
export function Picture({ alt, loading, ...rest }: Props) {
  // A copy of an image gets its attributes one by one: an address before `loading` is fetched at once.
  // biome-ignore lint/performance/noImgElement: there is nothing left to optimise, and hosts are not known at build time
  return <img loading={loading} alt={alt} decoding="async" {...rest} />;
}
