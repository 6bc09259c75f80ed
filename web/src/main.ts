import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keepForLater } from "./offline/keeper";
import { texts } from "./words/texts.svelte";

const target = document.getElementById("app");
if (target) {
  void texts.start().then(() => {
    mount(App, { target });
    keepForLater();
  });
}
