import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { iconDrawingOf, iconKeys } from '#ui/shared/icon-drawing.ts';
import type { WrittenIcon } from './icons-file.ts';

/** Writes all icons into one file, so that the server needs neither their sets nor the time to draw them. */
export const writeIcons = async (file: string): Promise<void> => {
  const icons = iconKeys().map((key): WrittenIcon => {
    const { width, height, body } = iconDrawingOf(key);
    return [key, `0 0 ${width} ${height}`, body];
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(icons));
};
