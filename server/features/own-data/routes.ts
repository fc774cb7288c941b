import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportData, importWorkflows, previewWorkflowImport } from '../../../domain/api/account/own-data.ts';
import type { Authenticate } from '../../platform/http/context.ts';
import { whenceOf } from '../../platform/http/device-of.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import type { RecordEvent } from '../../platform/security-events.ts';
import { type ExportDeps, exportOf } from './export.ts';
import { previewWorkflows, takeOverWorkflows } from './import.ts';
import { zipOf } from './zip.ts';

export interface OwnDataDeps extends ExportDeps {
  authenticate: Authenticate;
  record: RecordEvent;
  limits: { exports: RateLimit; uploads: RateLimit };
}

/** Serves a user's data as one file, and takes workflows back from such a file. */
export function ownDataRoutes(app: FastifyInstance, { serve }: ApiRouter, deps: OwnDataDeps): void {
  app.get('/api/export', async (request, reply) => {
    const caller = await deps.authenticate(request, exportData);
    await perUser(deps.limits.exports)({ caller });
    await deps.record(deps.db, { userId: caller.userId, kind: 'data-exported', ...whenceOf(request) });
    const day = deps.clock().toISOString().slice(0, 10);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="fanfare-${day}.zip"`,
      })
      .send(Readable.from(zipOf(exportOf(deps, caller.userId))));
  });

  serve(previewWorkflowImport, [perUser(deps.limits.uploads)], async ({ caller, input }) => ({
    data: await previewWorkflows(deps, caller.userId, input.file),
  }));

  serve(importWorkflows, [perUser(deps.limits.uploads)], async ({ caller, input }) => {
    const data = await takeOverWorkflows(deps, caller.userId, input);
    return { message: data.imported === 1 ? '1 workflow imported' : `${data.imported} workflows imported`, data };
  });
}
