import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { DateOrder, importPosts, previewImport } from '../../../../domain/api/schedule/import-posts.ts';

/** A file that was looked at, and what it would bring. */
export interface PreviewedFile {
  file: File;
  dateOrder: DateOrder | undefined;
  preview: AnswerOf<typeof previewImport>['data'];
  /** One for each confirmation that may be sent again. */
  requestId: string;
}

/** What a file has brought. */
export type ImportResult = AnswerOf<typeof importPosts> & { requestId: string };
