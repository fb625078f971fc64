extension TongueTable {
    static let french: TongueTable = {
        var data = TongueData()
        data.spelling = .french
        data.forms = .french
        data.namesFollow = true
        data.withArticles = "du: de le\nau: à le\naux: à les"
        data.dones = """
            fait, faite, faits, faites, terminé, terminée, terminés, terminées, acheté, achetée, achetés, achetées, \
            complété, \
            complétée, complétés, complétées, fini, finie, finis, pris, prise
            """
        data.fractions = """
            0.25: (un|) quart (d|de|)
            0.5: demi, demie, half, (une|un) demi, (une|un) demie
            0.75: trois quarts (d|de|)
            """
        data.articles = "le, la, les, l, mon, ma, mes, notre, nos, ton, ta, tes, sa, ses, leur, leurs, votre, vos"
        data.courtesies = """
            s il te plaît, s il vous plaît, stp, svp, maintenant, bonjour, salut, hé, ok, d accord, merci, \
            (peux|pourrais|veux) tu (me|m|), (pouvez|pourriez) vous (me|m|), je (veux|voudrais|souhaite) (que|qu|), \
            j aimerais (que|qu|), tout de suite, encore, déjà, echo, me, nous, actuellement, en ce moment, aussi, \
            tu (peux|pourrais), immédiatement, aujourd hui, elle, il, elles, ils, qui, complètement, se, pièces, \
            moi, y, t, bien, fais, faites, faire, restée, resté, restées, restés, toujours, vite, bouton, \
            (peux|peut) on, (veuillez|merci de|prière de), à nouveau, de nouveau
            """
        data.ones = "un, une"
        data.pronouns = """
            it: ça, cela, ceci, lui
            them: eux, ceux ci
            everything: tout, tous les (appareils|dispositifs)
            anything: quelque chose
            """
        data.particles = [
            TongueData.Particle("en", state: "", order: "", before: "in", beforeValue: "to"),
            TongueData.Particle("sur", state: "", order: "", before: "on", beforeValue: "to"),
            TongueData.Particle("au", state: "", order: "", before: "to"),
            TongueData.Particle("aux", state: "", order: "", before: "to"),
            TongueData.Particle("pause", state: "paused", order: "pause!", before: ""),
            TongueData.Particle("sourdine", state: "muted", order: "mute!", before: ""),
            TongueData.Particle("marche", state: "on", order: "", before: ""),
            TongueData.Particle("clé", state: "locked", order: "", before: ""),
            TongueData.Particle("jusqu", state: "", order: "", before: ""),
        ]
        data.sameParticles = [
            "en marche": "marche", "en route": "marche", "à clé": "clé", "à clef": "clé",
            "muet": "sourdine", "muette": "sourdine", "en muet": "sourdine", "en silencieux": "sourdine",
            "silencieuse": "sourdine",
            "en pause": "pause", "sur pause": "pause", "en sourdine": "sourdine",
        ]
        data.separables = """
            fermer*: = close; clé = lock
            mets met mais maître mettre mettez mettons passer*: = set; pause = pause; sourdine = mute; marche = turn on
            rends rend rendre rendez: = set; sourdine = mute
            remets remet remettre remettez reprends reprend reprendre reprise relancer*: = continue; marche = \
            continue; \
            pause = pause
            """
        data.verbs = FrenchVerbs.plain
        data.nouns = FrenchNouns.things
        data.rooms = FrenchNouns.rooms
        data.states = FrenchNouns.states
        data.copulas = """
            is: est, sont, est (elle|il|ils|elles), sont (elles|ils|il|elle), estil, estelle, sontil, sontils, \
            sontelle, \
            sontelles, reste, restent, soit, sera, (est|sont) (restée|restées|resté|restés)
            was: était, étaient
            is there: (y|il y) a (t il|til|), y at il, y atil, est ce qu il y a, il y a t il, il y a til
            """
        data.questions = FrenchQuestions.questions
        data.whens = "when: quand, lorsque, lorsqu, dès que, dès qu, si, quand est ce que"
        data.values = FrenchNouns.values
        data.comparisons = """
            above: plus de, au dessus de, supérieure à, supérieur à, dépasse, monte au dessus de
            below: moins de, en dessous de, inférieure à, inférieur à, descend sous, passe sous
            """
        data.moments = FrenchTimes.moments
        data.ats = "at: à, vers, a"
        data.ands = "and: et, ainsi que, et aussi"
        data.ends = "then: puis, ensuite, et puis, alors, et ensuite"
        data.others = FrenchQuestions.others
        data.numbers = TongueNumbers.french
        data.clocks = [
            TongueData.Clock(pattern: "#h heures et demie", minutes: 30),
            TongueData.Clock(pattern: "#h heure et demie", minutes: 30),
            TongueData.Clock(pattern: "#h heures et quart", minutes: 15),
            TongueData.Clock(pattern: "#h heures moins le quart", hours: -1, minutes: 45),
            TongueData.Clock(pattern: "#h heures moins #m", isBefore: true),
            TongueData.Clock(pattern: "#h heures #m"), TongueData.Clock(pattern: "#h h #m"),
            TongueData.Clock(pattern: "#h heures", minutes: 0), TongueData.Clock(pattern: "#h heure", minutes: 0),
            TongueData.Clock(pattern: "#h h", minutes: 0),
        ]
        data.templates = FrenchSentences.templates
        data.sentences = FrenchSentences.whole
        return TongueTable(data)
    }()
}
