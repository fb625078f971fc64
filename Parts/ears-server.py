"""ears-server.py FOLDER NAME [THREADS]: an OpenAI-compatible /v1/audio/transcriptions on 127.0.0.1, with Whisper.

FOLDER holds Whisper for CTranslate2: model.bin, config.json, vocabulary.json and tokenizer.json. It prints one line of
JSON once it answers, and ends as part_server says. One recording is heard at a time; whoever hangs up while waiting is not
heard at all.
"""
import email.parser
import email.policy
import io
import math
import os
import sys
import threading
import wave

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from part_server import PartHandler, Refusal, serve  # noqa: E402

RATE, WINDOW, HOP, BANDS = 16_000, 400, 160, 80
# Of the sinc that changes the rate: how often it crosses zero on each side; samples made at once, to save memory.
CROSSINGS, ROWS = 32, 1 << 14
# Whisper is made for pieces of half a minute. Short ones are three times faster with less around them, and with less than
# this it says things twice.
LONGEST, SHORTEST, TAIL = 30, 10, 4
# Sentences that are followed at once: with 3 there is a quarter fewer words wrong than with 1, for a sixth more time;
# with 5 there are fewer again in English, and it takes as long.
BEAM = 5


class Whisper:
    def __init__(self, folder, threads):
        global numpy
        import ctranslate2
        import numpy
        import tokenizers

        self.view = ctranslate2.StorageView
        self.model = ctranslate2.models.Whisper(folder, device="cpu", compute_type="int8", intra_threads=threads)
        self.words = tokenizers.Tokenizer.from_file(os.path.join(folder, "tokenizer.json"))
        self.filters = mel_filters()
        self.taper = numpy.hanning(WINDOW + 1)[:-1].astype(numpy.float32)
        self.lock = threading.Lock()
        # The first run is slow: it is not the user's.
        self.hear(numpy.zeros(RATE, numpy.float32), "en", "")

    def features(self, sound):
        """Logarithms of the energy in 80 bands, 100 times a second, between -1 and 1 or so."""
        seconds = min(LONGEST, max(SHORTEST, len(sound) / RATE + TAIL))
        frames = int(seconds * 50) * 2
        sound = numpy.pad(sound, (0, max(0, frames * HOP - len(sound))))[: frames * HOP]
        windows = numpy.lib.stride_tricks.sliding_window_view(numpy.pad(sound, WINDOW // 2, mode="reflect"), WINDOW)
        power = numpy.abs(numpy.fft.rfft(windows[::HOP][:frames] * self.taper, axis=1)) ** 2
        logs = numpy.log10(numpy.maximum(self.filters @ power.T, 1e-10))
        return ((numpy.maximum(logs, logs.max() - 8) + 4) / 4).astype(numpy.float32)

    def hear(self, sound, language, hint):
        texts, heard = [], language
        for start in range(0, len(sound), LONGEST * RATE):
            piece = sound[start : start + LONGEST * RATE]
            if len(piece) < RATE // 50:
                continue
            view = self.model.encode(self.view.from_array(numpy.ascontiguousarray(self.features(piece)[None])))
            heard = heard or self.model.detect_language(view)[0][0][0].strip("<|>")
            texts.append(self.decode(view, len(piece) / RATE, heard, hint))
        return " ".join(text for text in texts if text), heard or "en"

    def decode(self, view, seconds, language, hint):
        before = []
        if hint:
            words = self.words.encode(" " + hint, add_special_tokens=False)
            before = [self.token("<|startofprev|>")] + words.ids[-180:]
        prompt = before + [self.token(name) for name in (
            "<|startoftranscript|>", f"<|{language}|>", "<|transcribe|>", "<|notimestamps|>")]
        # Whoever speaks fast says seven tokens a second: more are a model that repeats itself.
        most = min(448, len(prompt) + 12 + int(9 * seconds))
        result = self.model.generate(
            view, [prompt], beam_size=BEAM, max_length=most, return_no_speech_prob=True, return_scores=True)[0]
        if result.no_speech_prob > 0.6 and result.scores[0] < -0.5:
            return ""
        return self.words.decode(result.sequences_ids[0], skip_special_tokens=True).strip()

    def token(self, name):
        number = self.words.token_to_id(name)
        if number is None:
            raise Refusal(400, f"{name} is not known to this model.", "invalid_language")
        return number


def mel_filters():
    """80 triangles of area 1 on Slaney's scale: linear to 1 kHz, then 27 steps for a factor of 6.4."""
    step = numpy.log(6.4) / 27
    mels = numpy.linspace(0, 15 + numpy.log(8) / step, BANDS + 2)
    edges = numpy.where(mels < 15, mels * 200 / 3, 1000 * numpy.exp(step * (mels - 15)))
    hertz = numpy.fft.rfftfreq(WINDOW, 1 / RATE)
    rising = (hertz - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - hertz) / (edges[2:] - edges[1:-1])[:, None]
    shape = numpy.maximum(0, numpy.minimum(rising, falling))
    return (shape * 2 / (edges[2:] - edges[:-2])[:, None]).astype(numpy.float32)


def resampled(sound, rate):
    """To 16 kHz, by a sinc with a window: what is too high for that is taken out, and nothing is mirrored above what a
    telephone lets through, which Whisper takes for hissing."""
    if rate == RATE or not len(sound):
        return sound
    up, down = RATE // math.gcd(RATE, rate), rate // math.gcd(RATE, rate)
    cut = 0.95 * min(1, RATE / rate)
    reach = math.ceil(CROSSINGS / cut)
    padded = numpy.pad(sound.astype(numpy.float32), (reach, reach + 1))
    windows = numpy.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 2)
    result = numpy.empty(len(sound) * up // down, numpy.float32)
    for phase in range(min(up, len(result))):
        apart = numpy.arange(-reach, reach + 2) - phase * down % up / up
        taper = numpy.cos(numpy.pi / 2 * numpy.clip(apart / (reach + 1), -1, 1)) ** 2
        weights = (cut * numpy.sinc(cut * apart) * taper).astype(numpy.float32)
        rows, share = windows[phase * down // up :: down], result[phase::up]
        for start in range(0, len(share), ROWS):
            share[start : start + ROWS] = rows[start : min(start + ROWS, len(share))] @ weights
    return result


def samples(data):
    try:
        with wave.open(io.BytesIO(data)) as file:
            channels, width, rate = file.getnchannels(), file.getsampwidth(), file.getframerate()
            # A head that was written before the sound tells no length.
            raw = file.readframes(len(data) // (channels * width))
    except (wave.Error, EOFError) as error:
        raise Refusal(400, f"The file is no WAV file: {error}", "invalid_file")
    if width != 2 or not 8000 <= rate <= 192_000:
        raise Refusal(400, f"{8 * width} bits at {rate} Hz are not understood: 16 bits are.", "invalid_file")
    raw = raw[: len(raw) // (2 * channels) * 2 * channels]
    sound = numpy.frombuffer(raw, "<i2").astype(numpy.float32) / 32768
    return resampled(sound.reshape(-1, channels).mean(axis=1), rate) if len(sound) else sound


class EarsHandler(PartHandler):
    path_offered, body_limit = "/v1/audio/transcriptions", 26 << 20
    whisper = None

    def answer(self, body):
        fields, file = self.form(body)
        format = fields.get("response_format", "json")
        if format not in ("json", "text"):
            raise Refusal(400, f"response_format {format} is not offered: json and text are.", "invalid_format")
        sound = samples(file)
        with self.whisper.lock:
            if self.has_hung_up():
                self.close_connection = True
                return
            text, language = self.whisper.hear(sound, fields.get("language", ""), fields.get("prompt", ""))
        print(f"{len(sound) / RATE:.1f} s heard [{language}]", file=sys.stderr, flush=True)
        if format == "text":
            self.send(200, "text/plain; charset=utf-8", (text + "\n").encode())
        else:
            self.send_json(200, {"text": text})

    def form(self, body):
        head = f"Content-Type: {self.headers.get('Content-Type', '')}\r\n\r\n".encode("latin-1")
        message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
        fields = {}
        for part in message.iter_parts() if message.is_multipart() else ():
            fields[part.get_param("name", header="content-disposition")] = part.get_payload(decode=True)
        if "file" not in fields:
            raise Refusal(400, "A form with a file is expected.", "missing_file")
        file = fields.pop("file")
        return {name: value.decode("utf-8", "replace") for name, value in fields.items()}, file


def main():
    folder, name = sys.argv[1], sys.argv[2]
    threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2

    def load():
        EarsHandler.whisper = Whisper(folder, threads)

    serve(EarsHandler, name, load)


if __name__ == "__main__":
    main()
