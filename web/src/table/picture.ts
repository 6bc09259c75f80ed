// The end of a game as a picture to save or share: the cities on a podium under the sky.

import { districtDrawing, library } from "../drawings/library.svelte";
import { facts, plainId, type as typeOf } from "../wire/facts.svelte";

export interface Placed {
  place: number;
  seat: number;
  name: string;
  points: string;
  city: string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 430;
const SKY = ["#15142e", "#2e2350", "#6e3b5a", "#c46a4c", "#f0ae5e"];
// The podium for first, second and third: centre, width, and top of the step.
const STEPS = [
  [600, 480, 400],
  [190, 330, 445],
  [1010, 330, 480],
] as const;

/** Draw the picture and return it as a PNG file. */
export async function draw(
  title: string,
  below: string,
  places: Placed[],
  edition: string,
): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas.");
  sky(pen);
  for (const [i, one] of places.entries()) await step(pen, one, i, edition);
  pen.textAlign = "center";
  pen.shadowColor = "rgb(0 0 0 / 0.7)";
  pen.shadowBlur = 14;
  write(pen, title, 600, 92, 64, "800", "#ffe9b0", 1120);
  write(pen, below, 600, 140, 26, "500", "#f3e6c8", 1120);
  write(pen, "Citadella", 600, 612, 24, "800", "#f0c25a", 400);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("No picture.");
  return new File([blob], "citadella.png", { type: "image/png" });
}

function sky(pen: CanvasRenderingContext2D): void {
  const evening = pen.createLinearGradient(0, 0, 0, GROUND);
  SKY.forEach((colour, i) => evening.addColorStop([0, 0.34, 0.62, 0.86, 1][i] ?? 1, colour));
  pen.fillStyle = evening;
  pen.fillRect(0, 0, WIDTH, GROUND);
  const quay = pen.createLinearGradient(0, GROUND, 0, HEIGHT);
  quay.addColorStop(0, "#3a2430");
  quay.addColorStop(1, "#150f19");
  pen.fillStyle = quay;
  pen.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND);
  pen.fillStyle = "#ffefc8";
  for (let i = 0; i < 46; i += 1) {
    pen.globalAlpha = 0.25 + ((i * 37) % 50) / 100;
    pen.fillRect((i * 263) % WIDTH, (i * 97) % 210, 2, 2);
  }
  pen.globalAlpha = 1;
}

async function step(
  pen: CanvasRenderingContext2D,
  one: Placed,
  i: number,
  edition: string,
): Promise<void> {
  const [middle, width, top] = STEPS[i] ?? STEPS[0];
  const left = middle - width / 2;
  const house = Math.min(i === 0 ? 84 : 62, width / Math.max(1, one.city.length));
  const first = middle - (house * one.city.length) / 2;
  for (const [n, id] of one.city.entries()) {
    const drawing = await picture(id, edition);
    if (drawing)
      pen.drawImage(drawing, first + n * house, top - house * 1.5 + 3, house, house * 1.5);
  }
  const wall = pen.createLinearGradient(0, top, 0, HEIGHT);
  wall.addColorStop(0, "#5a4038");
  wall.addColorStop(0.6, "#2e1f26");
  pen.fillStyle = wall;
  pen.fillRect(left, top, width, HEIGHT - top);
  pen.fillStyle = seatColour(one.seat);
  pen.fillRect(left, top, width, 8);
  pen.textAlign = "left";
  write(pen, String(one.place), left + 18, top + 74, 64, "800", "#f3e6c8", 60);
  write(pen, one.name, left + 70, top + 46, i === 0 ? 32 : 26, "700", "#f8ecd4", width - 86);
  write(pen, one.points, left + 70, top + 78, 24, "700", "#f0c25a", width - 86);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: string,
  colour: string,
  most: number,
): void {
  pen.font = `${weight} ${size}px Alegreya, Georgia, serif`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

/** The colour of a seat on the page. */
function seatColour(seat: number): string {
  const probe = document.createElement("i");
  probe.className = `seat-${seat % 8}`;
  document.body.append(probe);
  const found = getComputedStyle(probe).getPropertyValue("--seat").trim();
  probe.remove();
  return found || "#aeb8c4";
}

async function picture(id: string, edition: string): Promise<HTMLImageElement | null> {
  const plain = plainId(id);
  const [folder, name] = districtDrawing(plain, typeOf(plain, edition));
  await library.load(folder);
  const image = new Image();
  image.src = facts.picture(plain) ?? library.address(folder, name);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Share the picture where the browser supports it, or download it. */
export async function hand(file: File, link: string): Promise<void> {
  const shared = { files: [file], title: "Citadella", url: link };
  if ("canShare" in navigator && navigator.canShare(shared)) {
    try {
      await navigator.share(shared);
    } catch {
      // The share dialogue was cancelled.
    }
    return;
  }
  const address = URL.createObjectURL(file);
  const way = document.createElement("a");
  [way.href, way.download] = [address, file.name];
  way.click();
  URL.revokeObjectURL(address);
}
