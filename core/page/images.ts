/** The widths an image is offered in, in pixels. Source: site spec §9. */
export const IMAGE_WIDTHS = [576, 640, 750, 828, 1080, 1200, 1920, 2040, 3840] as const;

/** The size of an image that says none, in pixels. Source: site spec §9. */
export const DEFAULT_IMAGE_SIZE = { width: 1200, height: 1920 } as const;
