/** The tags a title may have. Source: site spec §5. */
export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'div'] as const;
/** One of {@link HEADING_TAGS}. */
export type HeadingTag = (typeof HEADING_TAGS)[number];

/** The sides a text may be aligned to. Source: site spec §5. */
export const ALIGNMENTS = ['left', 'center', 'right'] as const;
/** One of {@link ALIGNMENTS}. */
export type Alignment = (typeof ALIGNMENTS)[number];

/**
 * The tag of a title: the one its editor chose, else `h1` where the block is about its own page and `h2`
 * elsewhere.
 *
 * Source: site spec §5 "Heading tag".
 *
 * @example
 * ```ts
 * headingTag('h4', false) // 'h4'
 * headingTag('p', true) // 'p'
 * ```
 */
export const headingTag = (chosen: string, isOwnPage: boolean): HeadingTag =>
  HEADING_TAGS.find((tag) => tag === chosen) ?? (isOwnPage ? 'h1' : 'h2');

/**
 * Parses the alignment an editor chose; `undefined` if invalid. Source: site spec §5 "Alignment".
 *
 * @example
 * ```ts
 * alignmentOf('left') // 'left'
 * alignmentOf('center') // 'center'
 * ```
 */
export const alignmentOf = (chosen: string): Alignment | undefined =>
  ALIGNMENTS.find((alignment) => alignment === chosen);

/**
 * Whether a parameter such as hide_title is set: `true`, `1` or `on`. Source: site spec §3 "Rendering parameters".
 *
 * @example
 * ```ts
 * isSwitchedOn('true') // true
 * isSwitchedOn('0') // false
 * ```
 */
export const isSwitchedOn = (value: string): boolean => ['true', '1', 'on'].includes(value);
