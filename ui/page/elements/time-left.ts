import { DEFAULT_LANGUAGE, isLanguage } from '@fairdesk/core/shared';
import { countdownText } from '../countdown-text.ts';
import type { Enliven } from './enliven.ts';

/** How often it looks at the clock, in milliseconds: its smallest unit is a minute. */
const TICK_MS = 10_000;

/** How long until the show, by the device's own clock: the page may have been kept since it was made. */
export const timeLeft: Enliven = (element, gone) => {
  const { show = '', texts = '' } = element.dataset;
  const period = JSON.parse(show);
  const messages = JSON.parse(texts);
  const language = isLanguage(document.documentElement.lang)
    ? document.documentElement.lang
    : DEFAULT_LANGUAGE;
  const look = (): void => {
    const { text, isRunning } = countdownText(period, new Date(), { language, texts: messages });
    element.textContent = text;
    if (!isRunning) element.removeAttribute('role');
  };
  look();
  const timer = setInterval(look, TICK_MS);
  gone.addEventListener('abort', () => clearInterval(timer));
};
