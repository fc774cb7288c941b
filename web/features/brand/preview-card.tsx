import { ImageOff } from 'lucide-react';
import { previewBrand } from '../../../domain/api/brand.ts';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { type BrandForms, previewInput } from './forms.ts';
import { brandFailure } from './tell.tsx';
import { usePreview } from './use-preview.ts';

interface Props {
  forms: BrandForms;
  saved: BrandForms;
  /** The address of the logo that signs pictures. */
  logo: string | null;
  /** Another logo was chosen, which is not drawn before it is uploaded. */
  isLogoWaiting: boolean;
}

/** What stands in the forms now, drawn; it follows what is typed and never holds it up. */
export function PreviewCard({ forms, saved, logo, isLogoWaiting }: Props) {
  const { image, error, isDrawing, redraw } = usePreview(previewInput(forms, saved), logo);
  return (
    <section aria-labelledby="brand-preview" className="overflow-hidden rounded-xl bg-surface shadow-sm">
      <div className="flex h-12 items-center justify-between px-4">
        <h2 id="brand-preview" className="text-sm font-medium">
          Live preview
        </h2>
        <span aria-live="polite" className="flex items-center gap-1.5 text-xs text-ink-3">
          {isDrawing && (
            <>
              <Spinner size={12} />
              Drawing…
            </>
          )}
        </span>
      </div>
      <div className="relative aspect-square bg-sunken">
        {image === undefined ? (
          <Blank error={error} onRetry={redraw} />
        ) : (
          <img
            src={image}
            alt="A post in your brand’s colors and type"
            className={`size-full object-cover transition-opacity duration-180 ${error && !isDrawing ? 'opacity-40' : ''}`}
          />
        )}
      </div>
      <div className="px-4 py-3 text-xs text-pretty text-ink-3">
        {error && !isDrawing && image !== undefined ? (
          <p role="alert" className="text-bad">
            {brandFailure(error, previewBrand).what}. This is the picture before.{' '}
            <button type="button" onClick={redraw} className="font-medium underline underline-offset-3">
              Try again
            </button>
          </p>
        ) : (
          <p>
            Drawn by the built-in designer from what stands in the forms, saved or not.{' '}
            {isLogoWaiting ? 'Your new logo joins once it is uploaded.' : 'It costs nothing.'}
          </p>
        )}
      </div>
    </section>
  );
}

function Blank({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <div aria-hidden="true" className="size-full animate-pulse bg-active" />;
  return (
    <div className="grid size-full place-content-center place-items-center gap-3 px-6 text-center">
      <ImageOff size={22} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <p role="alert" className="text-sm text-ink-2">
        {brandFailure(error, previewBrand).what}
      </p>
      <Button look="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
