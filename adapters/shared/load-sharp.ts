/** Loaded with the first picture, because it is large and many servers see none for days. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // By default it retains 50 MB of decoded pictures; each of ours is decoded once.
  sharp.cache(false);
  return sharp;
};
