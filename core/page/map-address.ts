/** How near a map is where its editor does not say: a few streets. The number is ours. */
const DEFAULT_ZOOM = 14;
const ZOOM_MAX = 20;

/** A zoom from 1, the world, to 20, a building; 14 for what is no number. */
export const mapZoom = (text: string): number => {
  const zoom = Number.parseInt(text, 10);
  return Number.isNaN(zoom) ? DEFAULT_ZOOM : Math.min(Math.max(zoom, 1), ZOOM_MAX);
};

/** The map of a place, to be shown within a page. Source: site spec §7 "map embed". */
export const mapSource = (location: string, zoom: number): string =>
  `https://www.google.com/maps?q=${encoded(location)}&z=${zoom}&output=embed`;

/** The same place on a page of its own. */
export const mapPage = (location: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encoded(location)}`;

/** Half a character, which no address can carry, is left out. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
