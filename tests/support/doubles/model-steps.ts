import type { Behaviour, SeenRequest } from './fake-providers.ts';
import type { WireFormat } from './provider-wire.ts';

/** What a model does in one step: says something, calls tools, or is stopped. */
export interface ModelStep {
  text?: string;
  calls?: { name: string; input: unknown }[];
  /** Stopped by the provider's filter, or because it became too long. */
  stopped?: 'refused' | 'truncated';
}

/** Answers one request with a step, streamed as the provider streams it. */
export function does(step: ModelStep): Behaviour {
  return ({ request, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of stepPieces(request.wire, step)) response.write(piece);
    response.end();
  };
}

let made = 0;

/** The events of a step on the wire, as each provider documents them; arguments arrive in pieces. */
export function stepPieces(wire: WireFormat, step: ModelStep): string[] {
  const calls = (step.calls ?? []).map(({ name, input }) => ({
    id: `call_${++made}`,
    name,
    input,
    json: typeof input === 'string' ? input : JSON.stringify(input),
  }));
  return WIRES[wire]({ ...step, text: step.text ?? '', calls });
}

type Whole = Required<Pick<ModelStep, 'text'>> &
  Pick<ModelStep, 'stopped'> & { calls: { id: string; name: string; input: unknown; json: string }[] };

const named = (event: { type: string }): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const plain = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;
const inPieces = (text: string): string[] => text.match(/[\s\S]{1,12}/gu) ?? [];

const WIRES: Record<WireFormat, (step: Whole) => string[]> = {
  openai: ({ text, calls, stopped }) => {
    const response = { id: 'resp_1', object: 'response', created_at: 1_700_000_000, model: 'gpt-5.2' };
    const usage = {
      input_tokens: 30,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 35,
    };
    const message = { id: 'msg_1', type: 'message', role: 'assistant' };
    const at = { item_id: 'msg_1', output_index: 0, content_index: 0 };
    const spoken =
      text === ''
        ? []
        : [
            {
              type: 'response.output_item.added',
              output_index: 0,
              item: { ...message, status: 'in_progress', content: [] },
            },
            ...inPieces(text).map((delta) => ({ type: 'response.output_text.delta', ...at, delta })),
            {
              type: 'response.output_item.done',
              output_index: 0,
              item: { ...message, status: 'completed', content: [{ type: 'output_text', text, annotations: [] }] },
            },
          ];
    const called = calls.flatMap(({ id, name, json }, index) => {
      const item = { id: `fc_${id}`, type: 'function_call', call_id: id, name };
      const output_index = index + 1;
      return [
        { type: 'response.output_item.added', output_index, item: { ...item, status: 'in_progress', arguments: '' } },
        ...inPieces(json).map((delta) => ({
          type: 'response.function_call_arguments.delta',
          item_id: item.id,
          output_index,
          delta,
        })),
        { type: 'response.function_call_arguments.done', item_id: item.id, output_index, arguments: json },
        {
          type: 'response.output_item.done',
          output_index,
          item: { ...item, status: 'completed', arguments: json },
        },
      ];
    });
    const reason = stopped === 'refused' ? 'content_filter' : 'max_output_tokens';
    const end = stopped
      ? {
          type: 'response.incomplete',
          response: { ...response, status: 'incomplete', incomplete_details: { reason }, usage },
        }
      : { type: 'response.completed', response: { ...response, status: 'completed', usage } };
    const events: { type: string }[] = [
      { type: 'response.created', response: { ...response, status: 'in_progress' } } as { type: string },
      ...spoken,
      ...called,
      end,
    ];
    return events.map((event, sequence_number) => named({ ...event, sequence_number } as { type: string }));
  },

  anthropic: ({ text, calls, stopped }) => {
    const blocks = [
      ...(text === ''
        ? []
        : [
            {
              start: { type: 'text', text: '' },
              deltas: inPieces(text).map((one) => ({ type: 'text_delta', text: one })),
            },
          ]),
      ...calls.map(({ id, name, json }) => ({
        start: { type: 'tool_use', id, name, input: {} },
        deltas: inPieces(json).map((partial_json) => ({ type: 'input_json_delta', partial_json })),
      })),
    ];
    const stop_reason =
      stopped === 'refused' ? 'refusal' : stopped ? 'max_tokens' : calls.length > 0 ? 'tool_use' : 'end_turn';
    return [
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
          usage: { input_tokens: 30, output_tokens: 1 },
        },
      },
      ...blocks.flatMap(({ start, deltas }, index) => [
        { type: 'content_block_start', index, content_block: start },
        ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
        { type: 'content_block_stop', index },
      ]),
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 5 } },
      { type: 'message_stop' },
    ].map(named);
  },

  google: ({ text, calls, stopped }) => {
    const finishReason = stopped === 'refused' ? 'SAFETY' : stopped ? 'MAX_TOKENS' : 'STOP';
    const usageMetadata = { promptTokenCount: 30, candidatesTokenCount: 5, totalTokenCount: 35 };
    const parts = [
      ...inPieces(text).map((one) => ({ text: one })),
      // Google sends a call whole; nonsense stands as a text where an object should be.
      ...calls.map(({ name, input }) => ({ functionCall: { name, args: input } })),
    ];
    return [...parts.map((part) => ({ parts: [part] })), { parts: [] }].map((content, index, all) =>
      plain({
        candidates: [
          { content: { role: 'model', ...content }, index: 0, ...(index === all.length - 1 ? { finishReason } : {}) },
        ],
        usageMetadata,
      }),
    );
  },

  local: ({ text, calls, stopped }) => {
    const chunk = (delta: object, finish_reason: string | null = null, rest = {}) =>
      plain({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model: 'qwen3',
        choices: [{ index: 0, delta, finish_reason }],
        ...rest,
      });
    const ended = calls.length > 0 ? 'tool_calls' : 'stop';
    const finish = stopped === 'refused' ? 'content_filter' : stopped ? 'length' : ended;
    return [
      chunk({ role: 'assistant', content: '' }),
      ...inPieces(text).map((content) => chunk({ content })),
      ...calls.flatMap(({ id, name, json }, index) => [
        chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
        ...inPieces(json).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
      ]),
      chunk({}, finish, { usage: { prompt_tokens: 30, completion_tokens: 5, total_tokens: 35 } }),
      'data: [DONE]\n\n',
    ];
  },
};

/** The results of tools that a request carries back to the model, in order, as text. */
export function toolResultsIn({ wire, body }: SeenRequest): string[] {
  const messages = (body.input ?? body.messages ?? body.contents ?? []) as Record<string, unknown>[];
  const found = {
    openai: () => messages.filter(({ type }) => type === 'function_call_output').map(({ output }) => output),
    local: () => messages.filter(({ role }) => role === 'tool').map(({ content }) => content),
    anthropic: () =>
      messages
        .flatMap(({ content }) => (Array.isArray(content) ? (content as Record<string, unknown>[]) : []))
        .filter(({ type }) => type === 'tool_result')
        .map(({ content }) => content),
    google: () =>
      messages
        .flatMap(({ parts }) => (Array.isArray(parts) ? (parts as Record<string, unknown>[]) : []))
        .flatMap(({ functionResponse }) => (functionResponse ? [functionResponse] : [])),
  };
  return found[wire]().map((result) => (typeof result === 'string' ? result : JSON.stringify(result)));
}

/** The names of the tools that a request offers. */
export function toolsOfferedIn({ body }: SeenRequest): string[] {
  const tools = (body.tools ?? []) as Record<string, unknown>[];
  const declared = tools.flatMap((one) => (one.functionDeclarations ?? [one.function ?? one]) as { name: string }[]);
  return declared.map(({ name }) => name);
}
