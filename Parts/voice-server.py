"""voice-server.py MODEL.onnx NAME [THREADS]: an OpenAI-compatible /v1/audio/speech on 127.0.0.1, with a Piper voice.

MODEL.onnx.json lies beside the model; the program espeak-ng says how words sound. It prints one line of JSON once it
answers, and ends as part_server says. Sound is sent sentence by sentence as it is made: 24 kHz, 16 bit, mono for "pcm", and
the same with a head for "wav". A client that hangs up is noticed between sentences and while it waits for its turn.
"""
import json
import os
import re
import struct
import subprocess
import sys
import threading

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from part_server import PartHandler, Refusal, serve  # noqa: E402

RATE = 24_000
TEXT_LIMIT = 4096
# Letters that are said in one go.
LONGEST = 240
WAV_HEAD = (b"RIFF\xff\xff\xff\xffWAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, RATE, 2 * RATE, 2, 16)
            + b"data\xff\xff\xff\xff")


def clauses(text):
    """Pieces that are said in one go, each with the mark that ends it."""
    for piece in re.findall(r"[^.!?;:,]*(?:[.!?;:,](?=\d)[^.!?;:,]*)*[.!?;:,]*", " ".join(text.split())):
        words = piece.rstrip(".!?;:, ").strip()
        if not any(letter.isalnum() for letter in words):
            continue
        mark = piece.strip()[len(words):][:1] or "."
        while len(words) > LONGEST:
            cut = words.rfind(" ", 0, LONGEST)
            cut = cut if cut > 0 else LONGEST
            yield words[:cut], ","
            words = words[cut:].strip()
        yield words, mark


def sentences(text):
    """Clauses, joined until a sentence ends: that is what Piper says best."""
    group = []
    for clause in clauses(text):
        group.append(clause)
        if clause[1] in ".!?" or sum(len(words) for words, _ in group) > LONGEST:
            yield group
            group = []
    if group:
        yield group


def phonemes(text, voice):
    run = subprocess.run(
        ["espeak-ng", "-q", "--ipa", "-v", voice, "--stdin"], input=text.encode(), capture_output=True, timeout=10)
    if run.returncode:
        raise Refusal(500, "espeak-ng: " + run.stderr.decode("utf-8", "replace")[:200], "server_error")
    # A word of another language is put between marks such as (fr) and (en).
    return re.sub(r"\([a-z-]+\)", "", " ".join(run.stdout.decode().split()))


class Piper:
    def __init__(self, path, threads):
        global numpy
        import numpy
        import onnxruntime

        with open(path + ".json", encoding="utf-8") as file:
            self.config = json.load(file)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
        # Threads that spin between the parts of a run would take time from the brain.
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self.session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        self.lock = threading.Lock()
        # The first run is slow: it is not the user's.
        self.say([("hello", ".")], 1)

    def say(self, group, speed):
        table, voice, numbers = self.config["phoneme_id_map"], self.config["espeak"]["voice"], []
        sound = "".join(phonemes(words, voice) + mark + " " for words, mark in group).strip()
        for symbol in ["^", *sound, "$"]:
            if symbol in table:
                numbers += table[symbol] + (table["_"] if symbol != "$" else [])
        how = self.config["inference"]
        scales = [how["noise_scale"], how["length_scale"] / speed, how["noise_w"]]
        made = self.session.run(None, {
            "input": numpy.array([numbers], numpy.int64), "input_lengths": numpy.array([len(numbers)], numpy.int64),
            "scales": numpy.array(scales, numpy.float32)})[0]
        return resampled(numpy.asarray(made, numpy.float32).ravel(), self.config["audio"]["sample_rate"])


def resampled(sound, rate):
    """To 24 kHz, with a windowed sinc of 16 neighbours: straight lines between samples would whistle."""
    if rate == RATE:
        return sound
    places = numpy.arange(int(len(sound) * RATE / rate)) * (rate / RATE)
    whole = places.astype(numpy.int64)
    part, padded, result = places - whole, numpy.pad(sound, 8), numpy.zeros(len(places), numpy.float32)
    for k in range(-7, 9):
        distance = k - part
        result += padded[whole + 8 + k] * (numpy.sinc(distance) * (0.5 + 0.5 * numpy.cos(numpy.pi * distance / 8.5)))
    return result


class VoiceHandler(PartHandler):
    path_offered, body_limit = "/v1/audio/speech", 1 << 20
    piper = None

    def answer(self, body):
        try:
            asked = json.loads(body)
            text, format, speed = asked["input"], asked.get("response_format", "wav"), float(asked.get("speed") or 1)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refusal(400, "An object with the text as input is expected.", "invalid_json")
        if not isinstance(text, str) or not 0 < len(text) <= TEXT_LIMIT or not 0.25 <= speed <= 4:
            raise Refusal(400, f"input has 1 to {TEXT_LIMIT} characters, and speed is 0.25 to 4.", "invalid_value")
        if format not in ("pcm", "wav"):
            raise Refusal(400, f"response_format {format} is not offered: pcm and wav are.", "invalid_format")
        for group in sentences(text):
            with self.piper.lock:
                if self.has_hung_up():
                    self.close_connection = True
                    return
                sound = self.piper.say(group, speed)
            self.begin(format)
            self.chunk((numpy.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
        self.begin(format)
        self.chunk(b"")
        print(f"{len(text)} letters said", file=sys.stderr, flush=True)

    def begin(self, format):
        if self.has_begun:
            return
        self.has_begun = True
        self.send_response(200)
        self.send_header("Content-Type", "audio/wav" if format == "wav" else "audio/pcm")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        if format == "wav":
            self.chunk(WAV_HEAD)

    def chunk(self, data):
        self.wfile.write(f"{len(data):x}\r\n".encode() + data + b"\r\n")


def main():
    model, name = sys.argv[1], sys.argv[2]
    threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2

    def load():
        VoiceHandler.piper = Piper(model, threads)

    serve(VoiceHandler, name, load)


if __name__ == "__main__":
    main()
