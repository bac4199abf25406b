/** A picture of the content. */
export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  /** In pixels, where the platform says so. */
  readonly width?: number;
  /** In pixels, where the platform says so. */
  readonly height?: number;
}
