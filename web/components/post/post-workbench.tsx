import type { ComponentProps } from 'react';
import { PostEditor } from './post-editor.tsx';
import { PostPreview } from './post-preview.tsx';

/** A post to write, and beside it how it will look: below it where there is no room. */
export function PostWorkbench(props: ComponentProps<typeof PostEditor>) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-6 @4xl:grid-cols-[30.5rem_minmax(0,1fr)]">
        <PostEditor {...props} />
        <section aria-label="Preview" className="min-w-0 rounded-xl bg-sunken p-4 @4xl:sticky @4xl:top-18">
          <h3 className="sr-only">Preview</h3>
          <PostPreview draft={props.draft} platforms={props.platforms} />
        </section>
      </div>
    </div>
  );
}

export default PostWorkbench;
