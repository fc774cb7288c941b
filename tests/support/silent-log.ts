import { createLog } from '../../server/platform/log.ts';

/** A log that says nothing. */
export const silentLog = createLog('silent');
