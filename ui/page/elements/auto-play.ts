interface Playing {
  /** Starts and stops it, and says which of the two it will do. */
  readonly button: HTMLElement;
  readonly everyMs: number;
  /** Moves on by one; false where there is nothing more. */
  readonly next: () => boolean;
  /** Somebody looks closer: it waits for them. */
  readonly waits: () => boolean;
  readonly told: (isPlaying: boolean) => void;
}

/** Moves on by itself: as long as it is wanted, seen, and nobody asked for less motion. Source: WCAG 2.2.2. */
export const autoPlay = ({ button, everyMs, next, waits, told }: Playing, signal: AbortSignal) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const play = (isPlaying: boolean): void => {
    clearInterval(timer);
    timer = isPlaying ? setInterval(tick, everyMs) : undefined;
    button.toggleAttribute('data-playing', isPlaying);
    told(isPlaying);
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
    /** As its editor set it: not for those who asked for less motion. */
    startUnasked: (): void => {
      if (!lessMotion.matches) play(true);
    },
  };
};
