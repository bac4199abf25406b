import { slugOf } from '@fairdesk/core/shared';

/** The longest name without its ending, in characters: file systems hold 255 bytes, and a character has up to four. */
const STEM_MAX = 60;

/** What Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

/** A name that is free to use on every platform. */
const freed = (name: string): string => (DEVICE.test(name) ? `_${name}` : name);

/**
 * The name of a file that every file system can hold, with the given ending unless it has a known one.
 *
 * Braces go too: the cells of an exported folder name files in them.
 */
export const portableFileName = (name: string, ending: string): string => {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|{}]/gu, '-')
    .replace(/^[.\s]+/, '')
    .trim();
  const isNamed = /\.(?:svg|png|jpe?g|webp|mp4|pdf)$/.test(safe);
  const stem = isNamed ? safe.slice(0, safe.lastIndexOf('.')) : safe;
  const short = [...stem].slice(0, STEM_MAX).join('').toWellFormed().trim() || 'file';
  return freed(`${short}.${isNamed ? safe.slice(safe.lastIndexOf('.') + 1) : ending}`);
};

/**
 * A name of letters, digits and dashes, for a folder or the stem of a file.
 *
 * `Müller & Söhne` becomes `muller-sohne`; a name without a Latin letter or digit becomes `entry`.
 */
export const portableStem = (name: string): string =>
  freed(slugOf(name).slice(0, STEM_MAX).replace(/-$/, '') || 'entry');
