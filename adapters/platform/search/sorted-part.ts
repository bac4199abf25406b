/**
 * The items from one place up to another, as a stable sort of all of them would place them. Only the part is
 * sorted, so that a page of 100 000 items takes milliseconds.
 *
 * @param compare compares two places; the order of the items as it is, when omitted
 */
export const sortedPart = <T>(
  items: readonly T[],
  compare: ((one: number, other: number) => number) | undefined,
  from: number,
  to: number,
): readonly T[] => {
  if (compare === undefined || from >= items.length) return items.slice(from, to);
  const places = Uint32Array.from(items, (_, place) => place);
  const inOrder = (one: number, other: number): number => compare(one, other) || one - other;
  partition(places, inOrder, from);
  partition(places.subarray(from), inOrder, to - from);
  return Array.from(places.subarray(from, to).sort(inOrder), (place) => items[place] as T);
};

/** Moves the least numbers before a place and the others after it, in no order (Hoare's selection). */
const partition = (
  numbers: Uint32Array,
  compare: (one: number, other: number) => number,
  place: number,
): void => {
  let [low, high] = [0, numbers.length - 1];
  while (low < high && place >= low && place <= high) {
    const [left, right] = split(numbers, compare, low, high);
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
};

/** Moves lesser numbers before greater ones, between two places; returns where the greater and the lesser ones end. */
const split = (
  numbers: Uint32Array,
  compare: (one: number, other: number) => number,
  low: number,
  high: number,
): readonly [left: number, right: number] => {
  const pivot = numbers[(low + high) >> 1] ?? 0;
  let [left, right] = [low, high];
  while (left <= right) {
    while (compare(numbers[left] ?? 0, pivot) < 0) left += 1;
    while (compare(numbers[right] ?? 0, pivot) > 0) right -= 1;
    if (left > right) break;
    const number = numbers[left] ?? 0;
    numbers[left++] = numbers[right] ?? 0;
    numbers[right--] = number;
  }
  return [left, right];
};
