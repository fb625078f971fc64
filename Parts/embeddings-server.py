"""embeddings-server.py FOLDER NAME: an OpenAI-compatible /v1/embeddings on 127.0.0.1, with MiniLM.

FOLDER holds a small BERT for sentences: model.safetensors (32-bit numbers) and tokenizer.json. A text is the mean of its
tokens, at length 1; what comes after 256 tokens is not looked at. It prints one line of JSON once it answers, and ends as
part_server says. One request is answered at a time; whoever hangs up while waiting is not answered at all.
"""
import json
import os
import struct
import sys
import threading

# A second thread wins little, and waits by spinning on a core that others want.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from part_server import PartHandler, Refusal, serve  # noqa: E402

LONGEST, HEADS, EPSILON = 256, 12, 1e-12
MOST_TEXTS, BODY_LIMIT = 256, 8 << 20


def tensors(path):
    """The numbers of a file of safetensors by their names; copied, since fast routines want them where memory is even."""
    with open(path, "rb") as file:
        length = struct.unpack("<Q", file.read(8))[0]
        if length > 1 << 20:
            raise ValueError("its head is too long")
        head = json.loads(file.read(length))
    data = numpy.memmap(path, numpy.uint8, "r", 8 + length)
    found = {}
    for name, one in head.items():
        if name != "__metadata__" and one["dtype"] == "F32":
            begin, end = one["data_offsets"]
            found[name] = numpy.frombuffer(data[begin:end].tobytes(), numpy.float32).reshape(one["shape"])
    return found


class Sentences:
    def __init__(self, folder):
        global numpy
        import numpy
        import tokenizers

        self.words = tokenizers.Tokenizer.from_file(os.path.join(folder, "tokenizer.json"))
        self.words.enable_truncation(LONGEST)
        self.words.no_padding()
        self.numbers = tensors(os.path.join(folder, "model.safetensors"))
        self.layers = sum(name.endswith("attention.self.query.weight") for name in self.numbers)
        self.lock = threading.Lock()
        self.vector("Hello.")

    def vector(self, text):
        """384 numbers of length 1, and how many tokens the text has."""
        ids = self.words.encode(text).ids
        state = self.of("embeddings.word_embeddings")[ids] + self.of("embeddings.position_embeddings")[: len(ids)]
        state = self.norm("embeddings.LayerNorm", state + self.of("embeddings.token_type_embeddings")[0])
        for layer in range(self.layers):
            state = self.pass_layer(f"encoder.layer.{layer}.", state)
        mean = state.mean(axis=0)
        return mean / max(float(numpy.linalg.norm(mean)), 1e-9), len(ids)

    def pass_layer(self, name, state):
        count, width = state.shape
        query, key, value = (
            self.linear(f"{name}attention.self.{part}", state).reshape(count, HEADS, -1).transpose(1, 0, 2)
            for part in ("query", "key", "value"))
        weights = query @ key.transpose(0, 2, 1) / numpy.sqrt(width / HEADS)
        weights = numpy.exp(weights - weights.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        seen = (weights @ value).transpose(1, 0, 2).reshape(count, width)
        state = self.norm(f"{name}attention.output.LayerNorm", state + self.linear(f"{name}attention.output.dense", seen))
        inner = gelu(self.linear(f"{name}intermediate.dense", state))
        return self.norm(f"{name}output.LayerNorm", state + self.linear(f"{name}output.dense", inner))

    def of(self, name):
        return self.numbers[name + ".weight"]

    def linear(self, name, state):
        return state @ self.of(name).T + self.numbers[name + ".bias"]

    def norm(self, name, state):
        state = state - state.mean(axis=-1, keepdims=True)
        scale = numpy.sqrt((state**2).mean(axis=-1, keepdims=True) + EPSILON)
        return state / scale * self.of(name) + self.numbers[name + ".bias"]


def gelu(x):
    """x Φ(x); Φ by the error function of Abramowitz and Stegun 7.1.26, which is right to 1.5e-7."""
    z = numpy.abs(x) / numpy.sqrt(2)
    t = 1 / (1 + 0.3275911 * z)
    tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    error = numpy.sign(x) * (1 - tail * numpy.exp(-z * z))
    return (x * 0.5 * (1 + error)).astype(numpy.float32)


class Handler(PartHandler):
    path_offered, body_limit = "/v1/embeddings", BODY_LIMIT
    sentences = None

    def answer(self, body):
        texts = self.texts(body)
        rows, tokens = [], 0
        for index, text in enumerate(texts):
            # Sentence by sentence: whoever only searches need not wait for all that is learnt.
            with self.sentences.lock:
                if self.has_hung_up():
                    self.close_connection = True
                    return
                vector, count = self.sentences.vector(text)
            tokens += count
            rows.append({"object": "embedding", "index": index, "embedding": [round(float(one), 6) for one in vector]})
        self.send_json(200, {"object": "list", "data": rows, "model": self.name,
                             "usage": {"prompt_tokens": tokens, "total_tokens": tokens}})

    def texts(self, body):
        try:
            wanted = json.loads(body)["input"]
        except (ValueError, KeyError, TypeError):
            raise Refusal(400, "An object with an input is expected.", "invalid_request")
        texts = [wanted] if isinstance(wanted, str) else wanted
        if not isinstance(texts, list) or not texts or not all(isinstance(text, str) for text in texts):
            raise Refusal(400, "The input is to be a text, or texts.", "invalid_request")
        if len(texts) > MOST_TEXTS:
            raise Refusal(400, f"At most {MOST_TEXTS} texts are taken at once.", "too_many")
        return texts


def main():
    def load():
        Handler.sentences = Sentences(sys.argv[1])

    serve(Handler, sys.argv[2], load)


if __name__ == "__main__":
    main()
