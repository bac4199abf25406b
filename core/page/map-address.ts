import { encodePart } from '../shared/index.ts';

/** The default zoom of a map: a few streets. Our choice. */
const DEFAULT_ZOOM = 14;
const ZOOM_MAX = 20;

/**
 * Clamps a zoom to 1 (the world) to 20 (a building); 14 when the text is not a number.
 *
 * @example
 * ```ts
 * mapZoom('12') // 12
 * mapZoom('far') // 14
 * ```
 */
export const mapZoom = (text: string): number => {
  const zoom = Number.parseInt(text, 10);
  return Number.isNaN(zoom) ? DEFAULT_ZOOM : Math.min(Math.max(zoom, 1), ZOOM_MAX);
};

/** The address of an embeddable map of a place. Source: site spec §7 "map embed". */
export const mapSource = (location: string, zoom: number): string =>
  `https://www.google.com/maps?q=${encodePart(location)}&z=${zoom}&output=embed`;

/** The address of a map of the same place on its own page. */
export const mapPage = (location: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodePart(location)}`;
