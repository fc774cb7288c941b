import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 2_000;

interface CopyState {
  isCopied: boolean;
  copy: (text: string) => Promise<void>;
  /** For what was copied in another way. */
  copied: () => void;
}

/** Copies text, and tells for two seconds that it did. */
export function useCopied(): CopyState {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copied = () => {
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), SHOWN_MS);
  };
  const copy = async (text: string) => {
    if (await copyText(text)) copied();
  };
  return { isCopied, copy, copied };
}

/** Puts text onto the clipboard and tells whether it is there; where the page is served without https, only the old way works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand('copy');
    area.remove();
    return isDone;
  }
}
