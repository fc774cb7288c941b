import { expect, it } from 'vitest';
import { saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { byContract } from './problem.ts';

it('PROG-06 a form says what its contract misses in the same sentences as the server', () => {
  expect(byContract(saveWorkflow, { name: 'Recap' })).toEqual({
    field: 'agents',
    text: "The field 'agents' is missing.",
  });
  expect(byContract(saveWorkflow, { name: 'Recap', agents: 'none', connections: [] })).toEqual({
    field: 'agents',
    text: "The field 'agents' has to be a list.",
  });
  expect(byContract(saveWorkflow, {})).toMatchObject({ text: 'A workflow name is required' });
});
