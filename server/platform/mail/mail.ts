/** A mail with one thing to do in it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one thing to do in it. */
  link: string;
  /** What stays the same however often it is sent, so that mailboxes know a mail that comes twice; else each is its own. */
  id?: string;
  /** Pictures that the HTML shows by `cid:name`. */
  pictures?: MailPicture[];
}

export interface MailPicture {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A mail as the library that composes it wants it. */
export function composed({ to, subject, text, html, id, pictures = [] }: Mail, from: string) {
  return {
    from,
    // One parsed address: nothing in it can become a second recipient or a header.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(id === undefined ? {} : { messageId: `<${id}>` }),
    attachments: pictures.map(({ name, contentType, bytes }) => ({
      filename: name,
      cid: name,
      contentType,
      content: Buffer.from(bytes),
      contentDisposition: 'inline' as const,
    })),
  };
}
