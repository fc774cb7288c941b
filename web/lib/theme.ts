import { create } from 'zustand';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'theme';
/** The colour of the browser's own bars: the canvas of each theme. */
const BAR_COLOURS: Record<Theme, string> = { light: '#fcfdfd', dark: '#101416' };

const themeNow = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

// As a prerendered screen has it, until the page's own is read.
const useThemeStore = create<{ theme: Theme }>(() => ({ theme: 'light' }));

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
  useThemeStore.setState({ theme });
}

/** Shows a theme from now on, in every tab. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It then holds for this page alone.
  }
  show(theme);
}

/** Shows the theme that the page was opened with, and follows the other tabs. */
export function startTheme(): void {
  show(themeNow());
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) show(newValue === 'dark' ? 'dark' : 'light');
  });
}

/** The theme that is shown. */
export function useTheme(): Theme {
  return useThemeStore(({ theme }) => theme);
}
