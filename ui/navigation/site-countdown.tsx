import type { ShowTimes } from '../dashboard/show-times.ts';
import { countdownText } from './countdown-text.ts';
import type { FrameData } from './frame-data.ts';

interface Props {
  show: ShowTimes;
  data: Pick<FrameData, 'now' | 'language' | 'texts'>;
}

/** The time until the show, on a cached public page. */
export function SiteCountdown({ show, data: { now, language, texts } }: Props) {
  const { text, isRunning } = countdownText(show, new Date(now), { language, texts });
  return (
    <time-left
      data-show={JSON.stringify(show)}
      data-texts={JSON.stringify(countdownTexts(texts))}
      data-number
      {...(isRunning && { role: 'timer', 'aria-live': 'off' })}
    >
      {text}
    </time-left>
  );
}

const COUNTDOWN_TEXTS = ['live-now', 'edition-ended', 'header-day', 'header-hour', 'header-minute'];

const countdownTexts = (texts: FrameData['texts']): FrameData['texts'] =>
  Object.fromEntries(
    COUNTDOWN_TEXTS.flatMap((key) => {
      const text = texts[key];
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
