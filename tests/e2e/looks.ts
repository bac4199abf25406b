import type { Page } from '@playwright/test';

/** Where each element of a page is, and how it looks. */
export const looksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, display, borderTopColor, opacity } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round);
      return [
        element.tagName,
        element.className,
        box,
        color,
        backgroundColor,
        font,
        display,
        borderTopColor,
        opacity,
      ]
        .flat()
        .join(' ');
    }),
  );
