import { type CarouselKind, carouselArrows } from '@fairdesk/core/page';
import { isModified } from '../../shared/is-modified.ts';
import { autoPlay } from './auto-play.ts';
import type { Enliven } from './enliven.ts';
import { type SlideRow, slideRow } from './slide-row.ts';

/**
 * Adds arrows, keys and autoplay to a row of slides; without a script it is scrolled by hand. Source: site
 * spec §2 "Carousel", §9.
 */
export const slideCarousel: Enliven = (carousel, signal) => {
  const part = (name: string) => carousel.querySelector<HTMLElement>(`[data-${name}]`);
  const [row, controls, previous, next] = [part('row'), part('controls'), part('previous'), part('next')];
  if (!row || !controls || !previous || !next) return;
  const kind = kindOf(carousel);
  const on = { signal };

  const slides = slideRow(row, () => tell(), signal);
  const ways = () => carouselArrows(kind, slides.at(), slides.visibleCount(), slides.count());
  const tell = (): void => {
    const { previous: back, next: forth } = ways();
    // `aria-disabled` rather than `disabled`, so that the pressed button keeps the focus.
    previous.ariaDisabled = String(!back);
    next.ariaDisabled = String(!forth);
    controls.toggleAttribute('data-idle', slides.count() <= slides.visibleCount());
    mark(row, slides.at(), part('status'));
  };
  const move = (step: 1 | -1): boolean => {
    const way = ways();
    if (!(step === 1 ? way.next : way.previous)) return false;
    if (kind === 'loop') makeRoom(slides, step);
    slides.go(slides.at() + step, kind === 'fade' ? 'instant' : 'auto');
    return true;
  };
  const stop = movesItself(carousel, part('play'), {
    next: () => {
      if (!move(1)) slides.go(0);
      return ways().next;
    },
    onPlayingChange: (isPlaying) => part('status')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite'),
    signal,
  });
  const moveByHand = (step: 1 | -1): void => {
    stop();
    move(step);
  };

  previous.addEventListener('click', () => moveByHand(-1), on);
  next.addEventListener('click', () => moveByHand(1), on);
  row.addEventListener(
    'keydown',
    (event) => {
      const step = ARROWS[event.key];
      if (step === undefined || isModified(event)) return;
      event.preventDefault();
      moveByHand(step);
    },
    on,
  );
  row.addEventListener('touchstart', () => kind === 'loop' && makeSpare(slides), { passive: true, signal });
  window.addEventListener('resize', tell, { passive: true, signal });
  tell();
};

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

const kindOf = ({ dataset }: HTMLElement): CarouselKind =>
  dataset.movement === 'loop' || dataset.movement === 'fade' ? dataset.movement : 'slide';

interface Moving {
  readonly next: () => boolean;
  readonly onPlayingChange: (isPlaying: boolean) => void;
  readonly signal: AbortSignal;
}

/** Plays automatically, but pauses during interaction. @returns a function that stops it */
const movesItself = (
  carousel: HTMLElement,
  button: HTMLElement | null,
  { signal, ...moving }: Moving,
): (() => void) => {
  if (button === null) return () => undefined;
  const isRead = () => {
    const focused = document.activeElement;
    return carousel.matches(':hover') || (carousel.contains(focused) && focused !== button);
  };
  const everyMs = Number(carousel.dataset.rest);
  const { stop, startAutomatically: startUnasked } = autoPlay(
    { button, everyMs, waits: isRead, ...moving },
    signal,
  );
  startUnasked();
  return stop;
};

/** In a loop, moves the slide from one end to the other. */
const makeRoom = (slides: SlideRow, step: 1 | -1): void => {
  const isAtEnd = step === 1 ? slides.at() + slides.visibleCount() >= slides.count() : slides.at() <= 0;
  if (isAtEnd) slides.rotate(step);
};

/** Keeps a slide on both sides for swiping, if there are enough. */
const makeSpare = (slides: SlideRow): void => {
  if (slides.count() < slides.visibleCount() + 2) return;
  makeRoom(slides, -1);
  makeRoom(slides, 1);
};

/** Marks and announces the first visible slide. */
const mark = (row: HTMLElement, at: number, status: HTMLElement | null): void => {
  const { children } = row;
  for (const [place, slide] of [...children].entries()) slide.toggleAttribute('data-first', place === at);
  const first = children[at];
  const position = first instanceof HTMLElement ? `${first.dataset.place} / ${children.length}` : '';
  if (status && status.textContent !== position) status.textContent = position;
};
