import { type ReactNode, useState } from 'react';
import { beginConnection } from '../../../domain/api/post/connections.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import { Button } from '../../components/button.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { api } from '../../lib/api/api.ts';

/** Goes to the network, where its owner is asked; the browser comes back to this page by itself. */
export function VisitButton({ platform, children }: { platform: Platform; children: ReactNode }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { label } = PLATFORM_RULES[platform];
  const leave = async () => {
    setIsLeaving(true);
    try {
      const { url } = await api(beginConnection, { platform });
      window.location.assign(url);
    } catch (cause) {
      setIsLeaving(false);
      toastFailure(`${label} was not connected`, cause);
    }
  };
  return (
    <Button busy={isLeaving} onClick={() => void leave()} className="max-sm:w-full pointer-coarse:h-10">
      {children}
      <span className="sr-only"> {label}</span>
    </Button>
  );
}
