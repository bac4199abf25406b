import { runtime } from './runtime.ts';

/** How long a page may be shown after it changed, in seconds, where nobody tells us of the change. */
const LIFE_SECONDS = 30;

interface Props {
  /** It was made for what its address asks, or a part of it is missing: nobody else gets it. */
  once: boolean;
}

/**
 * Tells our own server that the page is the same for everybody and that nothing on it needs React: it is sent without,
 * and kept for some seconds. The mark is the process's own: nothing that anybody wrote can say the same.
 */
export const Still = ({ once }: Props) => (
  <meta name="still" content={`${runtime().stillMark} ${once ? 0 : LIFE_SECONDS}`} />
);
