/** How large the JSON of a request may be; forms with files have their own limits. */
export const BODY_MAX_BYTES = 1024 * 1024;
