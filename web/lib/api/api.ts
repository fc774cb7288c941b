import { fetchHere, keeper } from '../session/session.ts';
import { createApi } from './api-client.ts';

export const { api, respond } = createApi(fetchHere, keeper);
