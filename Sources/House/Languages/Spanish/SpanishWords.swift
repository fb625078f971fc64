extension TongueTable {
    static let spanish: TongueTable = {
        var data = TongueData()
        data.forms = .spanish
        data.clitics = [
            "lo": "it", "la": "it", "los": "them", "las": "them", "me": "", "nos": "", "te": "", "se": "", "le": "",
            "les": "", "melo": "it", "mela": "it", "melos": "them", "melas": "them", "noslo": "it", "nosla": "it",
        ]
        data.openings = "stop: para, pará"
        data.namesFollow = true
        data.withArticles = "del: de el\nal: a el"
        data.alternatives = ["switch": "light", "switches": "lights", "garage door": "door", "garage doors": "doors"]
        data.amounts = "en, por"
        data.sorts = ["persiana": "shutter", "persianas": "shutters"]
        data.dones = """
            hecho, hecha, hechos, hechas, completado, completada, completados, completadas, comprado, comprada, \
            comprados, \
            compradas, terminado, terminada, terminados, terminadas, realizado, realizada, acabado, acabada, \
            finalizado, \
            finalizada, listo, lista
            """
        data.articleNouns = """
            lock: cierre, cancela
            locks: cierres, cancelas
            switch: enchufe
            switches: enchufes
            """
        data.fractions = """
            0.25: (un|1|) cuarto (de|)
            0.5: media, medio, half, (un|1) medio (de|)
            0.75: tres cuartos (de|), 3 cuartos (de|)
            """
        data.articles = "el, la, los, las, mi, mis, nuestro, nuestra, nuestros, nuestras, tu, tus, su, sus"
        data.courtesies = """
            por favor, ahora, ya, hola, oye, oiga, eh, ok, vale, gracias, porfa, \
            (puedes|podrías|puede|podría|podéis|pueden|podrían|querrías) (me|hacer el favor de|), quiero (que|), \
            quisiera (que|), me gustaría (que|), necesito (que|), ahora mismo, hoy, todavía, aún, echo, me, nos, \
            actualmente, en este momento, inmediatamente, también, actual, actuales, se, que hay, que están, \
            si (es tan|eres tan|fuera tan) amable, si (puedes|puede|no te importa|no le importa), \
            (haz|hazme|haga|hágame) el favor de, cuanto antes, de inmediato, enseguida, solo, solamente, ve, vamos \
            a, otra vez, una vez más, de nuevo, nuevamente, deprisa, rápido, del todo, completamente, por completo, \
            inmediatamente, ya mismo, restante, restantes, sea, sean, haya, haciendo, botón
            """
        data.ones = "un, una, uno"
        data.pronouns = """
            it: eso, esto, lo, ello
            them: ellos, ellas, estos, estas, esas, esos
            everything: todo, toda, todos los (dispositivos|aparatos)
            anything: algo
            """
        data.particles = [
            TongueData.Particle("en", state: "", order: "", before: "in", beforeValue: "to"),
            TongueData.Particle("a", state: "", order: "", before: "to"),
            TongueData.Particle("al", state: "", order: "", before: "to"),
            TongueData.Particle("pausa", state: "paused", order: "pause!", before: ""),
            TongueData.Particle("marcha", state: "running", order: "", before: ""),
            TongueData.Particle("silencio", state: "muted", order: "mute!", before: ""),
            TongueData.Particle("llave", state: "locked", order: "", before: ""),
            TongueData.Particle("hasta", state: "", order: "", before: "to"),
        ]
        data.sameParticles = [
            "en pausa": "pausa", "en marcha": "marcha", "en silencio": "silencio", "en mudo": "silencio",
            "en mute": "silencio", "sin sonido": "silencio", "sin volumen": "silencio", "en espera": "pausa",
            "con llave": "llave", "con cerrojo": "llave", "con pestillo": "llave", "con cerradura": "llave",
            "con el cerrojo": "llave", "con el pestillo": "llave",
        ]
        data.separables = """
            cerrar~cierr*: = close; llave = lock
            abrir*: = open; llave = unlock
            dejar*: = leave; pausa = pause; marcha = turn on; silencio = mute
            pon ponga pongan pongas poner poné: = set; pausa = pause; marcha = turn on; silencio = mute
            """
        data.verbs = SpanishVerbs.plain
        data.nouns = SpanishNouns.things
        data.rooms = SpanishNouns.rooms
        data.states = SpanishNouns.states
        data.copulas = """
            is: está, están, estamos, hace, hacen, marca, marcan, registra, estén, vive, viven, habita, esta siendo, \
            esté, es, son, siguen, queda, quedan, se queda, se (ha|han) quedado, \
            (ha|han) quedado, se encuentra, se encuentran, mora, reside, tiene, tienen, está puesta, \
            (sigue|siguen) estando
            was: estaba, estaban
            is there: hay, tengo, tenemos, tienes
            """
        data.questions = SpanishQuestions.questions
        data.whens = "when: cuando, en cuanto, si"
        data.values = SpanishNouns.values
        data.comparisons = """
            above: más de, por encima de, superior a, mayor que, supere (los|), sube de, suba de, pase de
            below: menos de, por debajo de, inferior a, menor que, baja de, baje de
            """
        data.moments = SpanishTimes.moments
        data.ats = "at: a las, a la, sobre las, hacia las"
        // Not "e": between two things it stands seldom, and is left of "de" or "el" when a letter is missing.
        data.ands = "and: y, y también, además"
        data.ends = "then: luego, después, y luego, y después, entonces"
        data.others = SpanishQuestions.others
        data.numbers = TongueNumbers.spanish
        data.clocks = [
            TongueData.Clock(pattern: "#h y media", minutes: 30), TongueData.Clock(pattern: "#h y cuarto", minutes: 15),
            TongueData.Clock(pattern: "#h menos cuarto", hours: -1, minutes: 45),
            TongueData.Clock(pattern: "#h menos #m", isBefore: true), TongueData.Clock(pattern: "#h y #m"),
            TongueData.Clock(pattern: "#h", minutes: 0),
        ]
        data.templates = SpanishSentences.templates
        data.sentences = SpanishSentences.whole
        return TongueTable(data)
    }()
}
