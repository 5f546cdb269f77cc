// The remembered theme, before anything is painted. Storage may be blocked: then the system's.
try {
  const { theme } = localStorage;
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}

// Opened as a file the site cannot be kept among the apps, and Chromium would only complain.
if (location.protocol === "file:") {
  new MutationObserver(() => document.querySelector('link[rel="manifest"]')?.remove())
    .observe(document.head, { childList: true });
}
