// The remembered theme, before anything is painted. Storage may be blocked: then the system's.
try {
  const { theme } = localStorage;
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
