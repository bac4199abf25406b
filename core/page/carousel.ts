/** A row of slides that moves one at a time. Source: site spec §2 "Carousel", §9. */
export type CarouselKind = 'fade' | 'loop' | 'slide';

/** How many slides are visible at once on a wide screen. Source: site spec §9. */
export const SLIDES_ON_DESKTOP = 4;
/** How many on a narrow one. Source: site spec §9. */
export const SLIDES_ON_MOBILE = 1;

/** Which arrows can be used; at the ends of a carousel that does not loop one cannot. */
export const carouselArrows = (
  kind: CarouselKind,
  first: number,
  seen: number,
  count: number,
): { readonly previous: boolean; readonly next: boolean } =>
  kind === 'loop'
    ? { previous: count > seen, next: count > seen }
    : { previous: first > 0, next: first + seen < count };

const KINDS: readonly CarouselKind[] = ['fade', 'loop', 'slide'];

/** How a carousel moves by the word of its editor; one that says nothing slides. */
export const carouselKind = (word: string): CarouselKind =>
  KINDS.find((kind) => kind === word.trim().toLowerCase()) ?? 'slide';

/** The shortest rest between two moves of a carousel's own, in milliseconds: less cannot be read. Ours. */
export const CAROUSEL_REST_MIN_MS = 1000;

/**
 * How long a carousel rests between two moves of its own, in milliseconds, by the parameter of its editor: `5000`.
 *
 * @returns nothing where it does not move by itself
 */
export const carouselRestMs = (speed: string): number | undefined => {
  const ms = /^\d{1,6}$/.test(speed.trim()) ? Number(speed) : 0;
  return ms > 0 ? Math.max(ms, CAROUSEL_REST_MIN_MS) : undefined;
};
