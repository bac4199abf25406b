/**
 * The places of icons as part of a file's name, in base64url: each as its distance from the one before, of which most
 * take one byte. Bytes of 128 and above go on in the next one.
 */
export const encodePlaces = (places: ReadonlySet<number>): string => {
  const bytes: number[] = [];
  let last = 0;
  for (const place of [...places].toSorted((one, other) => one - other)) {
    let distance = place - last;
    for (; distance >= 128; distance >>= 7) bytes.push((distance & 127) | 128);
    bytes.push(distance);
    last = place;
  }
  return Buffer.from(bytes).toString('base64url');
};

/** The places in a name, in ascending order; `undefined` for a name that {@link encodePlaces} does not give. */
export const decodePlaces = (encoded: string): readonly number[] | undefined => {
  const places: number[] = [];
  let [last, distance, shift] = [0, 0, 0];
  for (const byte of Buffer.from(encoded, 'base64url')) {
    distance += (byte & 127) << shift;
    shift += 7;
    if (byte >= 128) continue;
    last += distance;
    places.push(last);
    [distance, shift] = [0, 0];
  }
  // Each set of icons has one name, so that no request makes us write an icon more than once.
  return encodePlaces(new Set(places)) === encoded ? places : undefined;
};
