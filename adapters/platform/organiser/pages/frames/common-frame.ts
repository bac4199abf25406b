import { frameTexts } from './frame-texts.ts';
import type { StoredFrame } from './site-frames.ts';

/** The share of equal lines from which on one header is a variant of another. */
const ALIKE = 0.5;
/** A header of fewer pages than this share of the other one's is an exception, however different it is. */
const FEW = 0.25;

/**
 * The header or footer of more pages that this one came from, or is an exception of: the most similar one. A website
 * may have two that differ on purpose, such as one for the portal.
 */
export const commonFrame = (frames: readonly StoredFrame[], frame: StoredFrame): StoredFrame | undefined => {
  const own = linesOf(frame);
  const [closest] = frames
    .filter(({ paths }) => paths.length > frame.paths.length)
    .map((each) => ({ each, share: likeness(own, linesOf(each)) }))
    .toSorted((one, other) => other.share - one.share);
  if (closest === undefined) return undefined;
  const isException = frame.paths.length < closest.each.paths.length * FEW;
  return closest.share > ALIKE || isException ? closest.each : undefined;
};

/** The texts and addresses in every language. */
const linesOf = ({ renderings }: StoredFrame): ReadonlySet<string> =>
  new Set(
    Object.entries(renderings).flatMap(([language, { rendering }]) =>
      frameTexts(rendering.fields).map((line) => `${language} ${line}`),
    ),
  );

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const all = new Set([...one, ...other]).size;
  const shared = [...one].filter((line) => other.has(line)).length;
  return all === 0 ? 1 : shared / all;
};
