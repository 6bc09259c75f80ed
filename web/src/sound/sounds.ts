// The sounds of the table: small files made by tools/artwork/sounds.py, each fetched when first
// played. The server's catalogue maps events to sounds.

import { settings } from "../settings.svelte";

const FILES = import.meta.glob<string>("./*.wav", {
  query: "?url",
  import: "default",
  eager: true,
});

let context: AudioContext | null = null;
// The decoded sounds by name; failed ones are removed, to be fetched again.
const buffers = new Map<string, Promise<AudioBuffer>>();

/** Play a sound after a number of seconds, if sounds are on. */
export function play(name: string, after = 0): void {
  const file = FILES[`./${name}.wav`];
  if (!settings.sound || !file || typeof AudioContext === "undefined") return;
  // Browsers allow sound only after the first click or key.
  if (!navigator.userActivation.hasBeenActive) return;
  const asked = performance.now();
  void decoded(name, file).then((buffer) => {
    // Skip a sound that would come too late.
    const late = (performance.now() - asked) / 1000;
    if (buffer && context && settings.sound && late < 0.4 + after)
      start(context, buffer, Math.max(0, after - late));
  });
}

async function decoded(name: string, file: string): Promise<AudioBuffer | null> {
  try {
    const audio = (context ??= new AudioContext());
    if (audio.state === "suspended") await audio.resume();
    let found = buffers.get(name);
    if (!found) {
      found = fetch(file)
        .then((answer) => answer.arrayBuffer())
        .then((data) => audio.decodeAudioData(data));
      buffers.set(name, found);
    }
    return await found;
  } catch {
    // Continue without the sound, and try to fetch it again on the next use.
    buffers.delete(name);
    return null;
  }
}

function start(audio: AudioContext, buffer: AudioBuffer, after: number): void {
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  source.buffer = buffer;
  // Square the setting, because perceived loudness grows like the square root of the gain.
  volume.gain.value = settings.volume ** 2;
  source.connect(volume).connect(audio.destination);
  source.start(audio.currentTime + after);
}
