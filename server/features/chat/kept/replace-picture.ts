import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../../domain/errors.ts';
import type { Design } from '../../../../domain/post/design.ts';
import { type Output, pictureAt, withPicture } from '../../../../domain/workflow/outputs.ts';
import { asksForWords } from '../../../assistant/picture/change-poster.ts';
import { wordsOf } from '../../../platform/ai/builtin/designer/choose.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { tellChange } from '../../../platform/db/notifications.ts';
import { owned } from '../../../platform/db/owned.ts';
import { chatRecords, type KeptOutput, type PictureBrief } from '../../../platform/db/schema/chat.ts';
import { media } from '../../../platform/db/schema/media.ts';
import type { RecordRow } from './records.ts';

interface Place {
  chatId: string;
  of: string;
}

/** A picture with what it shows and what it was drawn from. */
interface Picture {
  url: string;
  alt: string;
  design: Design;
}

/** The exchange that shows a picture, or 404. */
export async function findShowing(db: Queries, userId: string, { chatId, of }: Place): Promise<RecordRow> {
  const [row] = await db
    .select()
    .from(chatRecords)
    .where(owned(chatRecords, userId, chatId))
    .for('update');
  if (!row)
    throw new Failure('NOT_FOUND', 'This conversation is not there any more. It may have been deleted elsewhere.');
  if (!row.outputs.some((output) => shows(output, addressOf(of))))
    throw new Failure('NOT_FOUND', 'This picture is not in that conversation any more.');
  return row;
}

/** Puts a picture in the place of another one in an exchange: what is said of it next is said of the new one. */
export async function replacePicture(db: Database, userId: string, place: Place, picture: Picture): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, outputs: before } = await findShowing(tx, userId, place);
    const [old] = await tx
      .select({ design: media.design })
      .from(media)
      .where(and(eq(media.id, place.of), eq(media.userId, userId)));
    const outputs = before.map((output) =>
      shows(output, addressOf(place.of)) ? edited(output, place.of, picture, old?.design ?? null) : output,
    );
    await tx.update(chatRecords).set({ outputs }).where(eq(chatRecords.id, id));
    await tellChange(tx, userId, 'chat.changed');
  });
}

const addressOf = (mediaId: string): string => `/api/media/${mediaId.toLowerCase()}`;

type KeptPicture = Output & { drawn?: PictureBrief };

const shows = (output: KeptOutput, address: string): output is KeptPicture =>
  output.output_type === 'image' && pictureAt(output, address) !== null;

function edited(output: KeptPicture, of: string, { url, alt, design }: Picture, old: Design | null): KeptPicture {
  const { drawn, slides } = output;
  return {
    ...withPicture(output, addressOf(of), { output: url, alt }),
    // A slide says a part of what was asked for: the whole stays as it was.
    ...(drawn && !slides ? { drawn: briefAfter(drawn, old, design) } : {}),
  };
}

/** What the next wish for a picture goes on from: the words and colours that were chosen by hand. */
function briefAfter(brief: PictureBrief, old: Design | null, { poster, colours, photo }: Design): PictureBrief {
  const isColoured = old === null || old.colours.primary !== colours.primary;
  const words = wordsOf(poster);
  return {
    ...(old !== null && wordsOf(old.poster) === words
      ? { input: brief.input, incoming: brief.incoming }
      : { input: null, incoming: words }),
    description: brief.description,
    // What was wished of the words is done by hand now.
    changes: [
      ...(brief.changes ?? []).filter((wish) => !asksForWords(wish)),
      ...(isColoured ? [`In ${colours.primary}`] : []),
    ],
    ...(photo === null ? {} : { photo }),
  };
}
