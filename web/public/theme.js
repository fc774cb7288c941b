// Sets the theme before the first paint. A file of its own, since the content security policy allows no inline script.
(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Without storage the default stands.
  }
  document.documentElement.dataset.theme = theme;
})();
