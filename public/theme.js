// Sets the theme that a person chose before anything is drawn, and again when they choose another one, here or in
// another tab. A file of its own, since the page allows no inline script.
function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function applyTheme(theme) {
  const isChosen = theme === 'light' || theme === 'dark';
  if (isChosen) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light';
    const { scheme } = meta.dataset;
    const media = scheme === theme ? 'all' : 'not all';
    meta.media = isChosen ? media : `(prefers-color-scheme: ${scheme})`;
  }
}

// The page is written for who has chosen none.
const chosen = kept('theme');
if (chosen !== null) applyTheme(chosen);
// Shows the first frame of a screen, which is none of a visitor's.
if (kept('user') !== null) document.documentElement.dataset.signedIn = '';
addEventListener('masar.theme', ({ detail }) => applyTheme(detail));
addEventListener('storage', () => applyTheme(kept('theme')));
