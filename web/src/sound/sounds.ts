// Short tones made on the spot; nothing is downloaded.

type Tone = [frequency: number, start: number, length: number];

const TONES: Record<string, Tone[]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.26],
  ],
  coin: [
    [1320, 0, 0.06],
    [1760, 0.05, 0.1],
  ],
  card: [[330, 0, 0.05]],
  build: [
    [220, 0, 0.08],
    [294, 0.07, 0.12],
  ],
  harm: [
    [196, 0, 0.14],
    [147, 0.12, 0.24],
  ],
  end: [
    [523, 0, 0.18],
    [659, 0.16, 0.18],
    [784, 0.32, 0.4],
  ],
};

let context: AudioContext | null = null;

export function play(name: string): void {
  const tones = TONES[name];
  if (!tones || typeof AudioContext === "undefined") return;
  // Browsers keep sound back until the first click or key.
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const [frequency, start, length] of tones) tone(context, frequency, start, length);
  } catch {
    // No sound is no reason to stop.
  }
}

function tone(audio: AudioContext, frequency: number, start: number, length: number): void {
  const at = audio.currentTime + start;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.02);
}
