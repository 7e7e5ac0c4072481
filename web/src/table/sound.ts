/** Short sounds made here: paper, wood, ink, a candle. No files. */
import { settings } from "../shell/settings.svelte.ts";

let context: AudioContext | undefined;

type Sound = "paper" | "wood" | "stamp" | "puff" | "turn" | "end";

export function sound(name: Sound): void {
  if (!settings.kept.sound || settings.kept.volume === 0) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    MAKERS[name](context, settings.kept.volume);
  } catch {
    // A device without sound plays in silence.
  }
}

const MAKERS: Record<Sound, (audio: AudioContext, volume: number) => void> = {
  paper: (audio, volume) => {
    noise(audio, volume * 0.25, 0.12, 3200);
  },
  wood: (audio, volume) => {
    tone(audio, volume * 0.5, 190, 0.07, "triangle");
    noise(audio, volume * 0.12, 0.03, 900);
  },
  stamp: (audio, volume) => {
    tone(audio, volume * 0.5, 95, 0.12, "sine");
    noise(audio, volume * 0.2, 0.05, 600);
  },
  puff: (audio, volume) => {
    noise(audio, volume * 0.3, 0.3, 420);
  },
  turn: (audio, volume) => {
    tone(audio, volume * 0.35, 523, 0.16, "sine");
    tone(audio, volume * 0.35, 784, 0.26, "sine", 0.13);
  },
  end: (audio, volume) => {
    [392, 494, 587, 784].forEach((pitch, n) => {
      tone(audio, volume * 0.3, pitch, 0.4, "triangle", n * 0.14);
    });
  },
};

function tone(
  audio: AudioContext,
  volume: number,
  pitch: number,
  length: number,
  type: OscillatorType,
  delay = 0,
): void {
  const start = audio.currentTime + delay;
  const source = new OscillatorNode(audio, { frequency: pitch, type });
  source.connect(faded(audio, volume, start, length));
  source.start(start);
  source.stop(start + length);
}

function noise(audio: AudioContext, volume: number, length: number, pitch: number): void {
  const start = audio.currentTime;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(faded(audio, volume, start, length));
  source.start(start);
}

function faded(audio: AudioContext, volume: number, start: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  return gain;
}
