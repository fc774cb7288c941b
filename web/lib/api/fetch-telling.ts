import type { Fetch } from './request.ts';

/** Sends as fetch does and tells which part of the body has left: fetch itself can't say. */
export function fetchTelling(onProgress: (part: number) => void): Fetch {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, statusText, responseText } = request;
        const retryAfter = request.getResponseHeader('retry-after');
        resolve(
          new Response(responseText, { status, statusText, headers: retryAfter ? { 'retry-after': retryAfter } : {} }),
        );
      };
      request.onerror = () => reject(new TypeError('The request did not arrive'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });
}
