// The search field: filters what the page shows as one types.
"use strict";

ready(() => {
  const bar = document.querySelector(".search");
  const results = document.querySelector(".results");
  const items = [...(results?.querySelectorAll(":scope > .grid > li, .shelf, .list > li") ?? [])];
  // Where there is nothing to filter, the link to the galleries stays.
  if (items.length) start();

  /** Without accents, points, apostrophes and case; scripts whose vowels are marks keep them. */
  function fold(text) {
    return text.normalize("NFKD").toLowerCase()
      .replace(/[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0640\u064b-\u065f\u0670'’ʼ]/g, "")
      .replace(/[ßæœøłđıς]/g, (letter) =>
        ({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i", ς: "σ" })[letter]);
  }

  /** What an item is found by: its title, also the original one, and its year. */
  function text(item) {
    const title = item.querySelector(".card-title, .shelf-title, .row-title")?.textContent;
    const year = item.querySelector(".year")?.textContent;
    return fold([title ?? item.textContent + item.querySelector("img")?.alt, year, item.dataset.also].join(" "));
  }

  function start() {
    const words = bar.dataset;
    const link = bar.querySelector(".search-field");
    const label = link.querySelector(".search-placeholder").textContent;
    const input = element("input", {
      type: "search", name: "q", placeholder: label, "aria-label": label,
      autocomplete: "off", autocapitalize: "off", spellcheck: false, enterkeyhint: "search",
    });
    const form = element("form", { class: "search-field", role: "search" }, link.firstElementChild, input);
    const cancelButton = element("button", { type: "button", class: "search-cancel" }, words.cancel);
    const status = element("p", { class: "visually-hidden", role: "status" });
    link.replaceWith(form, cancelButton, status);

    const empty = results.querySelector(".empty");
    const subtitle = document.querySelector(".count");
    const unfiltered = subtitle?.textContent;
    const number = new Intl.NumberFormat(document.documentElement.lang);
    // A gallery is on the explore page twice: counted is its row in the list.
    const counted = items.filter((item) => !item.matches(".shelf"));
    let texts;
    let announcement;

    function filter() {
      const wanted = fold(input.value).split(/\s+/).filter(Boolean);
      texts ??= items.map(text);
      items.forEach((item, index) => {
        const isHidden = !wanted.every((word) => texts[index].includes(word));
        if (item.hidden !== isHidden) item.hidden = isHidden;
      });
      const shown = counted.filter((item) => !item.hidden).length;
      for (const index of results.querySelectorAll(".index")) index.hidden = !shown;
      empty.hidden = shown > 0;
      empty.querySelector("bdi").textContent = input.value.trim();
      const count = words.shown.replace("{shown}", number.format(shown))
        .replace("{all}", number.format(counted.length));
      if (subtitle) subtitle.textContent = wanted.length ? count : unfiltered;
      clearTimeout(announcement);
      announcement = setTimeout(() => {
        status.textContent = !wanted.length ? "" : shown ? count : empty.querySelector("p").textContent;
      }, 500);
    }

    // The address keeps step: in place while one types, then as a step to come back from.

    const asked = () => new URLSearchParams(location.search).get("q") ?? "";
    let settled = asked();
    let writing;

    function write(method, query) {
      const address = new URL(location);
      if (query) address.searchParams.set("q", query);
      else address.searchParams.delete("q");
      // Refused for a page opened as a file, or called too often: the filter does without.
      try {
        history[method](history.state, "", address);
      } catch {}
    }

    function settle() {
      clearTimeout(writing);
      const query = input.value.trim();
      if (!query) input.value = "";
      write("replaceState", settled);
      if (query !== settled) write("pushState", query);
      settled = query;
      filter();
    }

    function cancel() {
      input.value = "";
      settle();
      document.activeElement.blur();
    }

    function typed() {
      const isAbove = results.getBoundingClientRect().top < 0;
      filter();
      if (isAbove) results.scrollIntoView();
      clearTimeout(writing);
      writing = setTimeout(() => write("replaceState", input.value.trim()), 200);
    }

    input.addEventListener("input", (event) => event.isComposing || typed());
    input.addEventListener("compositionend", typed);
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      if (!input.value) return cancel();
      input.value = "";
      typed();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!input.value.trim()) return cancel();
      settle();
      // The keyboard on the screen goes; at a desk one may want to type on.
      if (matchMedia("(hover: none)").matches) input.blur();
    });
    // The field keeps the focus, so that Cancel is still there when the finger goes up.
    cancelButton.addEventListener("mousedown", (event) => event.preventDefault());
    cancelButton.addEventListener("click", cancel);
    bar.addEventListener("focusout", ({ relatedTarget }) => bar.contains(relatedTarget) || settle());
    // A tap beside the bar cancels, and reaches what it meets.
    document.addEventListener("pointerdown", ({ target }) => bar.contains(target) || input.blur());

    function restore() {
      if (location.pathname !== home) return;
      input.value = settled = asked();
      filter();
    }

    addEventListener("popstate", restore);
    if (settled) restore();

    // One key is enough where nothing else would take it; it can be switched off (WCAG 2.1.4).

    const slash = element("input", { type: "checkbox" });
    slash.checked = choices.slash !== "off";
    slash.addEventListener("change", () => {
      choose("slash", slash.checked ? "" : "off");
    });
    document.querySelector(".settings").append(element("label", { class: "setting" }, slash, words.slash));
    document.addEventListener("keydown", (event) => {
      const isFree = slash.checked && document.activeElement === document.body;
      if (event.key !== "/" || !isFree || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.focus();
    });
  }
});
