extension TongueTable {
    static let spanish: TongueTable = {
        var data = TongueData()
        data.articles = "el, la, los, las, mi, mis, nuestro, nuestra, nuestros, nuestras, tu, tus, su, sus"
        data.courtesies = """
            por favor, ahora, ya, hola, oye, eh, ok, vale, gracias, (puedes|podrías|puede|podría) , quiero (que|), \
            quisiera, me gustaría (que|), necesito (que|), ahora mismo, hoy, todavía, aún, echo, me, nos, actualmente, \
            en este momento, inmediatamente, también, actual, se, que hay, que están
            """
        data.ones = "un, una, uno"
        data.pronouns = """
            it: eso, esto, lo, ello
            them: ellos, ellas, estos, estas, esas, esos
            everything: todo, todos los (dispositivos|aparatos)
            anything: algo
            """
        data.particles = [
            TongueData.Particle("en", state: "", order: "", before: "in", beforeValue: "to"),
            TongueData.Particle("a", state: "", order: "", before: "to"),
            TongueData.Particle("al", state: "", order: "", before: "to"),
            TongueData.Particle("llave", state: "locked", order: "", before: ""),
            TongueData.Particle("hasta", state: "", order: "", before: "to"),
        ]
        data.sameParticles = ["con llave": "llave"]
        data.separables = """
            cierra cierre cerrar cierres: = close; llave = lock
            abre abra abrir abras: = open; llave = unlock
            """
        data.verbs = SpanishVerbs.plain
        data.nouns = SpanishNouns.things
        data.rooms = SpanishNouns.rooms
        data.states = SpanishNouns.states
        data.copulas = """
            is: está, están, esta siendo, es, son, sigue, siguen, queda, quedan, se queda
            was: estaba, estaban
            is there: hay
            """
        data.questions = SpanishQuestions.questions
        data.whens = "when: cuando, en cuanto, si"
        data.values = SpanishNouns.values
        data.comparisons = """
            above: más de, por encima de, superior a, mayor que, supere (los|), sube de, suba de, pase de
            below: menos de, por debajo de, inferior a, menor que, baja de, baje de
            """
        data.moments = SpanishTimes.moments
        data.ats = "at: a las, a la, sobre las"
        data.ands = "and: y, e, y también, además"
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
