/** A mail with one thing to do in it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one thing to do in it. */
  link: string;
}
