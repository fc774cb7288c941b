/** The PostgreSQL inside can't do its work; the message tells the operator why in words of its own. */
export class PostgresRefusal extends Error {}
