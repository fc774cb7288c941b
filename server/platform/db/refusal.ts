/** The database can't do its work; the message tells the operator why, and what to do about it. */
export class DatabaseRefusal extends Error {}
