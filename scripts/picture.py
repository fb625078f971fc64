#!/usr/bin/env python3
"""picture.py PROGRAM PICTURE: talks with the program through the virtual sound card and takes its picture."""
import os
import subprocess
import sys
import tempfile

from screenshot import Term

CARD = "Tests/EchoTestKit/virtual-audio.sh"


def spoken(sentence, folder):
    """A sentence as a file the virtual microphone can play."""
    flat, wav = os.path.join(folder, "said.wav"), os.path.join(folder, "played.wav")
    subprocess.run(["flite", "-voice", "slt", "-t", sentence, "-o", flat], check=True)
    subprocess.run(["sox", flat, "-r", "48000", "-c", "2", wav], check=True)
    return wav


def say(term, sentence):
    with tempfile.TemporaryDirectory() as folder:
        player = subprocess.Popen([CARD, "play", os.environ["VIRTUAL_AUDIO_DIR"], spoken(sentence, folder)])
        while player.poll() is None:
            term.pump(0.05)


def ask(term, sentence):
    """Waits until the answer has been spoken to its end."""
    say(term, sentence)
    term.until("speaking", 10)
    term.until("listening", 30)
    term.pump(0.5)


def main(program, picture):
    with Term([program], 120, 40) as term:
        term.until("idle", 20)
        term.keys("<Space>")
        term.until("listening", 10)
        ask(term, "what time is it")
        say(term, "what can you do")
        term.until("speaking", 10)
        term.pump(2.5)
        ask(term, "how many minutes are in a week")
        term.keys("convert 30 miles to kilometers<Enter>")
        term.until("speaking", 10)
        term.pump(0.9)
        term.png(picture, size=16)
        print(term.text())


if __name__ == "__main__":
    main(*sys.argv[1:])
