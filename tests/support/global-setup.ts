/** Filled by the database's tests: one PostgreSQL for the whole run, a database per test file. */
export default function setup(): void {}
