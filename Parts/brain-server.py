"""brain-server.py MODEL.gguf NAME [THREADS]: llama.cpp's OpenAI-compatible server on 127.0.0.1, from the package xllamacpp.

It prints one line of JSON once it answers: {"url": "http://127.0.0.1:40123/v1", "model": NAME}. It ends with SIGTERM, and
when its standard input is closed. It answers only who shows the key in ECHO_PART_KEY. Its log goes to standard error. The
status is 2 when the model cannot be loaded.
"""
import json
import os
import signal
import socket
import sys
import threading
import time

CONTEXT = 4096
# Tokens of a prompt between two looks at whether the client has hung up: with 2048 it takes a quarter of a minute.
BATCH = 128
# How long a thread spins while it waits for another, in turns. With libgomp's own 300,000 a core that others want too is
# spun away: beside a busy program a small model made less than a word in three seconds, with these it made five a second.
SPIN = "10000"
# An answer whose client sets no bound.
MOST = 300


def end_with_parent():
    """Whoever started it holds its standard input open for as long as it is wanted."""
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: os._exit(0))

    def watch():
        while os.read(0, 4096):
            pass
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def settings(xllamacpp, model, name, threads):
    settings = xllamacpp.CommonParams()
    settings.model.path = model
    settings.model_alias = {name}
    settings.hostnames = ["127.0.0.1"]
    settings.port = free_port()
    settings.n_ctx = CONTEXT
    settings.n_parallel = 1
    settings.n_batch = settings.n_ubatch = BATCH
    settings.sse_ping_interval = 5
    settings.cpuparams.n_threads = settings.cpuparams_batch.n_threads = threads
    settings.n_predict = MOST
    # Small models wander and repeat themselves with what is usual for large ones.
    settings.sampling.temp = 0.3
    settings.sampling.penalty_repeat = 1.1
    settings.use_jinja = True
    settings.n_gpu_layers = 0
    # Copies of old prompts would take up to 8 GB of memory.
    settings.cache_ram_mib = 0
    # Nothing but the API, and for no page of the web.
    settings.ui = False
    settings.cors_origins = "http://127.0.0.1"
    settings.endpoint_slots = False
    if os.environ.get("ECHO_PART_KEY"):
        settings.api_keys = [os.environ["ECHO_PART_KEY"]]
    return settings


def main():
    model, name = sys.argv[1], sys.argv[2]
    threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    end_with_parent()
    if not os.access(model, os.R_OK):
        print(f"{model} cannot be read", file=sys.stderr)
        sys.exit(2)
    os.environ.setdefault("GOMP_SPINCOUNT", SPIN)
    import xllamacpp

    try:
        server = xllamacpp.Server(settings(xllamacpp, model, name, threads))
    except Exception as error:
        print(f"{model} cannot be loaded: {error}", file=sys.stderr)
        sys.exit(2)
    print(json.dumps({"url": server.listening_address + "/v1", "model": name}), flush=True)
    while True:
        time.sleep(3600)


if __name__ == "__main__":
    main()
