/** The wire formats as the providers document them; just as much as the product reads. */
export type WireFormat = 'openai' | 'anthropic' | 'google' | 'local';

/** A picture of one white pixel. */
export const ONE_PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The head of an MP3 frame and some silence. */
export const SOME_MP3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);

/** Half a second of a tone as raw 16-bit PCM at 24 kHz, as Google sends speech. */
export const SOME_PCM = (() => {
  const pcm = Buffer.alloc(24_000);
  for (let index = 0; index < pcm.length / 2; index++)
    pcm.writeInt16LE(Math.round(8000 * Math.sin((index * 2 * Math.PI * 440) / 24_000)), index * 2);
  return pcm;
})();

const GOOGLE_USAGE = { promptTokenCount: 3, candidatesTokenCount: 5, totalTokenCount: 8 };

/** What a provider lists when it is asked for its models. */
export function modelList(wire: WireFormat, names: string[]): string {
  if (wire === 'google')
    return JSON.stringify({
      models: names.map((name) => ({ name: `models/${name}`, supportedGenerationMethods: ['generateContent'] })),
    });
  const shape = (id: string): object =>
    wire === 'anthropic'
      ? { type: 'model', id, display_name: id, created_at: '2026-01-01T00:00:00Z' }
      : { id, object: 'model', created: 1_700_000_000, owned_by: 'someone' };
  return JSON.stringify({ object: 'list', data: names.map(shape), has_more: false });
}

/** A whole text answer as JSON. */
export function jsonAnswer(wire: WireFormat, text: string): string {
  const answers = {
    openai: () => ({
      id: 'resp_1',
      object: 'response',
      created_at: 1_700_000_000,
      model: 'gpt-5.2',
      status: 'completed',
      error: null,
      incomplete_details: null,
      output: [openaiMessage(text)],
      usage: openaiUsage,
    }),
    local: () => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: 'qwen3',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 },
    }),
    anthropic: () => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-opus-4-5',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 3, output_tokens: 5 },
    }),
    google: () => ({
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: GOOGLE_USAGE,
    }),
  };
  return JSON.stringify(answers[wire]());
}

const openaiUsage = {
  input_tokens: 3,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 5,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 8,
};
const openaiMessage = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  status: 'completed',
  role: 'assistant',
  content: [{ type: 'output_text', text, annotations: [] }],
});

/** The events of a streamed text answer, in order, as they stand on the wire. */
export function streamPieces(wire: WireFormat, text: string): string[] {
  const words = text.split(/(?<= )/);
  const named = (event: { type: string; sequence_number?: number }): string =>
    `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  const plain = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;
  const streams = {
    openai: () => {
      const at = { item_id: 'msg_1', output_index: 0, content_index: 0 };
      const response = { id: 'resp_1', object: 'response', created_at: 1_700_000_000, model: 'gpt-5.2' };
      const part = { type: 'output_text', text: '', annotations: [] };
      return [
        { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
        {
          type: 'response.output_item.added',
          output_index: 0,
          item: { id: 'msg_1', type: 'message', status: 'in_progress', role: 'assistant', content: [] },
        },
        { type: 'response.content_part.added', ...at, part },
        ...words.map((delta) => ({ type: 'response.output_text.delta', ...at, delta })),
        { type: 'response.output_text.done', ...at, text },
        { type: 'response.content_part.done', ...at, part: { ...part, text } },
        { type: 'response.output_item.done', output_index: 0, item: openaiMessage(text) },
        {
          type: 'response.completed',
          response: { ...response, status: 'completed', output: [openaiMessage(text)], usage: openaiUsage },
        },
      ].map((event, sequence_number) => named({ ...event, sequence_number }));
    },
    local: () => {
      const chunk = (delta: object, finish_reason: string | null) =>
        plain({
          id: 'chatcmpl-1',
          object: 'chat.completion.chunk',
          created: 1_700_000_000,
          model: 'qwen3',
          choices: [{ index: 0, delta, finish_reason }],
        });
      return [
        chunk({ role: 'assistant', content: '' }, null),
        ...words.map((content) => chunk({ content }, null)),
        chunk({}, 'stop'),
        'data: [DONE]\n\n',
      ];
    },
    anthropic: () =>
      [
        {
          type: 'message_start',
          message: {
            id: 'msg_1',
            type: 'message',
            role: 'assistant',
            model: 'claude-opus-4-5',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 3, output_tokens: 1 },
          },
        },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        { type: 'ping' },
        ...words.map((word) => ({
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'text_delta', text: word },
        })),
        { type: 'content_block_stop', index: 0 },
        {
          type: 'message_delta',
          delta: { stop_reason: 'end_turn', stop_sequence: null },
          usage: { output_tokens: 5 },
        },
        { type: 'message_stop' },
      ].map(named),
    google: () =>
      words.map((word, index) =>
        plain({
          candidates: [
            {
              content: { role: 'model', parts: [{ text: word }] },
              index: 0,
              ...(index === words.length - 1 ? { finishReason: 'STOP' } : {}),
            },
          ],
          usageMetadata: GOOGLE_USAGE,
        }),
      ),
  };
  return streams[wire]();
}

/** A picture or speech answer where the request asks for one. */
export function mediaAnswer(
  wire: WireFormat,
  path: string,
  body: Record<string, unknown>,
): { type: string; body: string | Buffer } | null {
  if (path.endsWith('/images/generations')) {
    const data = [{ b64_json: ONE_PIXEL_PNG.toString('base64') }];
    return { type: 'application/json', body: JSON.stringify({ created: 1_700_000_000, data }) };
  }
  if (path.endsWith('/audio/speech')) return { type: 'audio/mpeg', body: SOME_MP3 };
  const wanted = JSON.stringify((body.generationConfig as { responseModalities?: string[] })?.responseModalities ?? []);
  if (wire !== 'google' || wanted === '[]') return null;
  const inlineData = wanted.includes('AUDIO')
    ? { mimeType: 'audio/L16;codec=pcm;rate=24000', data: SOME_PCM.toString('base64') }
    : { mimeType: 'image/png', data: ONE_PIXEL_PNG.toString('base64') };
  const candidates = [{ content: { role: 'model', parts: [{ inlineData }] }, finishReason: 'STOP', index: 0 }];
  return { type: 'application/json', body: JSON.stringify({ candidates, usageMetadata: GOOGLE_USAGE }) };
}
