/**
 * The numbers from one place up to another, as sorting all of them would place them. Only the part is sorted, so
 * that a page of 100 000 items takes milliseconds. Changes the order of the numbers.
 *
 * @param compare orders two numbers; 0 only for equal ones
 */
export const sortedPart = (
  numbers: Uint32Array,
  compare: (one: number, other: number) => number,
  from: number,
  to: number,
): Uint32Array => {
  if (from >= numbers.length) return numbers.subarray(0, 0);
  if (to < numbers.length) partition(numbers, compare, to);
  const first = numbers.subarray(0, to);
  if (from > 0) partition(first, compare, from);
  return first.subarray(from).sort(compare);
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
