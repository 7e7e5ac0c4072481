export { default } from "../corto/index.ts";
