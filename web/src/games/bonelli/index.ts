export { default } from "../kragmortha/index.ts";
