declare module "virtual:icons" {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "virtual:drawings" {
  const names: Record<string, string[]>;
  export default names;
}
declare module "virtual:drawings/*" {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
declare module "virtual:languages" {
  const languages: Record<string, { name: string; load: () => Promise<{ default: string }> }>;
  export default languages;
}
declare module "virtual:names" {
  const names: Record<string, string[]>;
  export default names;
}
