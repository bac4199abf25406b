import { videoPoster } from '#app/_site/video-poster.ts';

/** The poster of a video on a public page, served from here instead of the video host. */
export const GET = videoPoster;
