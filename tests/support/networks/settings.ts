import type { LinkedInServer } from './linkedin.ts';

/** The operator's settings by which the product speaks to a loopback LinkedIn. */
export const linkedInSettings = ({ app }: Pick<LinkedInServer, 'app'>): Record<string, string> => ({
  LINKEDIN_CLIENT_ID: app.clientId,
  LINKEDIN_CLIENT_SECRET: app.clientSecret,
  LINKEDIN_URL: app.url,
  LINKEDIN_API_URL: app.apiUrl,
});
