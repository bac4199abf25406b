import styles from './block-sketch.module.css';

// The parts of a sketch, in units of its viewBox: 96 wide and 60 high.

interface Spot {
  x: number;
  y: number;
}

interface Box extends Spot {
  w: number;
  h: number;
}

/** A title, or another line that stands out. */
export function Title({ x, y, w }: Spot & { w: number }) {
  return <rect className={styles.strong} x={x} y={y} width={w} height={4} rx={1.5} />;
}

/** Lines of text, each with its width. */
export function Lines({ x, y, widths }: Spot & { widths: readonly number[] }) {
  const tops = widths.map((w, place) => ({ w, top: y + place * LINE_STEP }));
  return tops.map(({ w, top }) => (
    <rect key={top} className={styles.line} x={x} y={top} width={w} height={2} rx={1} />
  ));
}

/** From one line of text to the next. */
export const LINE_STEP = 4.5;

/** What matters in the sketch. */
export function Accent({ x, y, w, h, round = 2 }: Box & { round?: number }) {
  return <rect className={styles.accent} x={x} y={y} width={w} height={h} rx={round} />;
}

export function Button({ x, y, w = 22 }: Spot & { w?: number }) {
  return <Accent x={x} y={y} w={w} h={BUTTON_HEIGHT} />;
}

export const BUTTON_HEIGHT = 7;

export function AccentDot({ x, y, r = 2.5 }: Spot & { r?: number }) {
  return <circle className={styles.accent} cx={x} cy={y} r={r} />;
}

export function Dot({ x, y, r = 2 }: Spot & { r?: number }) {
  return <circle className={styles.strong} cx={x} cy={y} r={r} />;
}

export function Ring({ x, y, r }: Spot & { r: number }) {
  return <circle className={styles.edge} cx={x} cy={y} r={r} />;
}

/** Strokes, as the data of a path. */
export function Strokes({ d, look = 'edge' }: { d: string; look?: 'edge' | 'mark' | 'cut' | 'faint' }) {
  return <path className={styles[look]} d={d} />;
}

/** An outline; dashed for a place that takes other blocks. */
export function Frame({ x, y, w, h, isDashed = false }: Box & { isDashed?: boolean }) {
  const look = isDashed ? `${styles.edge} ${styles.dashed}` : styles.edge;
  return <rect className={look} x={x} y={y} width={w} height={h} rx={2} />;
}

export function Area({ x, y, w, h }: Box) {
  return <rect className={styles.area} x={x} y={y} width={w} height={h} rx={2} />;
}

/** An image: hills and a sun. */
export function Image({ x, y, w, h }: Box) {
  const [foot, middle] = [y + h - 2, y + h * 0.45];
  const hills = `M${x + 3} ${foot}L${x + w * 0.35} ${middle}L${x + w * 0.55} ${foot - h * 0.2}L${x + w * 0.7} ${y + h * 0.6}L${x + w - 3} ${foot}`;
  return (
    <>
      <Area x={x} y={y} w={w} h={h} />
      <path className={styles.faint} d={hills} />
      <circle className={styles.line} cx={x + w * 0.8} cy={y + h * 0.27} r={Math.min(2.5, h * 0.12)} />
    </>
  );
}

/** Rows of a list, each with a dot; the first stands out where it is the one to look at. */
export function Rows({ x, y, count, w, step = 9 }: Spot & { count: number; w: number; step?: number }) {
  const tops = Array.from({ length: count }, (_, place) => y + place * step);
  return tops.map((top, place) => (
    <g key={top}>
      {place === 0 ? <AccentDot x={x + 3} y={top} /> : <Dot x={x + 3} y={top} />}
      <Lines x={x + 10} y={top - 1} widths={[(w - 10) * (place % 2 === 0 ? 1 : 0.75)]} />
    </g>
  ));
}
