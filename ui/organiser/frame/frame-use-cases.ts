import type { FrameCanvas, FrameOffice } from '@fairdesk/core/editor';

/** The use cases of the header and footer of a fair's website. */
export interface FrameUseCases {
  readonly listFrames: FrameOffice['frames'];
  readonly publishFrame: FrameOffice['publish'];
  readonly joinFrames: FrameOffice['join'];
  readonly drawFrame: FrameCanvas['draw'];
}
