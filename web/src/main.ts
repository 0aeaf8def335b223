import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./lesson/coach.css";
import { loadLanguage } from "./lib/languages.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has an element #app");
// Nobody sees English first whose language is another.
void loadLanguage(settings.lang).then(() => mount(App, { target }));
