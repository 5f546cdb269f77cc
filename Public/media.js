// Pictures that come late dissolve in, those that fail leave their titles; clips play by themselves.
"use strict";

/** Hides those of `images` that are not there after a moment, until they are. */
const dissolve = (images) => setTimeout(() => {
  for (const image of images) image.classList.toggle("late", !image.complete);
}, 100);

{
  const film = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
    <path d="M4 5.5h16v13H4zM8 5.5v13M16 5.5v13M4 9.8h4M4 14.2h4M16 9.8h4M16 14.2h4"/></svg>`;

  /** Puts what `placeholder.mustache` shows in the place of a picture. */
  const replace = (image) => {
    const owner = image.closest(".card, .item");
    if (!owner) return;
    const icon = new DOMParser().parseFromString(film, "image/svg+xml").documentElement;
    const written = owner.querySelector("h1 bdi, h2 bdi");
    const title = written?.cloneNode(true) ?? element("bdi", { lang: image.closest("[lang]").lang }, image.alt);
    // Where the title is written already, nobody needs to hear it twice.
    image.replaceWith(element("span", { class: "placeholder", "aria-hidden": !!written }, icon, title));
  };

  document.addEventListener("load", ({ target }) => target.classList?.remove("late"), true);
  document.addEventListener("error", ({ target }) => {
    if (target.localName === "img") replace(target);
    // Of a clip that fails the still remains.
    if (target.localName === "video") {
      const { poster, width, height } = target;
      target.replaceWith(element("img", { src: poster, width, height, alt: target.ariaLabel }));
    }
  }, true);
  ready(() => {
    for (const image of [...document.images]) {
      // Failed before this script ran, or a drawing without a size of its own: decoding tells.
      if (image.complete && !image.naturalWidth) image.decode().catch(() => replace(image));
    }
    dissolve(document.images);
  });
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Plays every clip of the page, unless the system or the visitor wants no motion. */
function play() {
  const isStill = reducedMotion.matches || !!choices.still;
  for (const clip of document.querySelectorAll("video")) {
    clip.muted = true;
    // A refused start leaves the clip's own controls.
    if (isStill) clip.pause();
    else clip.play().catch(() => {});
  }
  for (const button of document.querySelectorAll(".pause")) {
    button.setAttribute("aria-pressed", isStill);
    button.hidden = reducedMotion.matches;
  }
}

/** A button that stops all motion, here and on the pages to come, and lets it go on. */
const pauseButton = ((title) => () => {
  const button = element("button", { type: "button", class: "icon pause", "aria-label": title, title });
  button.addEventListener("click", () => {
    choose("still", !choices.still);
    play();
  });
  return button;
})(document.currentScript.dataset.pause);

reducedMotion.addEventListener("change", play);
ready(() => {
  if (!document.querySelector("video")) return;
  document.querySelector(".bar").append(pauseButton());
  play();
});
