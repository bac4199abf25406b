import { COUNTDOWN_TICK_MS } from '@fairdesk/core/dashboard';
import { DEFAULT_LANGUAGE, isLanguage } from '@fairdesk/core/shared';
import { periodOf } from '../../dashboard/show-times.ts';
import { countdownText } from '../../navigation/countdown-text.ts';
import { msUntilTick } from '../../shared/ms-until-tick.ts';
import type { Enliven } from './enliven.ts';

/** The countdown, based on the device's clock because the page may come from a cache. */
export const timeLeft: Enliven = (element, signal) => {
  const { show = '', texts = '' } = element.dataset;
  const period = JSON.parse(show);
  const messages = JSON.parse(texts);
  const start = periodOf(period).start.getTime();
  const language = isLanguage(document.documentElement.lang)
    ? document.documentElement.lang
    : DEFAULT_LANGUAGE;
  const look = (): void => {
    const { text, isRunning } = countdownText(period, new Date(), { language, texts: messages });
    element.textContent = text;
    if (!isRunning) element.removeAttribute('role');
  };
  look();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(tick, msUntilTick(Date.now(), COUNTDOWN_TICK_MS, start));
  };
  const tick = (): void => {
    look();
    wait();
  };
  wait();
  signal.addEventListener('abort', () => clearTimeout(timer));
};
