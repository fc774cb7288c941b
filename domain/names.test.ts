import { expect, it } from 'vitest';
import { register } from './api/account/auth.ts';
import { addPasskey, renamePasskey } from './api/account/factors.ts';
import { makeToken } from './api/account/tokens.ts';
import { updateProfile } from './api/account/user.ts';
import { createSchedulePlan } from './api/schedule/plans.ts';
import { renameWorkflow } from './api/workflow/workflows.ts';
import { labelNameSchema } from './schedule/labels.ts';

const TYPED = ' \u001b[2JAda\r\nLove\u0000\u007f\u009blace\t';
const KEPT = '[2JAda Love lace';

it.each([
  ['a person who signs up', register.input.shape.firstName],
  ['a person’s profile', updateProfile.input.shape.lastName],
  ['a token', makeToken.input.shape.name],
  ['a new passkey', addPasskey.input.shape.name],
  ['a passkey', renamePasskey.input.shape.name],
  ['a workflow', renameWorkflow.input.shape.name],
  ['a plan', createSchedulePlan.input.shape.workflowName],
  ['a label', labelNameSchema],
])('ACC-21 the name of %s is one line without control characters', (_, schema) => {
  expect(schema.parse(TYPED)).toBe(KEPT);
  expect(schema.safeParse('\u001b\n').success).toBe(false);
});
