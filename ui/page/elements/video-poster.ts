import type { Enliven } from './enliven.ts';

/** Loads the largest poster of a video, and falls back to the usual one when it gets a placeholder. */
export const videoPoster: Enliven = ({ dataset, children: [picture] }, gone) => {
  if (!(picture instanceof HTMLImageElement)) return;
  const measure = (): void => {
    if (picture.naturalWidth > 0 && picture.naturalWidth <= Number(dataset.standInWidth))
      picture.src = dataset.instead ?? picture.src;
  };
  if (picture.complete) measure();
  else picture.addEventListener('load', measure, { signal: gone, once: true });
};
