"""Serves LibreTranslate's own application on loopback: serve-libretranslate.py FOLDER OPTIONS…

Its wire is the real one; in place of models, which are fetched from elsewhere, a list of words translates.
"""
import os
import sys

os.chdir(sys.argv[1])
os.environ["HOME"] = sys.argv[1]

import argostranslate.translate
import libretranslate.init
import libretranslate.language
import waitress
from libretranslate.main import main

WORDS = {("es", "en", "mesa"): "table", ("en", "es", "table"): "mesa"}


class Hypothesis:
    def __init__(self, value):
        self.value, self.score = value, 0.0


class Translation:
    def __init__(self, source, target):
        self.from_lang, self.to_lang = source, target

    def translate(self, text):
        return WORDS.get((self.from_lang.code, self.to_lang.code, text), text)

    def hypotheses(self, text, num_hypotheses=1):
        return [Hypothesis(self.translate(text))] * max(1, num_hypotheses)


class Language:
    def __init__(self, code, name):
        self.code, self.name, self.translations_from, self.translations_to = code, name, [], []

    def __str__(self):
        return self.name

    def get_translation(self, target):
        return next((one for one in self.translations_from if one.to_lang is target), None)


languages = [Language("en", "English"), Language("es", "Spanish")]
for source in languages:
    source.translations_from = [Translation(source, target) for target in languages if target is not source]
argostranslate.translate.get_installed_languages = lambda: languages
libretranslate.language.load_languages = lambda: languages
libretranslate.init.boot = lambda *given, **named: None



def serve(app, **options):
    """Says where it listens once it does."""
    server = waitress.create_server(app, host="127.0.0.1", port=0)
    print(f"http://127.0.0.1:{server.effective_port}/", flush=True)
    server.run()


waitress.serve = serve
sys.argv = ["libretranslate", "--disable-files-translation"] + sys.argv[2:]
main()
