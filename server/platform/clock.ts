/** Where time comes from: the machine in production, whatever a test sets in tests. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
