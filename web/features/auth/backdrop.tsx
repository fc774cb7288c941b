import './auth.css';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button.tsx';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { Cubes } from './cubes.tsx';

/** What lies behind the sign-in screens, and the theme's switch. */
export function Backdrop({ children }: { children: ReactNode }) {
  const isDark = useTheme() === 'dark';
  return (
    <div className="min-h-full bg-sunken">
      <Cubes />
      <IconButton
        label={isDark ? 'Use light theme' : 'Use dark theme'}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
        className="absolute top-3 right-3 z-10"
      >
        {isDark ? <Sun size={16} /> : <Moon size={16} />}
      </IconButton>
      <main className="relative grid min-h-dvh place-items-center px-4 py-14">{children}</main>
    </div>
  );
}
