/** The longest file name an upload may have, in characters, including its extension. */
export const FILE_NAME_MAX = 150;

/**
 * Characters that are unsafe in file systems, headers or markup: separators, control characters, invisible
 * characters.
 */
const UNWELCOME = /[/\\:*?"<>|]|\p{C}/gu;

/**
 * The display name of an uploaded file: dots other than the last become dashes.
 *
 * `plan.v2.final.pdf` becomes `plan-v2-final.pdf`. The name is for readers; the storage path never derives
 * from it.
 *
 * Source: portal spec §5 "Dots in uploaded file names".
 *
 * @example
 * ```ts
 * uploadName('plan.v2.final.pdf') // 'plan-v2-final.pdf'
 * uploadName('plan.pdf') // 'plan.pdf'
 * ```
 */
export const uploadName = (name: string): string => {
  const clean = name.normalize('NFC').replace(UNWELCOME, '-').trim();
  const dot = clean.lastIndexOf('.');
  const [stem, end] = dot < 0 ? [clean, ''] : [clean.slice(0, dot), clean.slice(dot)];
  const ending = [...end].slice(0, FILE_NAME_MAX / 2);
  const dashed = [...stem.replaceAll('.', '-')].slice(0, FILE_NAME_MAX - ending.length);
  return (dashed.join('') || 'file') + ending.join('');
};

/** The extension of a file name, with its dot and in lower case: `.jpg`; empty when there is no dot. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};
