import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'img'> {
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
}

/** A picture. The platform stores pictures re-encoded and at a sensible size, on any host an organiser likes. */
export function Picture({ alt, ...rest }: Props) {
  // biome-ignore lint/performance/noImgElement: there is nothing left to optimise, and hosts are not known at build time
  return <img alt={alt} decoding="async" {...rest} />;
}
