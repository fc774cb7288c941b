import { describe, expect, it } from 'vitest';
import { findCycle, libraryRefusal, refusal } from './check-directions.ts';
import { importsOf } from './source-files.ts';

describe('import directions', () => {
  it.each([
    ['web/lib/api/api.ts', 'domain/api/account/auth.ts'],
    ['server/features/auth/routes.ts', 'domain/errors.ts'],
    ['server/features/auth/routes.ts', 'server/platform/http/route.ts'],
    ['server/features/auth/routes.ts', 'server/features/auth/sessions.ts'],
    ['server/features/chat/chat.ts', 'server/features/plans/plans.ts'],
    ['server/features/plans/plans.ts', 'server/features/usage/usage.ts'],
    ['server/platform/log.ts', 'server/config.ts'],
    ['server/engine/run-graph.ts', 'server/lib/slots.ts'],
    ['server/platform/pictures/svg.ts', 'server/lib/slots.ts'],
    ['server/main.ts', 'server/wiring/product.ts'],
    ['server/wiring/routes.ts', 'server/features/auth/routes.ts'],
    ['web/router.tsx', 'web/features/auth/auth-page.tsx'],
    ['web/shell/sidebar.tsx', 'web/features/chat/chat-conversations.tsx'],
    ['web/features/auth/auth-page.tsx', 'web/components/dialogs/dialog.tsx'],
    ['server/features/auth/sessions.test.ts', 'tests/support/product.ts'],
    ['tests/e2e/auth.spec.ts', 'server/config.ts'],
  ])('let %s import %s', (from, to) => {
    expect(refusal(from, to)).toBeNull();
  });

  it.each([
    ['domain/schedule/plan.ts', 'server/config.ts', 'domain knows neither'],
    ['domain/schedule/plan.ts', 'web/lib/api/api.ts', 'domain knows neither'],
    ['web/lib/api/api.ts', 'server/config.ts', 'web talks to the server by the calls'],
    ['server/config.ts', 'web/lib/api/api.ts', 'server never knows web'],
    ['server/features/auth/routes.ts', 'server/main.ts', 'nothing imports main'],
    ['server/platform/log.ts', 'server/wiring/parts.ts', 'nothing imports main or the wiring'],
    ['server/engine/run.ts', 'server/platform/db/database.ts', 'the engine knows domain'],
    ['server/platform/log.ts', 'server/features/auth/routes.ts', 'platform knows no feature'],
    ['server/lib/slots.ts', 'server/platform/log.ts', 'it knows domain only'],
    ['server/features/plans/plans.ts', 'server/features/chat/chat.ts', 'only rightward'],
    ['server/features/auth/routes.ts', 'server/features/usage/usage.ts', 'only rightward'],
    ['server/features/usage/usage.ts', 'server/features/auth/routes.ts', 'only rightward'],
    ['web/features/auth/auth-page.tsx', 'web/features/chat/chat-page.tsx', 'never import each other'],
    ['web/components/dialogs/dialog.tsx', 'web/features/chat/chat-page.tsx', 'components and lib know no feature'],
    ['server/config.ts', 'tests/support/product.ts', 'nothing imports tests'],
    ['server/config.ts', 'server/config.test.ts', 'nothing imports tests'],
  ])('refuse %s importing %s', (from, to, why) => {
    expect(refusal(from, to)).toContain(why);
  });

  it('let domain use zod and small pure libraries only', () => {
    expect(libraryRefusal('domain/schedule/plan.ts', 'zod/mini')).toBeNull();
    expect(libraryRefusal('domain/schedule/plan.test.ts', 'vitest')).toBeNull();
    expect(libraryRefusal('server/config.ts', 'node:fs')).toBeNull();
    for (const library of ['node:fs', 'react', '@fastify/cookie', 'zod-extras'])
      expect(libraryRefusal('domain/schedule/plan.ts', library)).toContain('domain is zod');
  });

  it('see every way to import', () => {
    const source = `
      import './side-effect.ts';
      import type { A } from './a.ts';
      import {
        b,
        c,
      } from "./b.ts";
      export { d } from './d.ts';
      export * from './e.ts';
      const f = await import('./f.ts');
      const text = 'not an import';
    `;
    expect(importsOf(source).sort()).toEqual(['./a.ts', './b.ts', './d.ts', './e.ts', './f.ts', './side-effect.ts']);
  });

  it('find a cycle and name the files on it', () => {
    const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));
    expect(findCycle(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeNull();
    expect(findCycle(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
    expect(findCycle(graph({ a: ['a'] }))).toEqual(['a', 'a']);
  });
});
