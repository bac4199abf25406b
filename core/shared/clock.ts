/** Returns the current time. Use cases read the time only through this port. */
export type Clock = () => Date;
