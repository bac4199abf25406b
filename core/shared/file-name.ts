/** The longest name an uploaded file keeps, in characters, its extension included. */
export const FILE_NAME_MAX = 150;

/** What no file system, header or reader should meet in a name: separators, control characters, hidden marks. */
const UNWELCOME = /[/\\:*?"<>|]|\p{C}/gu;

/**
 * The name under which an uploaded file is shown: dots other than the last become dashes.
 *
 * `plan.v2.final.pdf` becomes `plan-v2-final.pdf`. A name is for readers; where a file is kept is never taken from it.
 *
 * Source: portal spec §5 "Dots in uploaded file names".
 */
export const uploadName = (name: string): string => {
  const clean = name.normalize('NFC').replace(UNWELCOME, '-').trim();
  const dot = clean.lastIndexOf('.');
  const [stem, end] = dot < 0 ? [clean, ''] : [clean.slice(0, dot), clean.slice(dot)];
  const ending = [...end].slice(0, FILE_NAME_MAX / 2);
  const dashed = [...stem.replaceAll('.', '-')].slice(0, FILE_NAME_MAX - ending.length);
  return (dashed.join('') || 'file') + ending.join('');
};

/** What a name ends in, with its dot and in small letters: `.jpg`; empty when there is no dot. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};
