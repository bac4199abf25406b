import type { Enliven } from './enliven.ts';

/** A film's still picture: the largest there is. What is only as wide as a stand-in gives way to the usual one. */
export const videoPoster: Enliven = ({ dataset, children: [picture] }, gone) => {
  if (!(picture instanceof HTMLImageElement)) return;
  const measure = (): void => {
    if (picture.naturalWidth > 0 && picture.naturalWidth <= Number(dataset.standInWidth))
      picture.src = dataset.instead ?? picture.src;
  };
  if (picture.complete) measure();
  else picture.addEventListener('load', measure, { signal: gone, once: true });
};
