"""hear-freely.py FOLDER: writes down what is said, with the Whisper model in FOLDER/model and the packages in FOLDER/lib.

Standard input: for each question a line of JSON ({"language": "es", "samples": 32000, "hint": "..."}) and then so many
samples of 16 kHz, 16 bit, little endian, mono. Standard output: for each a line of JSON ({"text": "..."} or
{"error": "..."}), ended by a zero byte; with "spoken" where it was said in another language than was asked for: "en".
"""
import json
import os
import sys

folder = sys.argv[1]
sys.path.insert(0, os.path.join(folder, "lib"))

import ctranslate2  # noqa: E402
import numpy  # noqa: E402
import tokenizers  # noqa: E402

# Below, an accent is as likely as another language.
SURE = 0.85
RATE, WINDOW, HOP, BANDS = 16_000, 400, 160, 80
# Whisper hears pieces of half a minute.
PIECE = 30 * RATE


def mel_filters():
    """80 triangles on Slaney's mel scale, each of area 1, over the 201 frequencies of a window."""
    def hertz(mel):
        return numpy.where(mel < 15, mel * 200 / 3, 1000 * numpy.exp((mel - 15) * numpy.log(6.4) / 27))

    top = 15 + numpy.log(RATE / 2 / 1000) * 27 / numpy.log(6.4)
    edges = hertz(numpy.linspace(0, top, BANDS + 2))
    bins = numpy.fft.rfftfreq(WINDOW, 1 / RATE)
    rising = (bins[None, :] - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - bins[None, :]) / (edges[2:] - edges[1:-1])[:, None]
    return numpy.maximum(0, numpy.minimum(rising, falling)) * (2 / (edges[2:] - edges[:-2]))[:, None]


FILTERS = mel_filters()
TAPER = numpy.hanning(WINDOW + 1)[:-1]


def features(sound):
    """Logarithms of the energy in 80 bands, 100 times a second, between -1 and 1 or so."""
    padded = numpy.pad(numpy.pad(sound, (0, max(0, PIECE - len(sound)))), WINDOW // 2, mode="reflect")
    frames = numpy.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP][: PIECE // HOP]
    power = numpy.abs(numpy.fft.rfft(frames * TAPER)) ** 2
    logs = numpy.log10(numpy.maximum(FILTERS @ power.T, 1e-10))
    return ((numpy.maximum(logs, logs.max() - 8) + 4) / 4).astype(numpy.float32)


class Ear:
    def __init__(self):
        model = os.path.join(folder, "model")
        self.model = ctranslate2.models.Whisper(model, device="cpu", compute_type="int8", intra_threads=1)
        self.words = tokenizers.Tokenizer.from_file(os.path.join(model, "tokenizer.json"))

    def hear(self, sound, language, hint):
        texts, spoken = [], None
        for start in range(0, len(sound), PIECE):
            view = ctranslate2.StorageView.from_array(features(sound[start : start + PIECE])[None])
            encoded = self.model.encode(view)
            if not start:
                spoken = self.other(encoded, language)
            texts.append(self.piece(encoded, language, hint))
        text = " ".join(text for text in texts if text)
        return {"text": text, "spoken": spoken} if spoken and text else {"text": text}

    def other(self, encoded, language):
        token, share = self.model.detect_language(encoded)[0][0]
        found = token.strip("<|>")
        return found if share >= SURE and found != language else None

    def piece(self, encoded, language, hint):
        before = []
        if hint:
            words = self.words.encode(" " + hint, add_special_tokens=False)
            before = [self.token("<|startofprev|>")] + words.ids[-200:]
        prompt = before + [self.token(name) for name in (
            "<|startoftranscript|>", f"<|{language}|>", "<|transcribe|>", "<|notimestamps|>")]
        result = self.model.generate(
            encoded, [prompt], beam_size=3, return_no_speech_prob=True, max_length=224 + len(before))[0]
        # OpenAI's own bound, above which nothing was said.
        if result.no_speech_prob > 0.6:
            return ""
        return self.words.decode(result.sequences_ids[0], skip_special_tokens=True).strip()

    def token(self, name):
        number = self.words.token_to_id(name)
        if number is None:
            raise ValueError("the model does not know this language")
        return number


def main():
    ear = None
    source = sys.stdin.buffer
    while line := source.readline():
        try:
            question = json.loads(line)
            data = source.read(2 * int(question["samples"]))
            ear = ear or Ear()
            sound = numpy.frombuffer(data, "<i2").astype(numpy.float32) / 32768
            answer = ear.hear(sound, question["language"], question.get("hint", ""))
        except Exception as error:
            answer = {"error": str(error)[:200]}
        sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode() + b"\0")
        sys.stdout.buffer.flush()


main()
