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

// Where the document holds its screen already, the visitor's own is put together of its parts (web/prerender.tsx) and shown while the
// scripts are on their way: the sign-in screen, or the frame of whoever is signed in. Whatever is not known is left out of it.
(() => {
  const kept = (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key);
  const part = (name) => document.getElementById(`for-${name}`)?.content;
  const isFrom = (width) => matchMedia(`(width >= ${width}px)`).matches;

  // None to whoever comes from another form with something to be told.
  const signIn = () => {
    if (history.state?.usr || !('PublicKeyCredential' in window)) return null;
    return part(localStorage.getItem('returning') === null ? 'new' : 'returning');
  };

  // None to whoever may not be let in (web/shell/guards.tsx): a session counts while it has more than five minutes.
  const frame = (address) => {
    const user = JSON.parse(kept('fanfare.user')) ?? {};
    if (user.deletionAt || !(Date.parse(kept('fanfare.expiry')) - Date.now() > 300_000)) return null;
    const sidebar = localStorage.getItem('fanfare.sidebar') === 'collapsed' ? 'collapsed' : 'open';
    const screen = part(isFrom(1024) ? sidebar : 'narrow');
    // Another tab or view is another page in the same frame.
    if (screen && location.pathname + location.search === address) {
      const from = [1280, 1024, 768, 0].find((width) => isFrom(width) && part(`from-${width}`));
      screen.querySelector('main').append(part(`from-${from}`));
      leaveOut(screen);
    }
    const initials = [user.firstName, user.lastName].map((name) => [...(name ?? '')][0] ?? '').join('');
    const words = { name: user.name || 'Your account', initials: user.avatar ? '' : initials.toUpperCase() || 'F' };
    for (const slot of screen?.querySelectorAll('slot') ?? []) slot.replaceWith(words[slot.name]);
    return screen;
  };

  // Without a part where the browser keeps what the app will show in its place.
  const leaveOut = (screen) => {
    const chat = JSON.parse(screen.querySelector('#message-box') && localStorage.getItem('chat-storage'))?.state;
    const isKept = {
      messages: chat?.messages?.length > 0,
      conversations: chat?.chatSessions?.length > 0,
      canvas: Object.keys(localStorage).some((key) => key.startsWith('fanfare.canvas')),
      list: !isFrom(768) || localStorage.getItem('fanfare.builder-view') === 'list',
    };
    for (const one of screen.querySelectorAll('[data-style]')) one.style.cssText = one.dataset.style;
    for (const one of screen.querySelectorAll('[data-unless]')) if (isKept[one.dataset.unless]) one.remove();
    const box = screen.querySelector('#message-box');
    if (!box) return;
    box.autofocus = true;
    box.value = chat?.inputValue ?? '';
    allowSending(box);
  };
  const sendButton = (box) => box.form.querySelector('[type=submit]');
  const allowSending = (box) => {
    sendButton(box).disabled = box.value.trim() === '';
  };

  // What is pressed on it is kept for the scripts (web/shell/take-over.tsx): else the browser would send the form itself.
  const keepPresses = () => {
    const pressed = [];
    const hold = (event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = {
      click: (event) => {
        // Another tab of the browser has its own scripts.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        hold(event);
        pressed.push(event.target.closest('a, button') ?? event.target);
      },
      input: ({ target }) => {
        if (target.id === 'message-box') allowSending(target);
      },
      keydown: (event) => {
        const { target, key } = event;
        if (target.id !== 'message-box' || key !== 'Enter' || event.shiftKey || event.isComposing) return;
        hold(event);
        if (target.value.trim() === '' || target.readOnly) return;
        // What is typed from here on is not meant for this message.
        target.readOnly = true;
        pressed.push(sendButton(target));
      },
    };
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
    window.takeEarlyPresses = () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true);
      return pressed;
    };
  };

  customElements.define(
    'prerendered-screen',
    class extends HTMLElement {
      connectedCallback() {
        let screen = null;
        try {
          const isSignedIn = kept('fanfare.session') !== null;
          screen = isSignedIn ? frame(this.getAttribute('address')) : signIn();
          // The app does not go on with a frame but takes its place (web/main.tsx).
          if (screen && isSignedIn) this.parentElement.ariaBusy = 'true';
        } catch {
          // What can't be read is not shown.
        }
        if (!screen) return this.remove();
        keepPresses();
        this.replaceWith(screen);
      }
    },
  );

  // The app begins once such a screen is painted; a page that nobody looks at is not.
  addEventListener('DOMContentLoaded', () => {
    const begin = () => {
      for (const { href } of document.querySelectorAll('link[data-begins]'))
        document.head.append(
          Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', async: false, src: href }),
        );
    };
    if (!window.takeEarlyPresses || document.hidden) begin();
    else requestAnimationFrame(() => setTimeout(begin));
  });
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
