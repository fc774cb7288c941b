import { fetchHere, keeper } from '../session/session.ts';
import { createApi } from './api-client.ts';
import { withFirstAnswers } from './first-answers.ts';

export const { api, respond } = createApi(withFirstAnswers(fetchHere, globalThis.window?.firstAnswers), keeper);
