// Eight colours for players that stay apart on the dark ground; the second four are drawn dashed.
export const COLOURS = [
  "#f0c53e",
  "#6fb1ff",
  "#f58e6c",
  "#6fd6a8",
  "#d9a6ff",
  "#ffffff",
  "#ff9ec4",
  "#b9e05c",
];
