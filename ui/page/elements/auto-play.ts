interface Playing {
  /** Starts and stops playing; its label says what a press does. */
  readonly button: HTMLElement;
  readonly everyMs: number;
  /** Advances by one; false at the end. */
  readonly next: () => boolean;
  /** Whether to pause because the visitor is interacting with it. */
  readonly waits: () => boolean;
  readonly onPlayingChange: (isPlaying: boolean) => void;
}

/**
 * Plays automatically while it is switched on and visible, unless the visitor prefers reduced motion. Source:
 * WCAG 2.2.2.
 */
export const autoPlay = ({ button, everyMs, next, waits, onPlayingChange }: Playing, signal: AbortSignal) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const play = (isPlaying: boolean): void => {
    clearInterval(timer);
    timer = isPlaying ? setInterval(tick, everyMs) : undefined;
    button.toggleAttribute('data-playing', isPlaying);
    onPlayingChange(isPlaying);
  };
  const tick = (): void => {
    if (document.hidden || waits()) return;
    if (!next()) play(false);
  };
  const stop = (): void => {
    if (timer !== undefined) play(false);
  };
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  lessMotion.addEventListener('change', stop, { signal });
  button.addEventListener('click', () => play(timer === undefined), { signal });
  signal.addEventListener('abort', stop);
  return {
    stop,
    /** Autoplay as configured by the editor; skipped when the visitor prefers reduced motion. */
    startAutomatically: (): void => {
      if (!lessMotion.matches) play(true);
    },
  };
};
