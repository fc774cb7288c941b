// Runs before anything is painted. A file of its own, since the content security policy allows no inline script.

// The theme, so that no other one is seen first.
(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Without storage the default stands.
  }
  document.documentElement.dataset.theme = theme;
})();

// Where the document holds its screen already, the visitor's own is shown while the scripts are on their way; none to whoever is signed in,
// or comes from another form with something to be told.
(() => {
  const visitor = () => {
    try {
      const isSignedIn = [localStorage, sessionStorage].some((storage) => storage.getItem('fanfare.session') !== null);
      if (isSignedIn || history.state?.usr || !('PublicKeyCredential' in window)) return null;
      return localStorage.getItem('returning') === null ? 'new' : 'returning';
    } catch {
      return null;
    }
  };
  // What is pressed on it is kept for the scripts (web/shell/take-over.tsx): else the browser would send the form itself.
  const keepPresses = () => {
    const pressed = [];
    const keep = (event) => {
      event.preventDefault();
      event.stopPropagation();
      pressed.push(event.target);
    };
    addEventListener('click', keep, true);
    window.takeEarlyPresses = () => {
      removeEventListener('click', keep, true);
      return pressed;
    };
  };
  customElements.define(
    'prerendered-screen',
    class extends HTMLElement {
      connectedCallback() {
        const screen = document.getElementById(`for-${visitor()}`);
        if (!screen) return this.remove();
        keepPresses();
        this.replaceWith(screen.content);
      }
    },
  );
})();

// What the screen at this address begins with is asked for in one call, while its scripts are on their way: each is the address of
// a call exactly as the screen makes it, and given to it in place of that (web/lib/api/first-answers.ts).
(() => {
  const frame = [
    '/notices?limit=50',
    '/chat-history?limit=0&sessions=100',
    '/usage',
    '/publications?state=waiting&limit=1',
  ];
  const minute = `${new Date().toISOString().slice(0, 16)}:00.000Z`;
  const screens = {
    '/dashboard': [],
    '/chat': [],
    '/scheduled': [
      '/scheduler-status',
      '/labels',
      `/pending-plans?from=${encodeURIComponent(minute)}&limit=50&count=true`,
      '/scheduled-workflows?sort=board&limit=20&count=true',
    ],
    '/scheduled?tab=builder': [],
    '/ready': ['/publications?state=waiting&limit=200'],
    '/brand': ['/brand'],
    '/connect': ['/connections'],
    '/settings': ['/user-details'],
    '/upgrade': [],
  };
  const { pathname, search } = location;
  // Another tab or view begins with something else, in the same frame.
  const own = screens[pathname + search] ?? (pathname in screens ? [] : null);
  if (!own) return;
  try {
    const kept = localStorage.getItem('fanfare.session') ?? sessionStorage.getItem('fanfare.session');
    const { sessionId, userId } = JSON.parse(kept);
    const headers = {
      'x-session-id': sessionId,
      'x-user-id': userId,
      // Without Temporal by way of Intl, whose first use costs as much as a screen's styles and layout together.
      'x-timezone': window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    const query = new URLSearchParams({ asks: [...frame, ...own].join(' ') });
    const answers = fetch(`/api/together?${query}`, { headers, signal: AbortSignal.timeout(5000) })
      .then((response) => (response.ok ? response.json() : null))
      .then((body) => body?.answers ?? {})
      .catch(() => ({}));
    window.firstAnswers = { sessionId, answers };
  } catch {
    // Nobody is signed in here: the screen will say so.
  }
})();
