/** Deliveries in progress, limited in number. A slow one makes room for the next, so that it never stops the others. */
export interface DeliveryLanes {
  /** Resolves once there is room for a delivery. */
  room(): Promise<void>;
  /** @param deliver never rejects */
  start(deliver: () => Promise<void>): void;
  /**
   * Waits until a delivery ends or becomes slow.
   *
   * @returns `false` at once when every delivery in progress is slow, or there is none
   */
  progress(): Promise<boolean>;
  /** Resolves once no delivery is in progress. */
  end(): Promise<void>;
}

export interface LaneLimits {
  /** Maximum number of deliveries in progress, and how many more while as many are slow. */
  readonly atOnce: number;
  readonly slowAtOnce: number;
  /** Time after which a delivery is slow, in milliseconds. */
  readonly slowMs: number;
}

export const createDeliveryLanes = ({ atOnce, slowAtOnce, slowMs }: LaneLimits): DeliveryLanes => {
  let inProgress = 0;
  let slow = 0;
  let change = Promise.withResolvers<void>();
  const signal = () => {
    change.resolve();
    change = Promise.withResolvers<void>();
  };
  const run = async (deliver: () => Promise<void>): Promise<void> => {
    let isSlow = false;
    inProgress += 1;
    const timer = setTimeout(() => {
      isSlow = true;
      slow += 1;
      signal();
    }, slowMs);
    await deliver();
    clearTimeout(timer);
    inProgress -= 1;
    if (isSlow) slow -= 1;
    signal();
  };
  return {
    room: async () => {
      while (inProgress - Math.min(slow, slowAtOnce) >= atOnce) await change.promise;
    },
    start: (deliver) => void run(deliver),
    progress: async () => {
      const isWaiting = inProgress > slow;
      if (isWaiting) await change.promise;
      return isWaiting;
    },
    end: async () => {
      while (inProgress > 0) await change.promise;
    },
  };
};
