declare module "virtual:texts" {
  type Loader = () => Promise<{ default: string }>;
  const loaders: Record<string, Record<"en" | "fr" | "it" | "ru", Loader> | undefined>;
  export default loaders;
}
declare module "virtual:texts/*" {
  const text: string;
  export default text;
}
declare module "virtual:pack/*" {
  const pack: Record<string, unknown>;
  export default pack;
}
