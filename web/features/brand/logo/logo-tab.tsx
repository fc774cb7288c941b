import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { type BrandProfile, removeBrandLogo, uploadBrandLogos } from '../../../../domain/api/brand.ts';
import { LOGO_KINDS, type LogoKind } from '../../../../domain/brand.ts';
import { MEGABYTE } from '../../../../domain/limits.ts';
import { LOGO_MAX_SIDE, UPLOAD_MAX_BYTES, UPLOAD_TEXTS } from '../../../../domain/post/pictures.ts';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { api } from '../../../lib/api/api.ts';
import { keepBrandProfile } from '../../../lib/queries/brand-query.ts';
import { FormCard } from '../form-card.tsx';
import { tell } from '../tell.tsx';
import { LogoCard } from './logo-card.tsx';
import type { ChosenLogos } from './use-chosen-logos.ts';

const LOOKS: Record<LogoKind, { label: string; hint: string }> = {
  primary_logo: { label: 'Primary logo', hint: 'Signs the pictures made for you' },
  secondary_logo: { label: 'Secondary logo', hint: 'A second version, kept with your brand' },
  favicon: { label: 'Favicon', hint: 'The small mark of your site' },
  appicon: { label: 'App icon', hint: 'The square mark of your app' },
};

/** The logos: chosen one by one, uploaded together. */
export function LogoTab({ stored, chosen }: { stored: BrandProfile['logo']; chosen: ChosenLogos }) {
  const [isBusy, setIsBusy] = useState(false);
  const [toRemove, setToRemove] = useState<LogoKind | null>(null);
  const remove = async (kind: LogoKind) => {
    setIsBusy(true);
    const removed = await tell('Removing the logo…', api(removeBrandLogo, { kind }), removeBrandLogo);
    if (removed) await keepBrandProfile(removed.data);
    setIsBusy(false);
  };
  const upload = async () => {
    if (chosen.count === 0) return void toast.error(UPLOAD_TEXTS.noLogo);
    setIsBusy(true);
    const uploaded = await tell('Uploading logos…', api(uploadBrandLogos, chosen.files), uploadBrandLogos);
    if (uploaded) {
      await keepBrandProfile(uploaded.data);
      chosen.forgetAll();
    }
    setIsBusy(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file dropped beside a card must not replace the page
    <div onDragOver={(event) => event.preventDefault()} onDrop={(event) => event.preventDefault()}>
      <FormCard
        title="Logo"
        text={`PNG, JPEG, SVG or WEBP, up to ${UPLOAD_MAX_BYTES / MEGABYTE} MB and ${LOGO_MAX_SIDE} × ${LOGO_MAX_SIDE} px. Each is shown on light and on dark, so you see where it holds.`}
        action={chosen.count > 1 ? `Upload ${chosen.count} logos` : 'Upload logos'}
        isBusy={isBusy}
        isChanged={chosen.count > 0}
        onSave={upload}
        onDiscard={chosen.forgetAll}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {LOGO_KINDS.map((kind) => (
            <LogoCard
              key={kind}
              {...LOOKS[kind]}
              stored={stored[kind]}
              choice={chosen.choices[kind]}
              isLocked={isBusy}
              onChoose={(file) => void chosen.choose(kind, file)}
              onForget={() => chosen.forget(kind)}
              onRemove={() => setToRemove(kind)}
            />
          ))}
        </div>
      </FormCard>
      <ConfirmDialog
        isOpen={toRemove !== null}
        title="Delete this logo?"
        text="What was made with it stays as it is. You can upload it again at any time."
        action="Delete"
        onConfirm={() => (toRemove ? remove(toRemove) : undefined)}
        onClose={() => setToRemove(null)}
      />
    </div>
  );
}
