#!/usr/bin/env python3
"""learn-voice.py: teaches the voice detector's network, and writes its weights as Swift.

Nobody needs this to build, test or run echo-tui: the weights are in Sources/EchoAudio/Voice/SpeechWeights.swift. To make
them again (needs espeak-ng, flite and Python's numpy; a quarter of an hour):

    swift build -c release --product echo-bench
    .build/release/echo-bench --lessons /tmp/lessons
    python3 scripts/learn-voice.py /tmp/lessons Sources/EchoAudio/Voice/SpeechWeights.swift
    swift format -i Sources/EchoAudio/Voice/SpeechWeights.swift

The lessons (Benchmarks/echo-bench/Voice/VoiceLessons.swift) are sentences of fifteen synthetic voices in eleven noises,
from -4 to 50 dB, and the noises alone; echo-bench --only voice judges with other voices and other sentences.
"""

import pathlib
import sys

import numpy as np

UNITS = 32
EPOCHS = 40
BATCH = 512
DECAY = 2e-5


def lessons(folder):
    marks = np.fromfile(folder / "marks", dtype=np.uint8)
    features = np.fromfile(folder / "features", dtype="<f4").reshape(len(marks), -1)
    return features, (marks & 1).astype(np.float32), np.cumsum(marks >> 1)


def probability(x, p):
    hidden = np.tanh(x @ p["w"] + p["b"])
    return hidden, 1 / (1 + np.exp(-(hidden @ p["o"] + p["c"])))


def gradients(x, y, weight, p):
    hidden, guess = probability(x, p)
    error = (guess - y) * weight / len(y)
    back = error[:, None] * p["o"][None, :] * (1 - hidden**2)
    return {
        "w": x.T @ back + DECAY * p["w"],
        "b": back.sum(0),
        "o": hidden.T @ error + DECAY * p["o"],
        "c": error.sum(),
    }


def learned(x, y, weight, draw):
    """Adam, with a step that becomes smaller from epoch to epoch."""
    p = {
        "w": draw.normal(0, 1 / np.sqrt(x.shape[1]), (x.shape[1], UNITS)).astype(np.float32),
        "b": np.zeros(UNITS, np.float32),
        "o": draw.normal(0, 0.3, UNITS).astype(np.float32),
        "c": np.float32(0),
    }
    mean = {k: np.zeros_like(v) for k, v in p.items()}
    square = {k: np.zeros_like(v) for k, v in p.items()}
    step = 0
    for epoch in range(EPOCHS):
        rate = 3e-3 * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        order = draw.permutation(len(y))
        for start in range(0, len(y) - BATCH + 1, BATCH):
            pick = order[start : start + BATCH]
            step += 1
            for key, slope in gradients(x[pick], y[pick], weight[pick], p).items():
                mean[key] = 0.9 * mean[key] + 0.1 * slope
                square[key] = 0.999 * square[key] + 0.001 * slope * slope
                m = mean[key] / (1 - 0.9**step)
                v = square[key] / (1 - 0.999**step)
                p[key] = (p[key] - rate * m / (np.sqrt(v) + 1e-8)).astype(np.float32)
    return p


def judged(x, y, p):
    guess = probability(x, p)[1] >= 0.5
    return 100 * guess[y == 1].mean(), 100 * guess[y == 0].mean()


def swift(p, mean, spread):
    """The weights for features as they come: what made them even is folded in."""
    w = p["w"] / spread[:, None]
    b = p["b"] - mean @ w

    def numbers(values):
        return ", ".join(f"{v:.4g}" for v in np.asarray(values).ravel())

    return f"""/// What the network of `SpeechNetwork` has learned.
///
/// It was taught with sentences of fifteen synthetic voices (two of flite's and one of them at 8 kHz, twelve of
/// espeak-ng's) and a buzz that moves as a voice does, in white, pink and brown noise, babble, crowds, clicks, hum, fans
/// and melodies, from −4 to 50 dB, and with the same noises alone. `scripts/learn-voice.py` makes this file.
enum SpeechWeights {{
    static let outputBias: Float = {p["c"]:.5g}
    /// Of each unit.
    static let biases: [Float] = [{numbers(b)}]
    static let outputs: [Float] = [{numbers(p["o"])}]
    /// Unit after unit, one for each feature.
    static let weights: [Float] = [{numbers(w.T)}]
}}
"""


def main():
    x, y, lesson = lessons(pathlib.Path(sys.argv[1]))
    draw = np.random.default_rng(7)
    mean, spread = x.mean(0), x.std(0) + 1e-3
    even = (x - mean) / spread
    # Speech and the rest weigh the same.
    weight = np.where(y == 1, 0.5 / y.mean(), 0.5 / (1 - y.mean())).astype(np.float32)
    held = lesson % 10 == 0
    p = learned(even[~held], y[~held], weight[~held], draw)
    print("found %.1f %%, false %.1f %% of lessons not learned from" % judged(even[held], y[held], p))
    pathlib.Path(sys.argv[2]).write_text(swift(p, mean, spread))


if __name__ == "__main__":
    main()
