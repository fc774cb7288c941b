const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** What a key with Ctrl (on a Mac: Command) is called on this machine. */
export const withCommand = (key: string): string => (isApple ? `⌘ ${key}` : `Ctrl ${key}`);
const withCommandAndShift = (key: string): string => (isApple ? `⇧ ⌘ ${key}` : `Ctrl Shift ${key}`);

/** The keys of the whole product. New Chat has the one that people know from other chats. */
export const KEYS = { palette: withCommand('K'), newChat: withCommandAndShift('O'), help: '?' };

/** What the keyboard does on every page, as the help shows it. */
export const SHORTCUTS_EVERYWHERE: [string, string][] = [
  ['Search, go anywhere', KEYS.palette],
  ['New Chat', KEYS.newChat],
  ['These shortcuts', KEYS.help],
  ['Notifications on the screen', 'Alt T'],
];
