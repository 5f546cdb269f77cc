// What every page has: the choice of light and dark, and what the other scripts are made with.
"use strict";

/** Calls back when the page is there: browsers do not defer scripts in XHTML. */
function ready(run) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
  else run();
}

/** Makes an element, in XHTML as in HTML. */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...children);
  return made;
}

/** What the visitor chose; where storage is blocked or full it lasts as long as the page. */
const choices = {};
try {
  Object.assign(choices, localStorage);
} catch {}

/** Keeps a choice; the usual one needs no keeping and has no value. */
function choose(name, value) {
  choices[name] = value;
  try {
    if (value) localStorage[name] = value;
    else delete localStorage[name];
  } catch {}
}

// An item that was opened over its grid, then reloaded, still has the grid one step back.
const home = location.pathname;
addEventListener("popstate", () => {
  if (location.pathname !== home && !document.querySelector(".grid")) location.reload();
});

{
  const words = document.currentScript.dataset;
  const root = document.documentElement;
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')];
  const colors = bars.map((bar) => bar.content);

  /** The browser's own bars follow; the light colour stands before the dark one. */
  const tint = (theme) => bars.forEach((bar, index) => {
    bar.content = colors[["light", "dark"].indexOf(theme)] ?? colors[index];
  });

  const segment = (theme) => {
    const input = element("input", { type: "radio", name: "theme" });
    input.checked = theme === (root.dataset.theme ?? "automatic");
    input.addEventListener("change", () => {
      delete root.dataset.theme;
      if (theme !== "automatic") root.dataset.theme = theme;
      choose("theme", root.dataset.theme);
      tint(theme);
    });
    return element("label", {}, input, element("span", {}, words[theme]));
  };

  tint(root.dataset.theme);
  ready(() => document.querySelector(".settings").append(
    element("fieldset", { class: "segments" },
      element("legend", { class: "visually-hidden" }, words.appearance),
      ...["automatic", "light", "dark"].map(segment))));
}
