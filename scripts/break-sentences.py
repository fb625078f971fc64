#!/usr/bin/env python3
"""break-sentences.py es|fr|de FILE [--most N] [--seed S]: breaks right sentences, one a line, in the ways of learners.

Prints "kind <tab> wrong <tab> right". What it does it does to the letters alone, and only where the result cannot be
right: endings that only one gender has, prepositions that take one case, verbs beside the pronoun they belong to. The
same seed makes the same sentences."""
import argparse
import random
import re

WORD = r"[A-Za-zÀ-ÖØ-öø-ÿœ]+"


def keep_capital(old, new):
    return new[:1].upper() + new[1:] if old[:1].isupper() else new


def swap(pattern, make):
    """Replaces one place of a sentence where the pattern fits and `make` gives another text; nil where there is none."""
    compiled = re.compile(pattern)

    def broken(sentence, chance):
        places = []
        for match in compiled.finditer(sentence):
            new = make(match, chance)
            if new and new != match.group(0):
                places.append((match, new))
        if not places:
            return None
        match, new = chance.choice(places)
        return sentence[: match.start()] + keep_capital(match.group(0), new) + sentence[match.end() :]

    return broken


def table(pairs, behind="", before=""):
    """Words of a table, each by one of its wrong forms."""
    def make(match, chance):
        return chance.choice(pairs[match.group(1).lower()]) + match.group(0)[len(match.group(1)) :]

    return swap("(?:" + before + ")" + r"\b((?i:" + "|".join(sorted(pairs, key=len, reverse=True)) + r"))\b" + behind, make)


# German

DATIVE = {"dem": ["den", "das"], "einem": ["einen", "ein"], "meinem": ["meinen", "mein"], "deinem": ["deinen"],
          "seinem": ["seinen"], "unserem": ["unser"], "diesem": ["diesen"], "einer": ["eine"], "meiner": ["meine"],
          "seiner": ["seine"], "ihrer": ["ihre"], "dieser": ["diese"]}
FEMININE = r"[A-ZÄÖÜ][a-zäöüß]*(?:ung|heit|keit|schaft|tion|tät)"
SEIN = {"bin": "habe", "bist": "hast", "ist": "hat", "sind": "haben", "seid": "habt"}
MOVED = ("gegangen|gekommen|angekommen|gefahren|geblieben|eingeschlafen|aufgestanden|aufgewacht|gelaufen|geflogen|"
         "gefallen|gestorben|gelandet|verschwunden|ausgestiegen|gestürzt|passiert|geworden|gewesen|umgezogen|gereist")
DONE = ("gemacht|gesehen|gekauft|gegessen|gelesen|gefunden|gesagt|gehört|vergessen|verloren|bekommen|gearbeitet|"
        "geschrieben|gegeben|genommen|gewartet|verstanden|gesucht|gelernt|gekocht|getrunken|geholfen|erzählt|erklärt|"
        "besucht|bezahlt|gewohnt|verkauft|verpasst|gebracht|gespielt|gelacht|gefragt|geschlafen|gekannt|gedacht")
GERMAN_VERBS = {
    "ich": {"bin": ["ist", "bist"], "habe": ["hat", "hast"], "gehe": ["geht", "gehst"], "weiß": ["weißt"],
            "muss": ["musst", "müssen"], "kann": ["kannst", "können"], "komme": ["kommt"], "möchte": ["möchtest"],
            "will": ["wollen"], "werde": ["wird"], "bleibe": ["bleibt"], "nehme": ["nimmt"], "lerne": ["lernst"],
            "suche": ["sucht"], "brauche": ["braucht"], "wohne": ["wohnt"], "warte": ["wartet"], "trinke": ["trinkt"]},
    "du": {"bist": ["ist"], "hast": ["hat", "habe"], "kannst": ["kann"], "willst": ["will"], "musst": ["muss"],
           "wirst": ["wird"], "gehst": ["geht"], "fährst": ["fährt"], "darfst": ["darf"], "weißt": ["wissen"]},
    "er": {"ist": ["sind", "bist"], "hat": ["haben", "habe"], "kann": ["können", "kannst"], "will": ["wollen"],
           "geht": ["gehen", "gehst"], "kommt": ["kommen"], "wird": ["werden"], "muss": ["müssen"]},
    "wir": {"sind": ["ist", "seid"], "haben": ["habt", "hat"], "gehen": ["geht"], "müssen": ["muss"],
            "wollen": ["will"], "können": ["kann"], "wohnen": ["wohnt"], "fahren": ["fährt"], "werden": ["wird"]},
}
BOTH = [(p, v, w) for p, verbs in GERMAN_VERBS.items() for v, w in verbs.items()]
ENDINGS = {"er": "en er e es em".split(), "e": "er es em".split(), "es": "er e em".split(), "en": "er es em".split(),
           "em": "er es e".split()}
POSSIBLE = {  # what an adjective may end in behind a determiner's ending
    "der": {"e", "en"}, "die": {"e", "en"}, "das": {"e"}, "den": {"en"}, "dem": {"en"}, "des": {"en"},
    "ein": {"er", "es"}, "kein": {"er", "es"}, "mein": {"er", "es"}, "dein": {"er", "es"}, "sein": {"er", "es"},
    "eine": {"e"}, "einen": {"en"}, "einem": {"en"}, "einer": {"en"}, "eines": {"en"}, "meinen": {"en"},
    "meinem": {"en"}, "seinen": {"en"}, "seinem": {"en"}, "keinen": {"en"}, "keinem": {"en"}}


def german_adjective(match, chance):
    article, stem, ending, noun = match.group(1), match.group(2), match.group(3), match.group(4)
    allowed = POSSIBLE[article.lower()]
    if ending not in allowed or stem + ending in ("anderen", "beiden", "vielen", "wenigen", "meisten"):
        return None
    wrong = [e for e in ("e", "er", "es", "en") if e not in allowed]
    if article.lower() in ("der", "die") and ending == "e":
        wrong = ["er", "es"]
    return f"{article} {stem}{chance.choice(wrong)} {noun}"


def german_order(match, chance):
    conjunction, subject, middle, verb = match.groups()
    return f"{conjunction} {subject} {verb} {middle}"


def german_second(match, chance):
    return f"{match.group(1)} {match.group(3)} {match.group(2)}"


def agree(both):
    """A verb beside its pronoun, in either order."""
    def broken(sentence, chance):
        places = []
        for pronoun, verb, wrong in both:
            for order in (rf"\b({pronoun} )({verb})\b", rf"\b({verb})( {pronoun})\b"):
                for match in re.finditer(order, sentence, re.I):
                    places.append((match, verb, wrong))
        if not places:
            return None
        match, verb, wrong = chance.choice(places)
        start = match.start() + match.group(0).lower().index(verb)
        old = sentence[start : start + len(verb)]
        return sentence[:start] + keep_capital(old, chance.choice(wrong)) + sentence[start + len(verb) :]

    return broken


def german_auxiliary(sentence, chance):
    to_haben = re.search(rf"\b({'|'.join(SEIN)})\b(?=[^,;:]*?\b(?:{MOVED})\b[ .!?,])", sentence, re.I)
    to_sein = re.search(rf"\b({'|'.join(SEIN.values())})\b(?=[^,;:]*?\b(?:{DONE})\b[ .!?,])", sentence, re.I)
    if re.search(r"\b(und|oder|worden)\b", sentence):
        return None
    if to_haben:
        old, new = to_haben, SEIN[to_haben.group(1).lower()]
    elif to_sein:
        old, new = to_sein, {v: k for k, v in SEIN.items()}[to_sein.group(1).lower()]
    else:
        return None
    return sentence[: old.start()] + keep_capital(old.group(0), new) + sentence[old.end() :]


GERMAN = {
    "case": table(DATIVE, r"(?= [A-ZÄÖÜ][a-zäöüß]+\b)", r"(?<=\bmit )|(?<=\bMit )|(?<=\bbei )|(?<=\bvon )|(?<=\baus )|"
                  r"(?<=\bnach )|(?<=\bNach )|(?<=\bseit )|(?<=\bSeit )|(?<=\bzu )"),
    "article": swap(rf"\b(die|eine|keine|meine|diese) ({FEMININE})\b", lambda m, c: {
        "die": "das", "eine": "ein", "keine": "kein", "meine": "mein", "diese": "dieses"}[m.group(1)] + " " + m.group(2)),
    "neuter": swap(r"\b(das|ein|kein|mein) ([A-ZÄÖÜ][a-zäöüß]+(?:chen|lein|ment))\b", lambda m, c: {
        "das": "der", "ein": "eine", "kein": "keine", "mein": "meine"}[m.group(1)] + " " + m.group(2)),
    "adjective": swap(rf"\b({'|'.join(POSSIBLE)}|{'|'.join(p.title() for p in POSSIBLE)}) ([a-zäöüß]{{3,}}?)"
                      r"(er|es|en|em|e) ([A-ZÄÖÜ][a-zäöüß]+)\b", german_adjective),
    "auxiliary": german_auxiliary,
    "order": swap(r"\b(weil|dass|wenn|obwohl|ob|Weil|Wenn|Obwohl) (ich|du|er|es|wir|sie|man) ([a-zäöüßA-ZÄÖÜ ]+) "
                  r"(bin|bist|ist|sind|habe|hast|hat|haben|kann|will|muss|war|waren|hatte|geht|kommt|bleibt)\b(?=[.,!?])",
                  german_order),
    "second": swap(r"^(Heute|Morgen|Gestern|Dann|Jetzt|Hier|Dort|Manchmal|Vielleicht|Deshalb|Trotzdem|Danach|Leider) "
                   r"([a-zäöüß]+(?:e|st|t|en|war|ist|bin|sind)) (ich|du|er|es|wir|sie|man)\b", german_second),
    "agreement": agree(BOTH),
    "infinitive": swap(rf"\b(kann|kannst|können|will|wollen|muss|müssen|soll|sollen|darf) ((?:[A-Za-zäöüÄÖÜß]+ )+)"
                       r"([a-zäöüß]{4,}en)(?=[.!?]$)", lambda m, c: f"{m.group(1)} {m.group(2)}zu {m.group(3)}"),
}

# Spanish

SPANISH_VERBS = {
    "yo": {"soy": ["es"], "tengo": ["tiene"], "voy": ["va"], "estoy": ["está"], "quiero": ["quiere"], "he": ["ha"],
           "no tengo": ["no tiene"], "no sé": ["no sabe"], "creo": ["cree"]},
    "tú": {"eres": ["es"], "tienes": ["tiene"], "estás": ["está"], "quieres": ["quiere"], "puedes": ["puede"]},
    "él": {"es": ["son"], "tiene": ["tienen"], "está": ["están"], "va": ["van"], "canta": ["cantan"]},
    "ella": {"es": ["son"], "tiene": ["tienen"], "está": ["están"], "va": ["van"], "toca": ["tocan"]},
    "nosotros": {"somos": ["son"], "tenemos": ["tienen"], "estamos": ["están"], "vamos": ["van"]},
}


def plural_verb(match, chance):
    noun, verb = match.group(1), match.group(2)
    return f"{noun} {verb[:-1]}"


SPANISH = {
    "article": swap(r"\b(la|una|esta|el|un|este) ([a-záéíóúñ]{3,}(?:ción|sión|dad|tad|aje|miento|or))\b", lambda m, c: {
        "la": "el", "una": "un", "esta": "este", "el": "la", "un": "una", "este": "esta"}[m.group(1)] + " " + m.group(2)
        if not m.group(2).endswith(("mujer", "flor", "labor")) else None),
    "gender": swap(r"\b(la|una|el|un) ([a-záéíóúñ]{3,}[oa])\b(?! [a-z]+\b(?<=[oa]s))", lambda m, c: None
                   if m.group(2).endswith(("ma", "ista", "eta", "mano", "foto", "moto", "agua", "día", "radio", "alma",
                                           "arma", "hambre", "área", "aula", "tranvía", "mapa", "policía", "guía",
                                           "otro", "otra", "poco", "cura", "papa", "cólera", "capital"))
                   or (m.group(1) in ("la", "una")) != m.group(2).endswith("a")
                   else {"la": "el", "una": "un", "el": "la", "un": "una"}[m.group(1)] + " " + m.group(2)),
    "adjective": swap(r"\b((?:las|unas|muchas|los|unos|muchos|la|una|el|un) [a-záéíóúñ]{3,}([oa]s?)) ([a-záéíóúñ]{3,}?)"
                      r"(\2)\b(?=[.,;!?])", lambda m, c: m.group(1) + " " + m.group(3) + {
                          "o": "a", "a": "o", "os": "as", "as": "os"}[m.group(4)]),
    "contraction": swap(r"\b(al|del) ([a-záéíóúñ]+)", lambda m, c: {
        "al": "a el", "del": "de el"}[m.group(1)] + " " + m.group(2)),
    "agreement": agree([(p, v, w) for p, verbs in SPANISH_VERBS.items() for v, w in verbs.items()]),
    "plural": swap(r"^((?:Los|Las) [a-záéíóúñ]+s) ((?:[a-záéíóúñ]+)(?:an|en|aban|ieron|aron)(?<!ron))\b", plural_verb),
    "participle": swap(r"\b(he|has|ha|hemos|habéis|han) ([a-záéíóúñ]{2,}[ai])do\b", lambda m, c:
                       f"{m.group(1)} {m.group(2)}{c.choice(['da', 'dos'])}"),
    "auxiliary": swap(r"\b(he|has|ha|hemos|han) (ido|llegado|salido|venido|vuelto|entrado|dormido|comido|visto|hecho)\b",
                      lambda m, c: {"he": "soy", "has": "eres", "ha": "es", "hemos": "somos", "han": "son"}[m.group(1)]
                      + " " + m.group(2)),
    "likes": swap(r"\b([Mm]e|[Tt]e|[Ll]e|[Nn]os) gusta (el|la|mucho)\b", lambda m, c: f"{m.group(1)} gusto {m.group(2)}"),
    "infinitive": swap(r"\b(voy|vas|va|vamos|van) a ([a-záéíóúñ]+[aei]r(?:me|te|se|lo|la)?)\b",
                       lambda m, c: f"{m.group(1)} {m.group(2)}"),
    "duty": swap(r"\b(tengo|tienes|tiene|tenemos|tienen) que ([a-záéíóúñ]+[aei]r)\b",
                 lambda m, c: f"{m.group(1)} {c.choice(['a', 'de'])} {m.group(2)}"),
    "modal": swap(r"\b(puedo|puedes|puede|podemos|pueden|quiero|quieres|quiere|queremos|quieren) ([a-záéíóúñ]{2,}[aei]r)\b",
                  lambda m, c: f"{m.group(1)} {c.choice(['a', 'de'])} {m.group(2)}"),
    "order": swap(r"\b[Nn]o (me|te|lo|la|le|nos|se) ([a-záéíóúñ]+)\b", lambda m, c: f"{m.group(1)} no {m.group(2)}"),
    "place": swap(r"\b(está|están|estoy) en (el|la|casa)\b", lambda m, c: {
        "está": "es", "están": "son", "estoy": "soy"}[m.group(1)] + " en " + m.group(2)),
    "negation": swap(r"\b[Nn]o ([a-záéíóúñ]+) (nada|nadie|nunca)\b", lambda m, c: f"{m.group(1)} {m.group(2)}"
                     if m.group(1) not in ("hay",) else None),
}

# French

FRENCH_VERBS = {
    "je": {"suis": ["est"], "vais": ["va"], "dois": ["doit"], "peux": ["peut"], "veux": ["veut"], "sais": ["sait"],
           "prends": ["prend"]},
    "tu": {"es": ["est"], "as": ["a"], "vas": ["va"], "peux": ["peut"], "veux": ["veut"], "dois": ["doit"]},
    "il": {"est": ["es", "sont"], "a": ["as", "ont"], "va": ["vas"], "peut": ["peux"], "veut": ["veux"]},
    "elle": {"est": ["es", "sont"], "a": ["as", "ont"], "va": ["vas"]},
    "nous": {"avons": ["avez", "ont"], "sommes": ["sont"], "allons": ["allez"], "avions": ["avaient"]},
    "vous": {"avez": ["avons"], "êtes": ["sommes"], "allez": ["allons"], "pouvez": ["pouvons"]},
    "ils": {"sont": ["est"], "ont": ["a"], "vont": ["va"]},
}
FRENCH = {
    "article": swap(r"\b(la|une|cette|ma|le|un|ce|mon) ([a-zàâçéèêëîïôûù]{3,}(?:tion|sion|té|ette|ance|age|ment|eau))\b",
                    lambda m, c: None if m.group(2) in ("page", "plage", "image", "cage", "eau", "peau", "été", "côté",
                                                        "comité", "nage", "rage") or
                    (m.group(1) in ("la", "une", "cette", "ma")) == m.group(2).endswith(("age", "ment", "eau")) else {
                        "la": "le", "une": "un", "cette": "ce", "ma": "mon", "le": "la", "un": "une", "ce": "cette",
                        "mon": "ma"}[m.group(1)] + " " + m.group(2)),
    "contraction": swap(r"\b(au|du|aux|des) ([a-zàâçéèêëîïôûù]+)", lambda m, c: {
        "au": "à le", "du": "de le", "aux": "à les", "des": "de les"}[m.group(1)] + " " + m.group(2)),
    "agreement": agree([(p, v, w) for p, verbs in FRENCH_VERBS.items() for v, w in verbs.items()]),
    "auxiliary": swap(r"\b(suis|es|est|sommes|sont) (allée?s?|venue?s?|arrivée?s?|partie?s?|sortie?s?|tombée?s?|"
                      r"restée?s?|née?s?|morte?s?|descendus|rentrée?s?)\b", lambda m, c: {
                          "suis": "ai", "es": "as", "est": "a", "sommes": "avons", "sont": "ont"}[m.group(1)]
                      + " " + m.group(2)),
    "être": swap(r"\b(avons|avez|ont) (mangé|fait|pris|vu|acheté|trouvé|parlé|cherché|apporté|attendu|vendu|joué|dit)\b",
                 lambda m, c: {"avons": "sommes", "avez": "êtes", "ont": "sont"}[m.group(1)] + " " + m.group(2)),
    "participle": swap(r"\b(sont|sommes) ([a-zàâçéèêëîïôûù]+és)\b", lambda m, c: f"{m.group(1)} {m.group(2)[:-1]}"),
    "infinitive": swap(r"\b(peux|peut|veux|veut|dois|doit|voudrais|va|vais|vas|pouvez|allez|devez|faut) "
                       r"([a-zàâçéèêëîïôûù]+)er\b", lambda m, c: f"{m.group(1)} {m.group(2)}{c.choice(['é', 'ez'])}"),
    "negation": swap(r"\b([Jj]e|[Tt]u|[Ii]l|[Ee]lle|[Oo]n|[Nn]ous) (ne|n') ?([a-zàâçéèêëîïôûù]+) (pas|plus)\b",
                     lambda m, c: f"{m.group(1)} ne {m.group(4)} {m.group(3)}"),
    "quantity": swap(r"\b(beaucoup|trop|assez|plus|moins|kilo|verre|bouteille|tasse) de ([a-zàâçéèêëîïôûù]+s?)\b",
                     lambda m, c: f"{m.group(1)} {'des' if m.group(2).endswith('s') else 'du'} {m.group(2)}"
                     if m.group(1) in ("beaucoup", "trop", "assez") else None),
    "adjective": swap(r"\b((?:les|des|ces|mes|ses|de) [a-zàâçéèêëîïôûù]{3,}s) ([a-zàâçéèêëîïôûù]{3,}[a-zéè])s\b(?=[.,;!?])",
                      lambda m, c: f"{m.group(1)} {m.group(2)}"),
    "plural": swap(r"\b(les|des|mes|ses|nos|ces) ([a-zàâçéèêëîïôûù]{3,}[a-zéè])s\b(?= (?:sont|ont|étaient|seront|de|et)\b)",
                   lambda m, c: f"{m.group(1)} {m.group(2)}"),
    "subjunctive": swap(r"\b([Ii]l faut que|bien que|[Bb]ien qu'il|pour que) (je|tu|il|elle|nous|vous) (sois|soit|aies|ait|fasse|"
                        r"puisse|vienne)\b", lambda m, c: f"{m.group(1)} {m.group(2)} " + {
                            "sois": "suis", "soit": "est", "aies": "as", "ait": "a", "fasse": "fait",
                            "puisse": "peut", "vienne": "vient"}[m.group(3)]),
}

WAYS = {"de": GERMAN, "es": SPANISH, "fr": FRENCH}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=sorted(WAYS))
    parser.add_argument("file")
    parser.add_argument("--most", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=49)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    ways = WAYS[arguments.language]
    made = {kind: [] for kind in ways}
    share = -(-arguments.most // len(ways))
    for line in open(arguments.file, encoding="utf-8"):
        sentence = line.strip()
        fitting = [(kind, wrong) for kind, way in ways.items() if (wrong := way(sentence, chance)) and wrong != sentence]
        fitting = [(kind, wrong) for kind, wrong in fitting if len(made[kind]) < share]
        if fitting:
            # The rarest kind first, so that each has its share.
            kind, wrong = min(fitting, key=lambda pair: len(made[pair[0]]))
            made[kind].append((kind, wrong, sentence))
    for rows in made.values():
        for row in rows:
            print("\t".join(row))


main()
