import { expect, test } from 'vitest';
import { AGENT_TYPE_LABELS, AGENT_TYPES } from '../schedule/agent-types.ts';
import { PLATFORMS } from './platforms.ts';

test('LIM-02 the platforms are linkedin, twitter, instagram, facebook', () => {
  expect(PLATFORMS).toEqual(['linkedin', 'twitter', 'instagram', 'facebook']);
});

test('LIM-03 the agent types have their labels', () => {
  expect(AGENT_TYPES.map((type) => [type, AGENT_TYPE_LABELS[type].label])).toEqual([
    ['digital-marketing', 'Digital Marketing'],
    ['content-creation', 'Content Creation'],
    ['social-media', 'Social Media'],
    ['custom', 'Custom Workflow'],
  ]);
});
