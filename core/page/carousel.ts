/** The ways a carousel moves from slide to slide. Source: site spec §2 "Carousel", §9. */
export type CarouselKind = 'fade' | 'loop' | 'slide';

/** The number of slides visible at once on a wide screen. Source: site spec §9. */
export const SLIDES_ON_DESKTOP = 4;
/** The number of slides visible at once on a narrow screen. Source: site spec §9. */
export const SLIDES_ON_MOBILE = 1;

/** Which arrows are enabled; a carousel that does not loop disables one at each end. */
export const carouselArrows = (
  kind: CarouselKind,
  first: number,
  visible: number,
  count: number,
): { readonly previous: boolean; readonly next: boolean } =>
  kind === 'loop'
    ? { previous: count > visible, next: count > visible }
    : { previous: first > 0, next: first + visible < count };

const KINDS: readonly CarouselKind[] = ['fade', 'loop', 'slide'];

/**
 * Parses the transition an editor entered; defaults to `slide`.
 *
 * @example
 * ```ts
 * carouselKind('fade') // 'fade'
 * ```
 */
export const carouselKind = (word: string): CarouselKind =>
  KINDS.find((kind) => kind === word.trim().toLowerCase()) ?? 'slide';

/** The shortest autoplay interval, in milliseconds, so that a slide can be read. Our choice. */
export const CAROUSEL_REST_MIN_MS = 1000;

/**
 * The autoplay interval of a carousel in milliseconds, from the parameter its editor set: `5000`.
 *
 * @returns `undefined` for no autoplay
 *
 * @example
 * ```ts
 * carouselRestMs('5000') // 5000
 * carouselRestMs('off') // undefined
 * ```
 */
export const carouselRestMs = (speed: string): number | undefined => {
  const ms = /^\d{1,6}$/.test(speed.trim()) ? Number(speed) : 0;
  return ms > 0 ? Math.max(ms, CAROUSEL_REST_MIN_MS) : undefined;
};
