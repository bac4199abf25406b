/** An image from the content platform. */
export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  /** In pixels, if the platform provides it. */
  readonly width?: number;
  /** In pixels, if the platform provides it. */
  readonly height?: number;
}
