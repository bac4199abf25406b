/** What time it is. The only way a use case learns it. */
export type Clock = () => Date;
