import { GALLERY_AUTOPLAY_MS, roundTo, SLIDESHOW_MS } from '@fairdesk/core/media';
import { isModified } from '../../shared/is-modified.ts';
import { autoPlay } from './auto-play.ts';
import type { Enliven } from './enliven.ts';
import { showWindow } from './show-window.ts';
import { slideRow } from './slide-row.ts';

/**
 * Opens the pictures of a gallery in a viewer; without it, their links lead to the image files.
 *
 * Source: site spec §2 "Gallery slider", §9; portal spec §2 "Image gallery overlay".
 */
export const pictureGallery: Enliven = (gallery, signal) => {
  const part = (name: string) => gallery.querySelector<HTMLElement>(`[data-${name}]`);
  const [viewer, row, playButton] = [gallery.querySelector('dialog'), part('row'), part('play')];
  if (!viewer || !row || !playButton) return;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-larger]')];
  const on = { signal };

  const slides = slideRow(row, () => tell(), signal);
  const progressTo = (place: number): void =>
    part('progress')?.style.setProperty('--done', String((place + 1) / links.length));
  const tell = (): void => {
    const place = Math.min(slides.at(), links.length - 1);
    say(part('status'), gallery.dataset.place ?? '', place + 1, links.length);
    part('download')?.setAttribute('href', links[place]?.href ?? '');
    progressTo(place);
  };
  const turn = (step: 1 | -1): void => {
    const [from, to] = [slides.at(), roundTo(slides.at(), step, links.length)];
    slides.go(to, Math.abs(to - from) > 1 ? 'instant' : 'auto');
  };
  const turnByHand = (step: 1 | -1): void => {
    show.stop();
    turn(step);
  };
  const show = autoPlay(
    {
      button: playButton,
      everyMs: GALLERY_AUTOPLAY_MS,
      next: () => {
        turn(1);
        return slides.at() < links.length - 1;
      },
      waits: () => false,
      // Mutes announcements while it plays automatically.
      onPlayingChange: (isPlaying) => part('status')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite'),
    },
    signal,
  );

  part('progress')?.style.setProperty('--progress-move', `${SLIDESHOW_MS}ms`);
  for (const [place, link] of links.entries())
    link.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (slides.count() === 0) row.append(...links.map(slideOf));
        // Before the viewer is visible: the line would move there from its end.
        progressTo(place);
        showWindow(viewer);
        slides.go(place, 'instant');
        if ('autoplays' in gallery.dataset) show.startAutomatically();
      },
      on,
    );
  part('previous')?.addEventListener('click', () => turnByHand(-1), on);
  part('next')?.addEventListener('click', () => turnByHand(1), on);
  row.addEventListener('pointerdown', show.stop, on);
  viewer.addEventListener('close', show.stop, on);
  viewer.addEventListener(
    'keydown',
    (event) => {
      const step = ARROWS[event.key];
      if (step === undefined || isModified(event)) return;
      event.preventDefault();
      turnByHand(step);
    },
    on,
  );
  viewer.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-close]') || !target.closest('img, p, figcaption, button, a')) viewer.close();
    },
    on,
  );
};

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

const say = (status: HTMLElement | null, words: string, place: number, count: number): void => {
  const position = words.replace('{place}', String(place)).replace('{count}', String(count));
  if (status && status.textContent !== position) status.textContent = position;
};

/** The same picture at full size, with its caption. */
const slideOf = (link: HTMLAnchorElement): HTMLLIElement => {
  const slide = document.createElement('li');
  const picture = link.querySelector('img')?.cloneNode();
  if (picture instanceof HTMLImageElement) {
    picture.className = '';
    picture.sizes = '100vw';
    slide.append(picture);
  }
  const caption = link.parentElement?.querySelector('figcaption')?.textContent;
  if (caption) slide.append(Object.assign(document.createElement('p'), { textContent: caption }));
  return slide;
};
