import { createApi } from './api-client.ts';
import { fetchHere, keeper } from './session.ts';

export const { api, respond } = createApi(fetchHere, keeper);
