/** Text that is safe inside HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A page that the server draws itself (the mailbox, the API's documentation). Its style is a file: the CSP allows no other. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Fanfare</title>
<link rel="stylesheet" href="/server-pages.css">
<link rel="icon" href="/favicon.svg">
</head>
<body><main>${body}</main></body>
</html>
`;
}
