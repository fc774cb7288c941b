import type { LinkedInServer } from './linkedin.ts';
import type { XServer } from './x.ts';

/** The operator's settings by which the product speaks to a loopback LinkedIn. */
export const linkedInSettings = ({ app }: Pick<LinkedInServer, 'app'>): Record<string, string> => ({
  LINKEDIN_CLIENT_ID: app.clientId,
  LINKEDIN_CLIENT_SECRET: app.clientSecret,
  LINKEDIN_URL: app.url,
  LINKEDIN_API_URL: app.apiUrl,
});

/** The same for a loopback X. */
export const xSettings = ({ app }: Pick<XServer, 'app'>): Record<string, string> => ({
  X_CLIENT_ID: app.clientId,
  X_CLIENT_SECRET: app.clientSecret,
  X_URL: app.url,
  X_API_URL: app.apiUrl,
});
