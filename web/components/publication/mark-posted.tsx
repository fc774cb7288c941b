import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { markPosted, resolvePublication } from '../../../domain/api/post/publishing.ts';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import type { Publication } from '../../../domain/post/publication.ts';
import { api } from '../../lib/api/api.ts';
import { byContract } from '../../lib/api/problem.ts';
import { publicationsChanged } from '../../lib/queries/publications.ts';
import { Button } from '../button.tsx';
import { Field } from '../fields/field.tsx';
import { useSubmission } from '../fields/use-submission.ts';

/** Says that a post is out, with its address where the owner likes. */
export function MarkPosted({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const { id, post, state } = publication;
  const [url, setUrl] = useState(publication.url ?? '');
  const form = useSubmission('once');
  const { label } = PLATFORM_RULES[post.platform];
  const submit = form.submit(
    () => byContract(markPosted, { id, url }),
    async () => {
      try {
        await (state === 'unconfirmed'
          ? api(resolvePublication, { id, answer: 'there', url })
          : api(markPosted, { id, url }));
        if (state !== 'sent') toast.success(`Marked as posted on ${label}`);
        onClose();
        await publicationsChanged();
      } catch (cause) {
        form.fail({ field: null, text: 'This was not marked as posted' }, cause);
      }
    },
  );
  return (
    <form onSubmit={submit} noValidate className="appear mt-3 border-t border-line pt-3">
      <Field
        label="Address of the post (optional)"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        placeholder="https://"
        value={url}
        onChange={setUrl}
        problem={form.problem}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button look="ghost" size="small" onClick={onClose} className="pointer-coarse:h-10">
          Cancel
        </Button>
        <Button type="submit" size="small" busy={form.isRunning} className="pointer-coarse:h-10">
          {state === 'sent' ? 'Save address' : 'Mark as posted'}
        </Button>
      </div>
    </form>
  );
}
