import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { WrittenIcon } from '#app/_front/icons-file.ts';
import { iconDrawingOf, iconKeys } from '#ui/shared/icon-drawing.ts';

/** Writes all icons into one file, so that the server needs neither their sets nor the time to draw them. */
export const writeIcons = async (file: string): Promise<void> => {
  const icons = iconKeys().map((key): WrittenIcon => {
    const { width, height, body } = iconDrawingOf(key);
    return [key, `0 0 ${width} ${height}`, body];
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(icons));
};
