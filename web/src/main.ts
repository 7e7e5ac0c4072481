import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

await settings.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
