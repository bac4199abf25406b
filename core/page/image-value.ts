/** An image from the content platform. */
export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  /** Its address at a width, with `{width}` in its place; absent when its host cannot resize it. */
  readonly sized?: string;
  /** In pixels, if the platform provides it. */
  readonly width?: number;
  /** In pixels, if the platform provides it. */
  readonly height?: number;
  /** The point that stays visible when the image is cropped: `30% 70%` from the left and the top; absent for the usual crop. */
  readonly focus?: string;
}
