// An item over the grid that it was chosen from: its page's content in a dialog.
"use strict";

// A page opened as a file cannot read another: there a card is a link.
if (location.protocol !== "file:") {
  const words = document.currentScript.dataset;
  const title = document.title;
  const root = document.documentElement;
  const number = new Intl.NumberFormat(root.lang);
  const pages = new Map();
  let dialog;
  let content;
  let place;
  let previous;
  let next;
  /** The card whose item is shown or on its way; null while the dialog is closed. */
  let current = null;

  /** Makes the addresses in `part` hold wherever the page says that it is. */
  function resolve(part, base) {
    for (const name of ["href", "src", "poster", "srcset"]) {
      for (const node of part.querySelectorAll(`[${name}]:not(script, [rel="stylesheet"], [href^="#"])`)) {
        const written = node.getAttribute(name);
        const resolved = written.split(", ")
          .map((one) => one.replace(/^\S+/, (address) => new URL(address, base))).join(", ");
        if (resolved !== written) node.setAttribute(name, resolved);
      }
    }
  }

  const sheets = {};

  /** Loads a style sheet that this page lacks. */
  function style(href) {
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return null;
    return sheets[href] ??= new Promise((done) => {
      const link = element("link", { rel: "stylesheet", href });
      link.onload = link.onerror = done;
      document.head.append(link);
    });
  }

  // The page does without it until an item is chosen.
  ready(() => style(words.styles));

  async function read(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(response.status);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const main = page.querySelector("main");
    resolve(main, address);
    // A page has one first heading, and this one has it.
    const heading = main.querySelector("h1");
    const level = element("h2", { class: heading.className, id: "item-title" }, ...heading.childNodes);
    heading.replaceWith(level);
    await Promise.all([...page.querySelectorAll('[rel="stylesheet"]')].map((link) =>
      style(new URL(link.getAttribute("href"), address).href)));
    return { title: page.title, name: level.textContent, main };
  }

  function load(address) {
    if (!pages.has(address)) pages.set(address, read(address));
    return pages.get(address);
  }

  function button(name, label, action) {
    const made = element("button", { type: "button", class: `icon ${name}`, "aria-label": label, title: label });
    made.addEventListener("click", action);
    return made;
  }

  function build() {
    place = element("p", { class: "lightbox-place", role: "status" });
    previous = button("previous", words.previous, () => step(-1));
    next = button("next", words.next, () => step(1));
    content = element("div", { class: "lightbox-content", tabindex: -1 });
    dialog = element("dialog", { class: "lightbox", "aria-labelledby": "item-title" },
      element("div", { class: "lightbox-bar" },
        button("close", words.close, () => dialog.close()), place, pauseButton(), previous, next),
      content);
    document.body.append(dialog);

    dialog.addEventListener("close", closed);
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
    dialog.addEventListener("keydown", (event) => {
      const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      // A clip has its own use for the keys.
      if (direction && isPlain(event) && event.target.localName !== "video") step(direction * forward());
    });
    let start;
    content.addEventListener("touchstart", ({ touches, target }) => {
      const isOther = touches.length > 1 || visualViewport.scale > 1 || target.localName === "video";
      start = isOther ? null : touches[0];
    }, { passive: true });
    content.addEventListener("touchend", ({ changedTouches: [end] }) => {
      if (!start) return;
      const x = end.clientX - start.clientX;
      if (Math.abs(x) > Math.max(50, 2 * Math.abs(end.clientY - start.clientY))) {
        step(-Math.sign(x) * forward());
      }
      start = null;
    });
  }

  const isPlain = (event) => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

  /** 1 where one reads to the right, -1 where to the left. */
  const forward = () => (root.dir === "rtl" ? -1 : 1);

  /** The cards to step through: those of the same grid that the search left. */
  const cards = () => [...current.closest(".grid").querySelectorAll("li:not([hidden]) a")];

  function step(distance) {
    const all = cards();
    const card = all[all.indexOf(current) + distance];
    if (card) open(card);
  }

  async function open(card) {
    current = card;
    const waiting = setTimeout(show, 150, card);
    try {
      const item = await load(card.href);
      if (current === card) show(card, item);
    } catch {
      // The page itself may yet be reached, or say why not.
      if (current === card) location.assign(card.href);
    }
    clearTimeout(waiting);
  }

  /** Shows the item, or without one that it is on its way. */
  function show(card, item) {
    if (current !== card) return;
    if (!dialog) {
      resolve(document, document.baseURI);
      build();
    }
    // Its address is that of its page, so that reloading shows that; one step back closes.
    const isFirst = !history.state?.item;
    if (isFirst) history.scrollRestoration = "manual";
    history[isFirst ? "pushState" : "replaceState"]({ item: true }, "", card.href);

    const all = cards();
    const index = all.indexOf(card);
    place.replaceChildren(element("span", { class: "visually-hidden" }, item?.name ?? ""),
      ` ${number.format(index + 1)} / ${number.format(all.length)}`);
    previous.setAttribute("aria-disabled", !index);
    next.setAttribute("aria-disabled", index === all.length - 1);
    dialog.setAttribute("aria-busy", !item);
    // What had the focus goes; the keys must still reach the dialog.
    if (content.contains(document.activeElement)) content.focus();
    if (item) {
      document.title = item.title;
      content.replaceChildren(...document.importNode(item.main, true).children,
        element("p", { class: "lightbox-page" }, element("a", { class: "button", href: card.href }, words.open)));
      dissolve(content.querySelectorAll("img"));
    } else {
      content.replaceChildren(element("p", { class: "lightbox-loading", id: "item-title" }, words.loading));
    }
    content.scrollTop = 0;
    if (!dialog.open) dialog.showModal();
    dialog.classList.toggle("moves", !!content.querySelector("video"));
    play();
    for (const { href } of item ? all.slice(Math.max(0, index - 1), index + 2) : []) {
      // What fails now is tried anew when it is asked for.
      load(href).catch(() => pages.delete(href));
    }
  }

  function closed() {
    const card = current;
    current = null;
    content.replaceChildren();
    document.title = title;
    if (history.state?.item) history.back();
    card.focus();
  }

  document.addEventListener("click", (event) => {
    const card = event.target.closest(".grid a");
    if (!card || event.button || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    open(card);
  });

  addEventListener("popstate", () => {
    const card = history.state?.item
      && [...document.querySelectorAll(".grid a")].find(({ href }) => href === location.href);
    if (card) return open(card);
    history.scrollRestoration = "auto";
    dialog?.close();
  });
}
