import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import * as contract from '../../../../domain/api/chat.ts';
import { type Output, outputSchema, type Slide, withPicture } from '../../../../domain/workflow/outputs.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { ChatPorts } from './chat-ports.ts';

/** The call for one exchange's results, taken leniently: its outputs may be a list or the same as JSON. */
const chatResponse = { ...contract.chatResponse, answer: z.object({ data: z.object({ outputs: z.unknown() }) }) };

export interface Results {
  showResponseSidebar: boolean;
  responseData: Output[] | null;
}

const NONE: Results = { showResponseSidebar: false, responseData: null };

/** The outputs of a response: a list, or a list as JSON; none where that can't be read. */
export function parseOutputs(outputs: unknown): Output[] {
  const list = typeof outputs === 'string' ? parseJson(outputs) : outputs;
  const parsed = z.array(outputSchema).safeParse(list);
  return parsed.success ? parsed.data : [];
}

/** The results of one exchange, fetched for the side panel. */
export function createResults({ api, tell }: Pick<ChatPorts, 'api' | 'tell'>) {
  const store = createStore<Results>(() => NONE);
  return {
    store,
    show: async (chatId: string): Promise<void> => {
      try {
        const { data } = await api(chatResponse, { id: chatId });
        store.setState({ showResponseSidebar: true, responseData: parseOutputs(data.outputs) });
      } catch (error) {
        const isMisshapen = error instanceof ApiError && error.code === 'INVALID_ANSWER';
        tell(isMisshapen ? 'Invalid response data structure' : 'Failed to load results');
      }
    },
    /** Shows a picture in the place of the one at an address. */
    replacePicture: (address: string, picture: Slide): void =>
      store.setState(({ responseData }) => ({
        responseData: responseData?.map((output) => withPicture(output, address, picture)) ?? null,
      })),
    close: (): void => store.setState(NONE),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
