/**
 * The first migration was rewritten four times before the product was first given away, which must never happen again.
 * These are the hashes of what such an early database may have been made by.
 */
export const EARLIER_BEGINNINGS = new Set([
  '31795a8c39160dba52ba5143f7e1debd3fe850e94557b83e2d318b1c5d42e59e',
  '02fb8f232f38982b4fde8f9562b6c165cea1f08fb989d9fb8a8853c9ecb485c5',
  '13f46320228096a1db9114f100be877b1a70d0fcbe361eb503db748fa190b286',
  '265ccd38fd1cfa62f8b82b05783aaeca03d0929091d919d754787b726e1ecc0a',
  '8fe0e0d0a8a266373a0ccc9ff454e838e82a68b437d6a6930a56cbcfd30c8417',
]);

/** What tables that were already there lack, whichever of the beginnings made them. */
const LATER_COLUMNS = [
  `alter table chat_records add column if not exists kind text default 'exchange' not null`,
  'alter table chat_records add column if not exists request_id uuid',
  'alter table scheduled_workflows add column if not exists lateness text',
  'alter table scheduled_workflows add column if not exists occurrence timestamp (3) with time zone',
  'update scheduled_workflows set occurrence = scheduled_for where series_id is not null and occurrence is null',
];

/** The statements that make of any earlier beginning what the beginning makes of nothing; rows stay as they are. */
export function afterEarlierBeginning(beginning: string[]): string[] {
  const tables = beginning.filter((statement) => statement.startsWith('CREATE TABLE'));
  const rest = beginning.filter((statement) => !statement.startsWith('CREATE TABLE'));
  return [
    ...tables.map((statement) => statement.replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS')),
    ...LATER_COLUMNS,
    ...rest.map((statement) =>
      statement
        .replace(/^(ALTER TABLE "\w+") ADD CONSTRAINT ("\w+")/, '$1 DROP CONSTRAINT IF EXISTS $2; $&')
        // Some were made in another order.
        .replace(/^CREATE (UNIQUE )?INDEX ("\w+")/, 'DROP INDEX IF EXISTS $2; $&'),
    ),
  ];
}
