#!/usr/bin/env python3
"""picture.py PROGRAM FOLDER: talks with the program through the virtual sound card and takes its pictures."""
import os
import subprocess
import sys
import tempfile

from screenshot import Term

CARD = "Tests/ProgramHarness/Sound/virtual-audio.sh"


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


def converse(term):
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


class Album:
    """Pictures of one program, named for what they show."""

    def __init__(self, term, folder):
        self.term, self.folder = term, folder

    def take(self, name):
        """The screen is still before its picture is taken."""
        self.term.pump(0.6)
        self.term.png(os.path.join(self.folder, name + ".png"), size=16)

    def theme(self, name):
        self.term.keys("<M-0>/theme %s<Enter>" % name)
        self.term.pump(0.4)

    def close(self):
        """An escape alone: with what follows at once it would mean Alt."""
        self.term.keys("<Esc>")
        self.term.pump(0.4)

    def resize(self, columns, rows):
        self.term.resize(columns, rows)
        self.term.pump(0.6)


def take_all(album):
    term = album.term
    album.take("conversation-120x40-dark")
    album.close()
    album.close()
    album.theme("light")
    album.take("conversation-120x40-light")
    album.theme("dark")
    term.keys("<M-3>")
    album.take("settings-120x40-dark")
    term.keys("<M-4><M-z>")
    album.take("events-120x40-dark")
    term.keys("<M-z><M-0><C-p>pane")
    album.take("palette-120x40-dark")
    album.close()
    term.keys("<F7>" + "<Down>" * 9)
    album.take("themes-120x40")
    album.close()
    album.resize(200, 50)
    album.take("conversation-200x50-dark")
    album.resize(80, 24)
    album.take("conversation-80x24-dark")
    term.keys("<M-3>")
    album.take("settings-80x24-dark")
    album.theme("light")
    album.take("conversation-80x24-light")
    term.keys("<M-4>")
    album.take("events-80x24-light")


def main(program, folder):
    with Term([program], 120, 40) as term:
        converse(term)
        take_all(Album(term, folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
