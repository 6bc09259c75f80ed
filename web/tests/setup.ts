// The few browser globals that the texts need.

const calm = { matches: false, addEventListener: (): void => {} };
Object.assign(globalThis, {
  window: { matchMedia: () => calm, addEventListener: (): void => {} },
  document: { documentElement: { style: {}, dataset: {}, lang: "" } },
  localStorage: { getItem: () => null, setItem: (): void => {} },
});
