/**
 * A table belongs to a feature: the others read it, and have it changed by what its owner offers. Who writes which table
 * stands here once; `server/platform/db/schema` only says what the tables are. Adding a table is adding its name here.
 */
import { isOfTests, type SourceFile, sourceFiles } from './source-files.ts';

/** The tables of each part of the server. */
const TABLES: Record<string, string[]> = {
  platform: ['securityEvents', 'rateLimits'],
  auth: [
    'users',
    'sessions',
    'apiTokens',
    'mailedSecrets',
    'authenticators',
    'recoveryCodes',
    'signInTickets',
    'passkeys',
    'passkeyChallenges',
  ],
  brand: ['brands'],
  chat: ['chatSessions', 'chatRecords', 'chatRequests'],
  media: ['media'],
  photos: ['photos'],
  models: ['modelKeys', 'modelChoices'],
  month: ['labels', 'taskLabels', 'postingSlots', 'calendarFeeds'],
  plans: ['schedulePlans'],
  scheduled: [
    'scheduledWorkflows',
    'taskWords',
    'series',
    'runs',
    'runNodes',
    'posts',
    'taskEvents',
    'schedulerPulse',
    'spentPlaces',
    'deletedTasks',
  ],
  publishing: ['publications', 'networkConnections', 'connectionAttempts'],
  notices: ['notices', 'noticeChoices'],
  workflows: ['workflows', 'workflowVersions', 'workflowRuns'],
  usage: ['usageDays'],
};

/** What else a part writes, because it has to come true in the same statement or transaction, and why. */
const ALSO: Record<string, Record<string, string>> = {
  account: { users: 'a profile is columns of its user' },
  usage: { users: 'the token limit that somebody sets is a column of theirs' },
  auth: { rateLimits: 'an account that ends leaves no counter behind' },
  operations: {
    chatSessions: 'retention',
    notices: 'retention',
    securityEvents: 'retention',
    workflowRuns: 'retention',
  },
  media: { deletedTasks: 'what can no longer be undone goes with its media' },
  month: {
    scheduledWorkflows: 'a file of posts is scheduled as one batch',
    taskEvents: 'a changed label is told in the story of its task',
  },
  'own-data': { workflows: 'an import replaces workflows of the same name' },
  publishing: { taskEvents: 'what came of a post is told in the story of its task' },
  scheduled: {
    publications: 'a run that ends well writes its posts and their publications down at once',
    schedulePlans: 'a deleted task that comes back is bound to its plan again',
    taskLabels: 'the next post of a series carries the labels of the one before',
  },
};

const TABLE = /^export const (?<name>\w+) = pgTable\(/gm;

/** The names of the tables that a source text declares. */
export function tablesIn(text: string): string[] {
  return [...text.matchAll(TABLE)].map(({ groups }) => groups?.name ?? '');
}

const WRITE = /(?:\.(?:insert|update|delete)\(\s*|\b(?:insert into|update|delete from) \$\{)(?<table>\w+)\b/g;

/** The names that a source text writes to: by the query builder, or in SQL of its own. */
export function writesIn(text: string): string[] {
  return [...new Set([...text.matchAll(WRITE)].map(({ groups }) => groups?.table ?? ''))];
}

function partOf(path: string): string {
  const [, part = '', feature = ''] = path.split('/');
  return part === 'features' ? feature : part;
}

/** What is wrong with who writes which table, each in a sentence. */
export function tableFaults(files: SourceFile[]): string[] {
  const owners = new Map(Object.entries(TABLES).flatMap(([part, tables]) => tables.map((table) => [table, part])));
  const declared = files.flatMap(({ text }) => tablesIn(text));
  return [
    ...declared.filter((table) => !owners.has(table)).map((table) => `${table} belongs to nobody: name its owner`),
    ...files.flatMap(({ path, text }) =>
      writesIn(text)
        .filter((table) => declared.includes(table))
        .filter((table) => owners.get(table) !== partOf(path) && !ALSO[partOf(path)]?.[table])
        .map((table) => `${path} writes ${table}, which belongs to ${owners.get(table)}: call what it offers`),
    ),
  ];
}

function main(): void {
  const files = sourceFiles('server').filter(({ path }) => !isOfTests(path));
  const faults = tableFaults(files);
  if (faults.length > 0) {
    console.error(`Tables are written by others than their owners:\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log(`Every one of ${Object.values(TABLES).flat().length} tables is written by its owner.`);
}

if (import.meta.main) main();
