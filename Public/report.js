// Sorts the table of a report: the heads of its columns become buttons.
(() => {
  const start = () => {
    const table = document.getElementById("results");
    if (table) makeSortable(table);
  };

  const makeSortable = (table) => {
    const body = table.tBodies[0];
    const heads = [...table.tHead.rows[0].cells];
    const rows = [...body.rows];
    const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });

    const sort = (column) => {
      const head = heads[column];
      const startsHigh = column > 0 && head.classList.contains("number");
      const ascends = head.hasAttribute("aria-sort")
        ? head.getAttribute("aria-sort") === "descending"
        : !startsHigh;
      const keyed = rows.map((row) => {
        const cell = row.cells[column];
        return { row, key: cell.dataset.value ?? cell.textContent.trim() };
      });
      // What is not known stands last, whichever way the rest goes; equals keep the service's order.
      keyed.sort((a, b) =>
        a.key && b.key ? compare(a.key, b.key) * (ascends ? 1 : -1) : !a.key - !b.key);
      body.append(...keyed.map(({ row }) => row));
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", ascends ? "ascending" : "descending");
    };

    heads.forEach((head, column) => {
      const button = document.createElementNS(head.namespaceURI, "button");
      button.type = "button";
      button.append(...head.childNodes);
      button.addEventListener("click", () => sort(column));
      head.append(button);
    });
    heads[0].setAttribute("aria-sort", "ascending");
  };

  // As an XML document, a page is not read to its end yet: Chromium does not defer scripts there.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
