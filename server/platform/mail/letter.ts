import { escapeHtml } from '../http/html.ts';

/** One part of a mail in both of its forms; an empty text where only the drawn form needs it. */
export interface LetterPart {
  text: string;
  html: string;
}

/** A whole mail of its parts, as plain text and on the sheet that all mails of the product share. */
export function letter(parts: LetterPart[]): LetterPart {
  const texts = parts.map(({ text }) => text).filter((text) => text !== '');
  return {
    text: `${texts.join('\n\n')}\n\nFanfare\n`,
    html: `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f5f7f8;font:15px/24px -apple-system,'Segoe UI',Roboto,sans-serif;color:#143241">
<div style="max-width:480px;margin:0 auto;background:#ffffff;border:1px solid #e3e8ea;border-radius:12px;padding:32px">
<p style="margin:0 0 24px;font-weight:600;font-size:17px">Fanfare</p>
${parts.map(({ html }) => html).join('\n')}
</div></body></html>
`,
  };
}

/** A paragraph; its lines stay lines. */
export function paragraph(text: string): LetterPart {
  return { text, html: `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>` };
}

/** A paragraph in small print. */
export function smallPrint(text: string): LetterPart {
  return {
    text,
    html: `<p style="margin:0 0 8px;font-size:13px;line-height:20px;color:#52656e;overflow-wrap:anywhere">${escapeHtml(text)}</p>`,
  };
}

/** The one thing to do, as a button. */
export function mainButton(label: string, href: string): LetterPart {
  return {
    text: `${label}: ${href}`,
    html: `<p style="margin:8px 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;background:#143241;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:10px">${escapeHtml(label)}</a></p>`,
  };
}

/** Smaller things to do, side by side. */
export function smallButtons(ways: { label: string; href: string }[]): LetterPart {
  const look =
    'display:inline-block;margin:0 8px 8px 0;border:1px solid #c9d2d6;color:#143241;text-decoration:none;font-size:14px;line-height:20px;font-weight:600;padding:8px 14px;border-radius:10px';
  const drawn = ways.map(({ label, href }) => `<a href="${escapeHtml(href)}" style="${look}">${escapeHtml(label)}</a>`);
  return {
    text: ways.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    html: `<p style="margin:0 0 8px">${drawn.join('')}</p>`,
  };
}

/** Words of the reader's own, apart from ours. */
export function quotation(text: string): LetterPart {
  return {
    text,
    html: `<div style="margin:0 0 16px;padding:14px 16px;background:#f5f7f8;border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</div>`,
  };
}

/** What the parts below it are about. */
export function heading(text: string): LetterPart {
  return { text: `— ${text} —`, html: `<h2 style="margin:24px 0 12px;font-size:16px">${escapeHtml(text)}</h2>` };
}

/** A picture that travels with the mail under this name. */
export function attachedPicture(name: string, alt: string): LetterPart {
  return {
    text: `Picture: ${name}, attached`,
    html: `<p style="margin:0 0 12px"><img src="cid:${name}" alt="${escapeHtml(alt)}" style="max-width:100%;border-radius:10px"></p>`,
  };
}
