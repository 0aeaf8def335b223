// The router: which page belongs to the path in the address bar.

export type Page =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "campaign"; id: string }
  | { name: "course"; game: string }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "aid"; game: string }
  | { name: "recover" }
  | { name: "notFound" };

export function pageOf(path: string): Page {
  const [first = "", id = "", lesson = "", ...others] = path.split("/").filter((part) => part !== "");
  if (first === "learn" && id !== "" && others.length === 0) {
    return lesson === "" ? { name: "course", game: id } : { name: "lesson", game: id, lesson };
  }
  if (lesson !== "") return { name: "notFound" };
  if (first === "") return { name: "lobby" };
  if (first === "table" && id !== "") return { name: "table", id };
  if (first === "replay" && id !== "") return { name: "replay", id };
  if (first === "campaign" && id !== "") return { name: "campaign", id };
  if (first === "aid" && id !== "") return { name: "aid", game: id };
  if (first === "recover" && id === "") return { name: "recover" };
  return { name: "notFound" };
}

class Route {
  page = $state.raw<Page>(pageOf(location.pathname));

  go(path: string) {
    history.pushState(null, "", path);
    this.follow();
    scrollTo(0, 0);
  }

  follow() {
    this.page = pageOf(location.pathname);
  }

  /** Follows links to our own pages without reloading. */
  click(event: MouseEvent) {
    const link = (event.target as Element).closest?.("a[href^='/']");
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey;
    if (!link || !plain || link.hasAttribute("download") || link.hasAttribute("target")) return;
    event.preventDefault();
    this.go(link.getAttribute("href") ?? "/");
  }
}

export const route = new Route();
