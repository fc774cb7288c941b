import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { LOGO_KINDS, type LogoKind } from '../../../../domain/brand.ts';
import { checkLogo } from './check-logo.ts';

/** A file that was chosen for a logo: checked and ready, or refused with the reason. */
export type ChosenLogo = { name: string } & ({ file: File; url: string } | { problem: string });
type Choices = { [Kind in LogoKind]?: ChosenLogo };

/** The files that were chosen and not uploaded yet. */
export function useChosenLogos() {
  const [choices, setChoices] = useState<Choices>({});
  const latest = useRef<{ [Kind in LogoKind]?: File }>({});
  const urls = useRef(new Set<string>());
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const put = (kind: LogoKind, choice: ChosenLogo | undefined) => setChoices((now) => ({ ...now, [kind]: choice }));
  const files = Object.fromEntries(
    LOGO_KINDS.flatMap((kind) => {
      const choice = choices[kind];
      return choice && 'file' in choice ? [[kind, choice.file]] : [];
    }),
  ) as { [Kind in LogoKind]?: File };
  return {
    choices,
    files,
    count: Object.keys(files).length,
    async choose(kind: LogoKind, file: File): Promise<void> {
      latest.current[kind] = file;
      const found = await checkLogo(file);
      if (latest.current[kind] !== file) return;
      if ('problem' in found) {
        toast.error(found.problem);
        return put(kind, { name: file.name, ...found });
      }
      const url = URL.createObjectURL(new Blob([file], found));
      urls.current.add(url);
      put(kind, { name: file.name, file, url });
    },
    forget(kind: LogoKind): void {
      delete latest.current[kind];
      put(kind, undefined);
    },
    forgetAll(): void {
      latest.current = {};
      setChoices({});
    },
  };
}
export type ChosenLogos = ReturnType<typeof useChosenLogos>;
