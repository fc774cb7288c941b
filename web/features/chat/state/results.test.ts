import { expect, test } from 'vitest';
import { invalidAnswer } from '../../../lib/api/api-error.ts';
import { failure, textOutput } from '../chat-for-tests.ts';
import { createResults, parseOutputs } from './results.ts';

function resultsOf(answer: () => unknown) {
  const told: string[] = [];
  const asked: unknown[] = [];
  const api = (async (_: unknown, input: unknown) => {
    asked.push(input);
    return answer();
  }) as Parameters<typeof createResults>[0]['api'];
  return { results: createResults({ api, tell: (text) => void told.push(text) }), told, asked };
}

test('OUT-16 outputs may be a JSON string or an array; what can’t be read gives an empty list', () => {
  const outputs = [textOutput('Hi')];
  expect(parseOutputs(outputs)).toEqual(outputs);
  expect(parseOutputs(JSON.stringify(outputs))).toEqual(outputs);
  expect(parseOutputs('{broken')).toEqual([]);
  expect(parseOutputs(undefined)).toEqual([]);
});

test('OUT-21 on success the outputs are stored and the panel opens; closing empties it', async () => {
  const { results, asked } = resultsOf(() => ({ data: { outputs: [textOutput('Hi')] } }));
  await results.show('record-1');
  expect(asked).toEqual([{ id: 'record-1' }]);
  expect(results.store.getState()).toEqual({ showResponseSidebar: true, responseData: [textOutput('Hi')] });
  results.close();
  expect(results.store.getState()).toEqual({ showResponseSidebar: false, responseData: null });
});

test('OUT-22 an answer of the wrong structure is told as such', async () => {
  const { results, told } = resultsOf(() => {
    throw invalidAnswer(200);
  });
  await results.show('record-1');
  expect(told).toEqual(['Invalid response data structure']);
  expect(results.store.getState().showResponseSidebar).toBe(false);
});

test('OUT-23 a failed fetch is told', async () => {
  const { results, told } = resultsOf(() => {
    throw failure(500);
  });
  await results.show('record-1');
  expect(told).toEqual(['Failed to load results']);
});

test('PIC-419 a picture that was edited is shown in its place here too', async () => {
  const drawn = { ...textOutput('/api/media/one'), output_type: 'image' as const };
  const { results } = resultsOf(() => ({ data: { outputs: [drawn] } }));
  const two = { output: '/api/media/two', alt: 'Two' };
  results.replacePicture('/api/media/one', two);
  expect(results.store.getState().responseData).toBeNull();
  await results.show('record-1');
  results.replacePicture('/api/media/one', two);
  expect(results.store.getState().responseData).toEqual([{ ...drawn, ...two }]);
});
