/** A key as in the markup of pages, and the drawing as a symbol without its id. */
export type WrittenIcon = readonly [key: string, viewBox: string, body: string];

/** Where the build has its icons. */
export const iconsFile = (build: string): string => `${build}/node/icons.json`;
